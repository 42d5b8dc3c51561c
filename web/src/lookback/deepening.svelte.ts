// The strongest turns of positions, looked for deeper and deeper as long as somebody looks at one.
import type { GoodTurns } from '../net/protocol';

export class Deepening<Key> {
  /** What has been found, by position. */
  found = $state.raw<ReadonlyMap<Key, GoodTurns>>(new Map());
  thinking = $state.raw<Key | null>(null);
  #asking: AbortController | null = null;

  constructor(
    readonly turns: (key: Key, depth: number, signal: AbortSignal) => Promise<GoodTurns>,
    /** Called with what went wrong, or with null when something has come. */
    readonly complain: (error: unknown) => void,
  ) {}

  async ask(key: Key, looking: () => boolean): Promise<void> {
    if (this.thinking !== null) return;
    this.thinking = key;
    this.#asking = new AbortController();
    const { signal } = this.#asking;
    try {
      while (looking() && !signal.aborted && !this.found.get(key)?.deepest) {
        const depth = (this.found.get(key)?.depth ?? -1) + 1;
        const turns = await this.turns(key, depth, signal);
        this.found = new Map(this.found).set(key, turns);
        this.complain(null);
      }
    } catch (error) {
      if (!signal.aborted) this.complain(error);
    }
    this.thinking = null;
  }

  /** The reader has gone on: nobody needs to think about it any longer. */
  letGo(): void {
    this.#asking?.abort();
  }
}
