// Where we are, kept in the address after "#": works from any server without rewriting, and the secret of a seat's link
// never reaches a server's log.
class Route {
  table = $state<string | null>(null);
  /** The secret of the seat a link leads to, as long as it has not been used. */
  link = $state<string | null>(null);

  constructor() {
    this.#read();
    addEventListener('hashchange', () => this.#read());
  }

  #read(): void {
    const [, table, link] = /^#\/table\/([^/?]+)(?:\?seat=([^&]*))?/.exec(location.hash) ?? [];
    this.table = table ?? null;
    this.link = link ?? null;
  }

  /** The link has done its work: its secret leaves the address and the history. */
  dropLink(): void {
    history.replaceState(history.state, '', location.hash.replace(/\?.*/, ''));
    this.link = null;
  }

  open(table: string): void {
    location.hash = `#/table/${encodeURIComponent(table)}`;
  }

  lobby(): void {
    location.hash = '#/';
  }
}

export const route = new Route();
