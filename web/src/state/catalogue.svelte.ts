// Everything that never changes during a game: names, texts, figures, in the chosen language.
import type { CardInfo, Catalogue, Colour, School } from '../net/protocol';
import { schoolOf } from '../model/pieces';

class Shelf {
  #data = $state.raw<Catalogue | null>(null);

  get ready(): boolean {
    return this.#data !== null;
  }

  get data(): Catalogue {
    if (!this.#data) throw new Error('catalogue used before it was loaded');
    return this.#data;
  }

  set(data: Catalogue): void {
    this.#data = data;
  }

  card(name: string): CardInfo | null {
    return this.#data?.cards[name] ?? null;
  }

  /** A card's, flare's or task's name in the reader's language; ids we do not know are shown as they are. */
  cardName(name: string): string {
    return this.#data?.cards[name]?.name ?? name;
  }

  taskName(name: string): string {
    return this.#data?.tasks[name]?.name ?? name;
  }

  /** The short name: it stands beside stones and names, where room is scarce. */
  schoolName(school: School): string {
    const info = this.#data?.schools[school];
    return info?.short ?? info?.name ?? school;
  }

  colourName(colour: Colour): string {
    return this.schoolName(schoolOf(colour));
  }

  formName(form: string): string {
    return this.#data?.forms[form]?.name ?? form;
  }

  get levels(): string[] {
    const levels = this.#data?.levels ?? [];
    return Array.isArray(levels) ? levels : Object.keys(levels);
  }

  levelName(level: string): string | null {
    const levels = this.#data?.levels ?? [];
    return Array.isArray(levels) ? null : (levels[level]?.name ?? null);
  }
}

export const catalogue = new Shelf();

export function isFlare(card: string): boolean {
  return /^F\d+$/.test(card);
}
