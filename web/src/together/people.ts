// Who is at a table, as pure functions of what the server says of the people.
import type { People, Seat, TableSummary } from '../net/protocol';

export type Presence = 'bot' | 'mine' | 'here' | 'away' | 'expected';

export function presenceOf(seat: Seat): Presence {
  if (seat.kind === 'bot') return 'bot';
  if (seat.mine) return 'mine';
  if (!seat.come) return 'expected';
  return seat.present ? 'here' : 'away';
}

/** Whether anybody else plays or watches: only then there is somebody to talk to. */
export function inCompany(people: People): boolean {
  return people.watching > 0 || people.seats.some((seat) => (seat.kind !== 'bot' || seat.stands_in === true) && !seat.mine);
}

/** Holds no seat: sees only what is public. */
export function isWatching(people: People): boolean {
  return !people.seats.some((seat) => seat.mine);
}

export function expected(people: People): Seat[] {
  return people.seats.filter((seat) => !seat.come);
}

/** Whose seat is without its person: the others may come to decide about it. */
export function hasLeft(seat: Seat): boolean {
  return seat.kind !== 'bot' && !seat.mine && !seat.present;
}

/** A seat the others may decide about: one that was left, or one at which a bot stands in for somebody who came once. */
export function isUndecided(seat: Seat): boolean {
  return !seat.offered && (hasLeft(seat) || (seat.stands_in === true && !seat.open && seat.yours === undefined));
}

/** The seconds a seat still waits for its holder, so many seconds after the message. */
export function graceLeft(seat: Seat, passed: number): number {
  return Math.max(0, (seat.grace ?? 0) - Math.max(0, passed));
}

/** The seat that was this browser's, and that a bot or another device has now. */
export function lost(people: Pick<People, 'seats'>): Seat | null {
  return people.seats.find((seat) => seat.yours === 'bot') ?? people.seats.find((seat) => seat.yours !== undefined) ?? null;
}

/** Somebody waits for me there: it is my turn, a bot plays for me, or the others want to fill my seat. */
export function needsMe(table: TableSummary): boolean {
  return isMyTurn(table) || (!table.over && table.seats.some((seat) => seat.yours === 'bot' || (seat.mine && seat.wanted)));
}

/** What waits for me first, then the others that go on, then what is over; each in the order given. */
export function inOrder(tables: readonly TableSummary[]): TableSummary[] {
  const rank = (table: TableSummary) => (table.over ? 2 : needsMe(table) ? 0 : 1);
  return [...tables].sort((a, b) => rank(a) - rank(b));
}

export function isMyTurn(table: TableSummary): boolean {
  return !table.over && table.to_move !== null && table.mine.includes(table.to_move);
}
