// Where we are, kept in the address after "#": works from any server without rewriting, and the secret of a seat's link
// never reaches a server's log.

/** Something to read over another address: "#/table/x/cards/Knight". */
const READING = /^(#\/(?!cards\b).+?)(\/cards)(?:\/(.*))?$/;

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function hashOf(...place: readonly (string | number)[]): string {
  return `#/${place.map((part) => encodeURIComponent(part)).join('/')}`;
}

class Route {
  table = $state<string | null>(null);
  /** The secret of the seat a link leads to, as long as it has not been used. */
  link = $state<string | null>(null);
  /** The parts of the address: ["learn", "lesson", "crush"]. What is read on top of it is left out. */
  place = $state.raw<readonly string[]>([]);
  /** The card, task or term that is read over what is on the screen; empty: the list of all. Null: nothing is read. */
  reading = $state<string | null>(null);

  constructor() {
    this.#read();
    addEventListener('hashchange', () => this.#read());
  }

  #read(): void {
    const [, table, link] = /^#\/table\/([^/?]+)(?:\?seat=([^&]*))?/.exec(location.hash) ?? [];
    this.table = table ?? null;
    this.link = link ?? null;
    const [, below, , key] = READING.exec(location.hash) ?? [];
    this.place = (below ?? location.hash).replace(/^#?\/?/, '').replace(/\?.*/, '').split('/').filter(Boolean).map(decoded);
    this.reading = below === undefined ? null : decoded(key ?? '');
  }

  /** The link has done its work: its secret leaves the address and the history. */
  dropLink(): void {
    history.replaceState(history.state, '', location.hash.replace(/\?.*/, ''));
    this.link = null;
  }

  go(...place: readonly (string | number)[]): void {
    location.hash = hashOf(...place);
  }

  /** Reads about a card, task or term without leaving the table, lesson or puzzle on the screen. */
  read(key = ''): void {
    const below = READING.exec(location.hash)?.[1] ?? location.hash;
    if (below === '' || below === '#/' || below.startsWith('#/cards')) return this.go('cards', ...(key ? [key] : []));
    history.pushState({ read: this.#pagesRead() + 1 }, '', `${below}/cards/${encodeURIComponent(key)}`);
    this.#read();
  }

  /** Back to what lies below, so that the back button does not lead through all that was read. */
  stopReading(): void {
    const pages = this.#pagesRead();
    if (pages > 0) return history.go(-pages);
    history.replaceState(null, '', READING.exec(location.hash)?.[1] ?? location.hash);
    this.#read();
  }

  #pagesRead(): number {
    return Number((history.state as { read?: number } | null)?.read ?? 0);
  }

  open(table: string): void {
    location.hash = `#/table/${encodeURIComponent(table)}`;
  }

  lobby(): void {
    location.hash = '#/';
  }
}

export const route = new Route();
