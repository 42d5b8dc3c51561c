import { describe, expect, it } from 'vitest';
import { pastOf, turnsOf } from '../src/model/past';
import type { LogLine } from '../src/net/protocol';

function line(turn: number, school: string, key: string, params: Record<string, string>): LogLine {
  return { turn, school, key, params, text: '', squares: [] };
}

const log = [
  line(8, 'highland', 'placed', { square: 'e8' }),
  line(8, 'highland', 'summoned', { square: 'g5', card: 'Wolf Rider' }),
  line(8, 'highland', 'moved', { from: 'g5', to: 'h6' }),
  line(9, 'northern', 'placed', { square: 'e6' }),
  line(9, 'northern', 'destroyed', { square: 'e4', colour: 'yellow' }),
];

describe('traces of the past', () => {
  it('marks where the last turn of the others ended', () => {
    const past = pastOf(log, 9, 'northern');
    expect(past.to).toEqual(['e8', 'h6']);
    expect(past.from).toEqual(['g5']);
  });

  it('keeps what broke in the turn that runs', () => {
    expect(pastOf(log, 9, 'northern').broken).toEqual([{ square: 'e4', colour: 'yellow' }]);
  });

  it('groups the log by turns, newest first', () => {
    expect(turnsOf(log).map((turn) => [turn.turn, turn.lines.length])).toEqual([[9, 2], [8, 3]]);
  });
});
