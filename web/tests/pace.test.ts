import { describe, expect, it } from 'vitest';
import { beatsOf, type Beat } from '../src/model/beats';
import { duration } from '../src/model/diff';
import { storyOf } from '../src/model/story';
import type { Event, Pieces, Step } from '../src/net/protocol';

type Part = { choice: string; events: Event[]; pieces: Pieces; used?: string[] };

const stone = (square: string) => ({ square, colour: 'red', rank: 'common' });
const event = (key: string, params: Record<string, unknown>): Event => ({ key, params, text: '', squares: [] });

const placed = (square: string, pieces: string): Part => ({ choice: `place ${square}`, events: [event('placed', stone(square))], pieces: { red: pieces } });
const summoned = (card: string, square: string, pieces: Pieces, ...effect: Event[]): Part => ({
  choice: `summon ${card} ${square}`, events: [event('summoned', { card, square, colour: 'red', rank: 'heroic' }), ...effect], pieces, used: ['d4', 'e4'],
});
const destroyed = (...squares: string[]) => squares.map((square) => event('destroyed', { square, colour: 'blue', rank: 'common' }));
const end = (pieces: Pieces): Part => ({ choice: 'end', events: [event('drew', { school: 'southern', number: 1, deck: 'school' }), event('turn', {})], pieces });

function told(before: Pieces, ...parts: Part[]): Beat[] {
  const steps: Step[] = parts.map(({ choice, events, pieces, used }) => ({ school: 'southern', turn: 3, choice, events, pieces, ...(used ? { with: used } : {}) }));
  return beatsOf(storyOf({ first: 1, before, steps }, 'me')[0]!);
}

const total = (beats: readonly Beat[]) => beats.reduce((sum, beat) => sum + beat.time, 0);

const stones = told({ red: 'd4' }, placed('e4', 'd4 e4'), placed('f4', 'd4 e4 f4'), end({ red: 'd4 e4 f4' }));
const ordinary = told(
  { red: 'd4', blue: 'f5' },
  placed('e4', 'd4 e4'), summoned('Knight', 'e5', { red: 'd4 e4 e5*' }, ...destroyed('f5')), end({ red: 'd4 e4 e5*' }),
);
const rich = told(
  { red: 'd4 e4', blue: 'f5 f6 f7 g3' },
  summoned('Knight', 'e5', { red: 'd4 e4 e5*', blue: 'g3' }, ...destroyed('f5', 'f6', 'f7')),
  { choice: 'e5-e6', events: [event('moved', { from: 'e5', to: 'e6', colour: 'red' })], pieces: { red: 'd4 e4 e6*', blue: 'g3' } },
  summoned('Bannerman', 'f3', { red: 'd4 e4 e6* f3*' }, ...destroyed('g3')),
  { choice: 'claim', events: [event('claimed', { task: 'Rainbow', school: 'southern' })], pieces: { red: 'd4 e4 e6* f3*' } },
  end({ red: 'd4 e4 e6* f3*' }),
);

describe('the pace of a story', () => {
  it('tells an ordinary turn in under four seconds, and two stones in much less', () => {
    expect(total(ordinary)).toBeLessThan(4000);
    expect(total(stones)).toBeLessThan(total(ordinary) / 2);
  });

  it('grows with what happens, up to a limit', () => {
    expect(total(rich)).toBeGreaterThan(total(ordinary) * 1.3);
    expect(total(rich)).toBeLessThan(8000);
    const breaking = (beats: readonly Beat[]) => beats.find((beat) => beat.events[0]?.key === 'destroyed')!.time;
    expect(breaking(rich)).toBeGreaterThan(breaking(ordinary));
  });

  it('never blinks: every movement ends before the next begins', () => {
    for (const beat of [...stones, ...ordinary, ...rich]) {
      expect(beat.time).toBeGreaterThanOrEqual(380);
      expect(beat.time).toBeGreaterThan(duration(beat.motions));
    }
  });

  it('is slower at first: the first card longest, later ones quicker', () => {
    const cards = rich.filter((beat) => beat.kind === 'card').map((beat) => beat.time);
    expect(cards).toHaveLength(3);
    expect(cards).toEqual([...cards].sort((a, b) => b - a));
    expect(cards[0]).toBe(Math.max(...rich.map((beat) => beat.time)));
    expect(cards[1]).toBeLessThan(cards[0]!);
  });
});
