// The links of the tables made in this browser. The server keeps only a digest of them, so whoever made a table finds
// them here again; one that is lost can be renewed.
import type { School, TableSummary } from '../net/protocol';

const KEY = 'tashkalar.links';

type Links = Record<School, string>;

function load(): Record<string, Links> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Links>;
  } catch {
    return {};
  }
}

class Invitations {
  #all = $state.raw<Record<string, Links>>(load());
  #fresh: string | null = null;

  /** A table has just been made here. */
  made(table: string, links: Links): void {
    if (Object.keys(links).length === 0) return;
    this.#fresh = table;
    this.#save({ ...this.#all, [table]: links });
  }

  /** Whether its invitations have not been shown yet; they are then. */
  isFresh(table: string): boolean {
    const fresh = this.#fresh === table;
    if (fresh) this.#fresh = null;
    return fresh;
  }

  renewed(table: string, school: School, link: string): void {
    this.#save({ ...this.#all, [table]: { ...this.#all[table], [school]: link } });
  }

  /** By the school, or by the place the seat had before its school was chosen. */
  link(table: string, school: School, number: number): string | null {
    return this.#all[table]?.[school] ?? this.#all[table]?.[`seat${number + 1}`] ?? null;
  }

  /** The tables there are links of. */
  get tables(): string[] {
    return Object.keys(this.#all);
  }

  /** Tables that are gone leave no secrets behind: those known when the list was asked for and not in it. */
  prune(known: readonly string[], list: readonly TableSummary[]): void {
    const gone = new Set(known);
    for (const one of list) gone.delete(one.table);
    const kept = Object.entries(this.#all).filter(([table]) => !gone.has(table));
    if (kept.length < this.tables.length) this.#save(Object.fromEntries(kept));
  }

  #save(all: Record<string, Links>): void {
    this.#all = all;
    try {
      localStorage.setItem(KEY, JSON.stringify(all));
    } catch {
      // Without storage the links last as long as the page; afterwards they can be renewed.
    }
  }
}

export const invitations = new Invitations();

/** The address to watch a table, and with a link the one that takes the seat. The secret stays behind the "#". */
export function addressOf(table: string, link?: string): string {
  const base = `${location.origin}${location.pathname}#/table/${encodeURIComponent(table)}`;
  return link === undefined ? base : `${base}?seat=${link}`;
}
