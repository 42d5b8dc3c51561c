import { describe, expect, it, vi } from 'vitest';
import type { LogLine, PeopleMessage, View } from '../src/net/protocol';
import { lastTurnOf, pendingOf, sidesOf, triggerOf } from '../src/model/sides';
import { atWork } from '../src/story/atWork';
import { TableStore } from '../src/state/table.svelte';
import melee from '../fixtures/melee';
import team from '../fixtures/team';
import turn from '../fixtures/turn';

const view = (part: Partial<View>): View => ({ ...melee.table.view, ...part });
const [first, , , own] = team.table.seats;

describe('sides', () => {
  it('are teams where partners share a colour, one’s own last', () => {
    const sides = sidesOf(team.table.seats, first!.school);
    expect(sides.map((side) => side.seats.length)).toEqual([2, 2]);
    expect(sides[1]!.seats.map((seat) => seat.school)).toContain(first!.school);
    expect(sidesOf(team.table.seats, own!.school)[1]!.colour).toBe(own!.colour);
  });

  it('are single seats in a melee', () => {
    expect(sidesOf(melee.table.seats, 'northern').map((side) => side.seats[0]!.school)).toEqual(['southern', 'sylvan', 'etherweavers', 'northern']);
  });
});

describe('the last round', () => {
  const last = view({ turns_left: 2, to_come: ['sylvan', 'etherweavers'], turn_of: 'northern', last: 'etherweavers' });

  it('says of everybody whether a turn is left', () => {
    expect(['southern', 'northern', 'sylvan', 'etherweavers'].map((school) => lastTurnOf(last, school))).toEqual(['played', 'now', 'to_come', 'to_come']);
  });

  it('says nothing before and after', () => {
    expect(lastTurnOf(view({}), 'northern')).toBeNull();
    expect(lastTurnOf({ ...last, over: true }, 'northern')).toBeNull();
  });

  it('knows who brought it about, when and why', () => {
    const line: LogLine = { turn: 31, school: 'southern', key: 'end_triggered', params: { school: 'southern', reason: 'points', schools: ['sylvan'] }, text: 'x', squares: [] };
    expect(triggerOf(view({ log: [line, ...melee.table.view.log] }))).toEqual({ turn: 31, why: { key: 'points', params: line.params, text: 'x' } });
    expect(triggerOf(view({}))).toBeNull();
  });
});

describe('a pending being', () => {
  it('costs what the server says, in a melee in every colour', () => {
    expect(pendingOf(melee.table.view, 'etherweavers')).toEqual({ card: 'Merchant of Time', cost: 2, everyColour: true });
    expect(pendingOf(melee.table.view, 'northern')).toBeNull();
    expect(pendingOf({ ...turn.table.view, pending: { northern: 'Knight' }, penalty: { northern: 2 } }, 'northern')?.everyColour).toBe(false);
  });
});

describe('a bot at work', () => {
  it('is told with its time, and with the share of it that has run', () => {
    const store = new TableStore({ reducedMotion: () => true });
    const seats = melee.table.seats.map((seat) => (seat.kind === 'bot' ? { ...seat, thinks: 4 } : seat));
    store.receive({ ...melee.table, seats, options: [], view: view({ to_move: 'southern', turn_of: 'southern' }) });
    const later = (seconds: number) => () => store.waiting + 1000 * seconds;
    expect(atWork(store, later(1.2))).toMatchObject({ seat: { school: 'southern' }, seconds: 1, share: 0.3 });
    expect(atWork(store, later(9))).toMatchObject({ seconds: 9, share: 1 });
    store.receive(melee.table);
    expect(atWork(store, later(1))).toBeNull();
    store.destroy();
  });

  it('is nobody where the opponent of a puzzle would be next', () => {
    const store = new TableStore({ reducedMotion: () => true });
    const seats = melee.table.seats.map((seat) => (seat.kind === 'bot' ? { ...seat, level: null } : seat));
    store.receive({ ...melee.table, seats, options: [], view: view({ to_move: 'southern', turn_of: 'southern' }) });
    expect(atWork(store, () => store.waiting)).toBeNull();
    store.destroy();
  });

  it('that has to wait is told with its place, and its time begins when it thinks', () => {
    vi.useFakeTimers();
    const store = new TableStore({ reducedMotion: () => true });
    const seats = (waits?: number) => melee.table.seats.map((seat) => (seat.kind === 'bot' ? { ...seat, thinks: 4, waits } : seat));
    const people = (waits?: number): PeopleMessage => ({ type: 'people', seats: seats(waits), watching: 0, creator: true, votes: {}, clock: null });
    store.receive({ ...melee.table, seats: seats(), options: [], view: view({ to_move: 'southern', turn_of: 'southern' }) });
    store.receive(people(3));
    vi.advanceTimersByTime(5000);
    expect(atWork(store, Date.now)).toMatchObject({ place: 3, share: null });
    store.receive(people());
    expect(atWork(store, Date.now)).toMatchObject({ place: null, seconds: 0, share: 0 });
    store.destroy();
    vi.useRealTimers();
  });
});
