// Where we are, kept in the address after "#": works from any server without rewriting, and what is secret in a link
// (a seat's key, later) never reaches a server's log.
class Route {
  table = $state<string | null>(null);

  constructor() {
    this.#read();
    addEventListener('hashchange', () => this.#read());
  }

  #read(): void {
    this.table = /^#\/table\/([^/?]+)/.exec(location.hash)?.[1] ?? null;
  }

  open(table: string): void {
    location.hash = `#/table/${encodeURIComponent(table)}`;
  }

  lobby(): void {
    location.hash = '#/';
  }
}

export const route = new Route();
