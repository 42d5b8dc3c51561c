// Everything that never changes during a game: names, texts, figures, in the chosen language.
import type { CardInfo, Catalogue, Colour, School } from '../net/protocol';

class Shelf {
  #data = $state.raw<Catalogue | null>(null);
  readonly #players = $derived(new Map(Object.entries(this.#data?.schools ?? {}).map(([school, { colour }]) => [colour, school])));

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

  /** What is said about a game; nothing before the catalogue has come. */
  get sentences(): Catalogue['sentences'] | null {
    return this.#data?.sentences ?? null;
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

  /** A word of the glossary. */
  termName(term: string): string {
    return this.#data?.terms[term]?.name ?? term;
  }

  /** The short name: it stands beside stones and names, where room is scarce. */
  schoolName(school: School): string {
    const info = this.#data?.schools[school];
    return info?.short ?? info?.name ?? school;
  }

  /** The school that plays in a colour. */
  schoolOf(colour: Colour): School {
    return this.#players.get(colour) ?? colour;
  }

  colourName(colour: Colour): string {
    return this.schoolName(this.schoolOf(colour));
  }

  formName(form: string): string {
    return this.#data?.forms[form]?.name ?? form;
  }

  get levels(): string[] {
    return Object.keys(this.#data?.levels ?? {});
  }

  levelName(level: string): string | null {
    return this.#data?.levels[level]?.name ?? null;
  }
}

export const catalogue = new Shelf();

/** Stones look like those of the school whose colour they have. */
export function schoolOf(colour: Colour): School {
  return catalogue.schoolOf(colour);
}

export function isFlare(card: string): boolean {
  return /^F\d+$/.test(card);
}
