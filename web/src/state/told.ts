// How far each table's story has been told in this browser: the number of a step of the game, for every seat.
import type { School } from '../net/protocol';

const KEY = 'tashkalar.told.';

function keyOf(table: string, seat: School | null): string {
  return `${KEY}${table}.${seat ?? ''}`;
}

export function lastTold(table: string, seat: School | null): number {
  try {
    return Number(localStorage.getItem(keyOf(table, seat)) ?? 0);
  } catch {
    return 0;
  }
}

/** What is told once more changes nothing. */
export function rememberTold(table: string, seat: School | null, number: number): void {
  if (number <= lastTold(table, seat)) return;
  try {
    localStorage.setItem(keyOf(table, seat), String(number));
  } catch {
    // Without storage a page that is loaded again tells the round again.
  }
}
