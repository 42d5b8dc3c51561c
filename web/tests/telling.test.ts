import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Pieces, Step, TableMessage } from '../src/net/protocol';
import { TableStore } from '../src/state/table.svelte';
import turnFixture from '../fixtures/turn';
import { place } from './helpers';

const base = turnFixture.table;
const me = base.view.seat!;

interface Said extends Partial<TableMessage> {
  number: number;
  turn?: number;
  seat?: string | null;
  pieces?: Pieces;
}

/** A table whose history has so many steps. */
function message({ number, turn = 9, seat = me, pieces = {}, ...part }: Said): TableMessage {
  return { ...base, options: [place('a3')], steps: [], before: null, ...part, state: number, view: { ...base.view, seat, state: number, turn, pieces } };
}

function turnOf(school: string, turn: number, square: string): Step[] {
  const pieces = { yellow: square };
  return [
    { school, turn, choice: `place ${square}`, events: [{ key: 'placed', params: { square, colour: 'yellow', rank: 'common' }, text: '', squares: [square] }], pieces },
    { school, turn, choice: 'end', events: [{ key: 'turn', params: {}, text: '', squares: [] }], pieces },
  ];
}

describe('the story of a round', () => {
  let store: TableStore;
  let told: Record<string, number>;
  let still = false;

  const sit = () => {
    store = new TableStore({
      reducedMotion: () => still,
      told: (seat) => told[seat ?? ''] ?? 0,
      tell: (seat, number) => (told[seat ?? ''] = Math.max(told[seat ?? ''] ?? 0, number)),
    });
    store.connect({ send: () => {}, close: () => {} });
  };
  /** Who is told of, one after the other, until nothing is left. */
  const listen = () => {
    const heard: string[] = [];
    for (let i = 0; store.replay.telling && i < 100; i++) {
      const name = store.replay.school!;
      if (heard.at(-1) !== name) heard.push(name);
      vi.advanceTimersToNextTimer();
    }
    return heard;
  };

  beforeEach(() => {
    vi.useFakeTimers();
    told = {};
    still = false;
    sit();
  });

  afterEach(() => {
    store.destroy();
    vi.useRealTimers();
  });

  it('tells three turns in order, however fast they come', () => {
    store.receive(message({ number: 10, turn: 6, options: [] }));
    store.receive(message({ number: 12, turn: 7, options: [], steps: turnOf('b', 6, 'a5'), before: {} }));
    store.receive(message({ number: 14, turn: 8, options: [], steps: turnOf('c', 7, 'a6'), before: { yellow: 'a5' } }));
    vi.advanceTimersByTime(300);
    store.receive(message({ number: 16, turn: 9, steps: turnOf('d', 8, 'a7'), before: { yellow: 'a6' }, pieces: { yellow: 'a7' } }));
    expect(store.stage).toBe('wait');
    expect(store.turns.map((turn) => turn.school)).toEqual(['b', 'c', 'd']);
    expect(listen()).toEqual(['b', 'c', 'd']);
    expect(store.stage).toBe('turn');
    expect([...store.position.keys()]).toEqual(['a7']);
    expect(told[me]).toBe(16);
    store.replay.again(store.turns.slice(1, 2));
    expect(listen()).toEqual(['c']);
    expect([...store.position.keys()]).toEqual(['a7']);
    expect(told[me]).toBe(16);
  });

  const round = () => message({ number: 16, steps: [...turnOf('b', 6, 'a5'), ...turnOf('c', 7, 'a6'), ...turnOf('d', 8, 'a7')], before: {}, pieces: { yellow: 'a7' } });

  it('tells after a reload only what was not told, and keeps the rest for the pictures', () => {
    told[me] = 12;
    store.receive(round());
    expect(store.turns).toHaveLength(3);
    expect(listen()).toEqual(['c', 'd']);
    store.destroy();
    sit();
    store.receive(round());
    expect(store.replay.telling).toBe(false);
    expect(store.turns).toHaveLength(3);
  });

  it('can be paused, stepped through, and skipped turn by turn or whole', () => {
    store.receive(round());
    store.replay.toggle();
    vi.advanceTimersByTime(60_000);
    expect(store.replay.at).toBe(0);
    store.replay.on();
    expect([...store.position.keys()]).toEqual(['a5']);
    store.replay.back();
    expect(store.position.size).toBe(0);
    expect(store.replay.paused).toBe(true);
    store.replay.skipTurn();
    expect(store.replay.school).toBe('c');
    expect(told[me]).toBe(12);
    expect(store.options).toEqual([]);
    store.replay.skip();
    expect(store.options).toHaveLength(1);
    expect([...store.position.keys()]).toEqual(['a7']);
    expect(told[me]).toBe(16);
  });

  it('shows still pictures to whoever wants no movement', () => {
    still = true;
    store.receive(round());
    expect(store.replay.telling).toBe(true);
    store.replay.on();
    expect(store.replay.motions).toEqual([]);
    expect(store.replay.beat?.events).toHaveLength(1);
    expect(listen()).toEqual(['b', 'c', 'd']);
  });

  it('goes on when the line was cut, and stops for a choice that was taken back', () => {
    store.receive(round());
    store.replay.on();
    store.receive(round());
    expect(store.replay.at).toBe(1);
    store.replay.skip();
    const own = { ...turnOf(me, 9, 'c3')[0]!, pieces: { yellow: 'a7', blue: 'c3' } };
    store.receive(message({ number: 17, steps: [own], before: { yellow: 'a7' }, pieces: own.pieces }));
    expect(store.replay.telling).toBe(false);
    expect(store.turns).toHaveLength(3);
    store.replay.again(store.turns);
    store.receive(message({ number: 16, pieces: { yellow: 'a7' } }));
    expect(store.replay.telling).toBe(false);
    expect([...store.position.keys()]).toEqual(['a7']);
    expect(store.turns.flatMap((turn) => turn.steps).some((step) => step.choice === 'place c3')).toBe(false);
  });

  it('keeps quiet behind the curtain and tells each person at the screen their own round', () => {
    store.receive(message({ number: 12, turn: 7, curtain: 'sylvan', seat: null, options: [], steps: turnOf('b', 6, 'a5'), before: {} }));
    expect(store.replay.telling).toBe(false);
    told[me] = 12;
    store.receive(message({ number: 12, turn: 7, seat: 'sylvan', steps: turnOf('b', 6, 'a5'), before: {} }));
    expect(listen()).toEqual(['b']);
    expect(told).toEqual({ [me]: 12, sylvan: 12 });
  });

  it('tells whoever watches the last round', () => {
    const seats = [...base.seats, ...base.seats].slice(0, 3);
    store.receive({ ...round(), seats, view: { ...round().view, seat: null } });
    expect(listen()).toEqual(['b', 'c', 'd']);
    store.receive({ ...message({ number: 18, turn: 10, seat: null, steps: turnOf('b', 9, 'a8'), before: {} }), seats });
    expect(store.turns.map((turn) => turn.turn)).toEqual([7, 8, 9]);
  });

  it('is ended by a tap, which chooses nothing; but a learner’s tap goes through', () => {
    const sent: unknown[] = [];
    store.connect({ send: (one) => sent.push(one), close: () => {} });
    store.receive(round());
    store.pick('a3');
    expect(store.replay.telling).toBe(false);
    expect(sent).toEqual([]);
    store.coached = true;
    store.replay.again(store.turns);
    store.pick('a3');
    expect(store.replay.telling).toBe(false);
    expect(sent).toMatchObject([{ type: 'play', choice: 'place a3' }]);
  });

  it('leaves out what one has played oneself in another seat, unless two people share the screen', () => {
    const seats = (kind: 'me' | 'screen') => base.seats.map((seat) => ({ ...seat, mine: true, kind: seat.school === me ? kind : ('me' as const) }));
    const other = base.seats.find((seat) => seat.school !== me)!.school;
    const turn = { number: 12, turn: 7, steps: turnOf(other, 6, 'a5'), before: {}, pieces: { yellow: 'a5' } };
    store.receive(message({ ...turn, seats: seats('me') }));
    expect(store.replay.telling).toBe(false);
    expect([...store.position.keys()]).toEqual(['a5']);
    sit();
    store.receive(message({ ...turn, seats: seats('screen') }));
    expect(listen()).toEqual([other]);
  });

  it('does not fall behind for ever', () => {
    const seats = base.seats.slice(0, 2);
    const watch = (number: number, turn: number, steps: Step[]) => store.receive({ ...message({ number, turn, seat: null, steps, before: {} }), seats });
    for (let turn = 1; turn <= 9; turn++) watch(turn * 2, turn + 1, turnOf(turn % 2 ? 'b' : 'c', turn, 'a5'));
    expect([...new Set(store.replay.beats.map((beat) => beat.turn.turn))]).toEqual([1, 8, 9]);
  });
});
