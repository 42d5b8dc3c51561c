import { describe, expect, it } from 'vitest';
import catalogue from '../fixtures/catalogue';
import fixture from '../fixtures/turn';
import { ownerOf } from '../src/model/owner';
import { lastBack, pastOf, turnsOf } from '../src/model/past';
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

describe('turns that were taken back', () => {
  const backs = [{ turn: 9, school: 'northern', line: 3 }, { turn: 9, school: 'northern', line: 5 }];

  it('stand in the log where it happened', () => {
    expect(turnsOf(log, backs).map((turn) => [turn.turn, turn.back, turn.lines.length])).toEqual([[9, true, 0], [9, false, 2], [9, true, 0], [8, false, 3]]);
  });

  it('are news until something is played', () => {
    expect(lastBack(log, backs)).toEqual(backs[1]);
    expect(lastBack(log, backs.slice(0, 1))).toBeNull();
    expect(lastBack(log, [])).toBeNull();
  });
});

describe('the set-up', () => {
  it('is nobody’s turn', () => {
    const first: LogLine = { turn: 1, school: 'highland', key: 'placed', params: { square: 'd4', colour: 'blue', whose: 'blue', set_up: true }, text: '', squares: [] };
    expect(turnsOf([first, line(1, 'northern', 'placed', { square: 'e5' })]).map((turn) => turn.turn)).toEqual([1, 0]);
  });
});

describe('whose card it is', () => {
  const view = { ...fixture.table.view, hand: ['Knight'], log: [line(3, 'highland', 'summoned', { card: 'Titan', square: 'e5' })] };
  const seats = [{ ...fixture.table.seats[0]!, school: 'northern', colour: 'blue' }, { ...fixture.table.seats[1]!, school: 'highland', colour: 'yellow' }];
  const owner = (card: string) => ownerOf(card, view, seats, catalogue, 'blue');

  it('is told by the hand, the log and the decks', () => {
    expect(owner('Knight')).toBe('blue');
    expect(owner('Titan')).toBe('yellow');
    expect(owner('Wolf Rider')).toBe('yellow');
    expect(owner('Hell Bull')).toBe('blue');
  });
});
