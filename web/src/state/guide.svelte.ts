// How often this person has done what: whoever knows it is told no more. Kept in local storage.
import { taughtBy, type Deed, type Tip } from '../model/tips';

const KEY = 'tashkalar.guide';
/** So often something is done until it is known. */
export const ENOUGH = 3;

interface Stored {
  on?: boolean;
  done?: Partial<Record<Deed, number>>;
}

function load(): Stored {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Stored;
  } catch {
    return {};
  }
}

class Guide {
  #on = $state(true);
  #done = $state.raw<Partial<Record<Deed, number>>>({});

  constructor() {
    const { on, done } = load();
    this.#on = on ?? true;
    this.#done = done ?? {};
  }

  get on(): boolean {
    return this.#on;
  }

  /** Whoever wants it again is told everything anew. */
  set on(wanted: boolean) {
    this.#on = wanted;
    if (wanted) this.#done = {};
    this.#keep();
  }

  did(deed: Deed): void {
    const times = this.#done[deed] ?? 0;
    if (times >= ENOUGH) return;
    this.#done = { ...this.#done, [deed]: times + 1 };
    this.#keep();
  }

  wants(tip: Tip): boolean {
    return this.#on && taughtBy(tip).some((deed) => (this.#done[deed] ?? 0) < ENOUGH);
  }

  #keep(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify({ on: this.#on, done: this.#done } satisfies Stored));
    } catch {
      // Without storage everything is told anew on the next visit.
    }
  }
}

export const guide = new Guide();
