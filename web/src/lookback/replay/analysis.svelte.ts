// The analysis of a replay: asked for, followed while the server thinks, and let go with the page.
import { why } from '../../net/api';
import type { Analysis, GoodTurns, Sentence } from '../../net/protocol';
import { lookbackApi } from '../api';

const EVERY = 900;
const NOTHING: Analysis = { status: 'none', done: 0, of: 0, points: [], swings: [] };

export class AnalysisStore {
  data = $state.raw<Analysis>(NOTHING);
  problem = $state.raw<Sentence | null>(null);
  /** The strongest turns by the step they were asked for. */
  turns = $state.raw<ReadonlyMap<number, GoodTurns>>(new Map());
  thinking = $state<number | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asking: AbortController | null = null;
  #gone = false;

  constructor(readonly replay: string) {}

  /** What is known already is shown; nothing is begun. */
  async look(): Promise<void> {
    await this.#take(() => lookbackApi.analysis(this.replay));
  }

  async begin(): Promise<void> {
    await this.#take(() => lookbackApi.analyse(this.replay));
  }

  /** Looks for the strongest turns at a step, deeper and deeper as long as the reader does. */
  async ask(step: number, looking: () => boolean): Promise<void> {
    if (this.thinking !== null) return;
    this.thinking = step;
    this.#asking = new AbortController();
    const { signal } = this.#asking;
    try {
      while (looking() && !signal.aborted && !this.turns.get(step)?.deepest) {
        const depth = (this.turns.get(step)?.depth ?? -1) + 1;
        const found = await lookbackApi.turns(this.replay, step, depth, signal);
        this.turns = new Map(this.turns).set(step, found);
        this.problem = null;
      }
    } catch (error) {
      if (!signal.aborted) this.#complain(error);
    }
    this.thinking = null;
  }

  /** The reader has gone on: nobody needs to think about it any longer. */
  letGo(): void {
    this.#asking?.abort();
  }

  async #take(ask: () => Promise<Analysis>): Promise<void> {
    try {
      this.data = await ask();
      this.problem = null;
    } catch (error) {
      this.#complain(error);
    }
    clearTimeout(this.#timer);
    // Asked like the first time: another process of the server may answer, which has not begun yet.
    if (this.data.status === 'running' && !this.#gone) this.#timer = setTimeout(() => void this.begin(), EVERY);
  }

  #complain(error: unknown): void {
    this.problem = why(error, String(error));
  }

  destroy(): void {
    this.#gone = true;
    this.letGo();
    clearTimeout(this.#timer);
  }
}
