import { beforeEach, describe, expect, it, vi } from 'vitest';
import catalogueFixture from '../fixtures/catalogue';
import melee from '../fixtures/melee';
import returning from '../fixtures/return';
import start from '../fixtures/start';
import team from '../fixtures/team';
import { describeOption } from '../src/i18n/describe';
import { catalogue } from '../src/state/catalogue.svelte';
import { TableStore } from '../src/state/table.svelte';
import { headline, spoken, waitLine } from '../src/table/headline';
import { namingOf } from '../src/table/names';
import type { Seat, TableMessage } from '../src/net/protocol';

vi.mock('../src/state/settings.svelte', () => ({ settings: { lang: 'en' } }));

const NAMES = ['Ada', 'Bob', 'Cem', 'Dot'];

/** Seats with names; those at these places are the reader's. */
const named = (seats: readonly Seat[], ...mine: number[]): Seat[] => seats.map((seat, i) => ({ ...seat, kind: 'me', level: null, name: NAMES[i]!, mine: mine.includes(i), come: true, present: true }));

function at(message: TableMessage): TableStore {
  const store = new TableStore({ reducedMotion: () => true });
  store.receive(message);
  return store;
}

beforeEach(() => catalogue.set(catalogueFixture));

describe('those at a table', () => {
  it('are called by their names, the reader “you”', () => {
    const seats = named(melee.table.seats, 0);
    const naming = namingOf(seats);
    expect(seats.map((seat) => naming.school(seat.school))).toEqual(['you', 'Bob', 'Cem', 'Dot']);
    expect(seats.map((seat) => naming.colour(seat.colour))).toEqual(['you', 'Bob', 'Cem', 'Dot']);
    expect(seats.map((seat) => naming.isYou(seat.school))).toEqual([true, false, false, false]);
  });

  it('are all called by their names where several sit at one screen', () => {
    const seats = named(melee.table.seats, 0, 1);
    expect(seats.map((seat) => namingOf(seats).colour(seat.colour))).toEqual(NAMES);
  });

  it('own their pieces as a team', () => {
    const seats = named(team.table.seats, 0);
    const naming = namingOf(seats);
    const others = seats.filter((seat) => seat.colour !== seats[0]!.colour).map((seat) => seat.name);
    expect(naming.colour(seats[0]!.colour)).toBe('your team');
    expect(naming.colour(seats.find((seat) => seat.colour !== seats[0]!.colour)!.colour)).toBe(others.join(' & '));
  });

  it('are named on buttons, where nobody is their schools', () => {
    const seats = named(melee.table.seats, 0);
    const flare = { text: 'flare', kind: 'flare' as const, colour: seats[1]!.colour };
    expect(describeOption(flare, null, namingOf(seats))).toBe('Invoke the flare against Bob');
    expect(describeOption(flare, null)).toBe(`Invoke the flare against ${catalogue.colourName(seats[1]!.colour)}`);
  });
});

describe('the line above the board', () => {
  it('leaves a question without a card to the strip, but says it to those who listen', () => {
    const store = at(returning.table);
    expect(headline(store)).toBe('Your turn');
    expect(spoken(store)).toBe('Put any cards under their decks?');
    store.destroy();
  });

  it('says whose first stone is to be placed', () => {
    const own = at(start.table);
    expect(spoken(own)).toBe('Choose the square of your first stone');
    own.destroy();
    const seats = named(melee.table.seats, 3);
    const options = [{ text: 'start f8', kind: 'start' as const, square: 'f8', colour: seats[0]!.colour }];
    const question = start.table.question!;
    const other = at({ ...melee.table, seats, options, question });
    expect(spoken(other)).toBe('Choose the square of Ada’s first stone');
    other.destroy();
  });

  it('says who is waited for, and whether they are away', () => {
    const seats = named(melee.table.seats, 3);
    const waiting = (seat: Partial<Seat>) => {
      const store = at({ ...melee.table, options: [], question: null, seats: seats.map((one, i) => (i === 0 ? { ...one, ...seat } : one)), view: { ...melee.table.view, to_move: seats[0]!.school, turn_of: seats[0]!.school } });
      const line = waitLine(store);
      store.destroy();
      return line;
    };
    expect([waiting({}), waiting({ present: false }), waiting({ come: false })]).toEqual(['Ada is playing', 'Waiting for Ada (away)', 'Waiting for Ada']);
  });
});
