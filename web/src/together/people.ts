// Who is at a table, as pure functions of what the server says of the people.
import type { People, School, Seat, TableSummary } from '../net/protocol';

export type Presence = 'bot' | 'mine' | 'here' | 'away' | 'expected';

export function presenceOf(seat: Seat): Presence {
  if (seat.kind === 'bot') return 'bot';
  if (seat.mine) return 'mine';
  if (!seat.come) return 'expected';
  return seat.present ? 'here' : 'away';
}

/** Whether anybody else plays or watches: only then there is somebody to talk to. */
export function inCompany(people: People): boolean {
  return people.watching > 0 || people.seats.some((seat) => seat.kind !== 'bot' && !seat.mine);
}

/** Holds no seat: sees only what is public. */
export function isWatching(people: People): boolean {
  return !people.seats.some((seat) => seat.mine);
}

export function expected(people: People): Seat[] {
  return people.seats.filter((seat) => !seat.come);
}

/** Whose seat a bot could take: a person's who is not there. */
export function hasLeft(seat: Seat): boolean {
  return seat.kind !== 'bot' && !seat.mine && !seat.present;
}

/** Who is asked about a bot for a seat: all other persons, except those who are to be replaced themselves. */
export function asked(people: People, school: School): Seat[] {
  return people.seats.filter((seat) => seat.kind !== 'bot' && seat.school !== school && (seat.mine || seat.present || !(seat.school in people.votes)));
}

/** My turn first, then the others that go on, then what is over; each in the order given. */
export function inOrder(tables: readonly TableSummary[]): TableSummary[] {
  const rank = (table: TableSummary) => (table.over ? 2 : isMyTurn(table) ? 0 : 1);
  return [...tables].sort((a, b) => rank(a) - rank(b));
}

export function isMyTurn(table: TableSummary): boolean {
  return !table.over && table.to_move !== null && table.mine.includes(table.to_move);
}
