// A bot that is at it now: for how long already, and how much of the time it may take that is.
import type { Seat } from '../net/protocol';
import type { TableStore } from '../state/table.svelte';

/** A time shorter than this is over before a bar could be read. */
const LEAST = 0.5;

export interface AtWork {
  seat: Seat;
  seconds: number;
  /** From 0 to 1; null where it is over at once, or nobody knows. */
  share: number | null;
  /** It cannot think yet, because others do: its place in the line. */
  place: number | null;
}

export function atWork(store: TableStore, now: () => number): AtWork | null {
  const seat = store.turnSeat;
  // The opponent of a puzzle has no level: nobody thinks for it.
  if (store.view?.over || seat?.kind !== 'bot' || seat.level === null) return null;
  const passed = Math.max(0, (now() - store.waiting) / 1000);
  const thinks = seat.thinks ?? 0;
  const place = seat.waits ?? null;
  return { seat, seconds: Math.floor(passed), share: thinks < LEAST || place ? null : Math.min(1, passed / thinks), place };
}
