// The last state of each table this browser has shown to its end; the server sends the steps since.
const KEY = 'tashkalar.seen.';

export function lastSeen(table: string): number {
  try {
    return Number(localStorage.getItem(KEY + table) ?? 0);
  } catch {
    return 0;
  }
}

export function rememberSeen(table: string, state: number): void {
  try {
    localStorage.setItem(KEY + table, String(state));
  } catch {
    // Without storage everything since the beginning of the visit is simply new.
  }
}
