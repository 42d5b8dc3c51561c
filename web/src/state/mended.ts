// A rule was mended since a game was begun: whoever plays there is told once in this browser, and again when it costs a turn.
import type { Mended } from '../net/protocol';

const KEY = 'tashkalar.mended.';

function wordOf(mended: Mended): string {
  return `${mended.turn}${mended.anew ? ' anew' : ''}`;
}

/** Whether this has been read at a table. */
export function hasReadMended(table: string, mended: Mended): boolean {
  try {
    const read = localStorage.getItem(KEY + table);
    return read === wordOf(mended) || (read !== null && !mended.anew);
  } catch {
    return false;
  }
}

export function rememberMended(table: string, mended: Mended): void {
  try {
    localStorage.setItem(KEY + table, wordOf(mended));
  } catch {
    // Without storage it is said again with the next page.
  }
}
