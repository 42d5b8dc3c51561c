// The analysis of a replay: asked for, followed while the server thinks, and let go with the page.
import { why } from '../../net/api';
import type { Analysis, Sentence } from '../../net/protocol';
import { lookbackApi } from '../api';
import { Deepening } from '../deepening.svelte';

const EVERY = 900;
const NOTHING: Analysis = { status: 'none', done: 0, of: 0, points: [], swings: [] };

export class AnalysisStore {
  data = $state.raw<Analysis>(NOTHING);
  problem = $state.raw<Sentence | null>(null);
  /** The strongest turns by the step they were asked for. */
  readonly deepening: Deepening<number> = new Deepening(
    (step, depth, signal) => lookbackApi.turns(this.replay, step, depth, signal),
    (error) => (error === null ? (this.problem = null) : this.#complain(error)),
  );
  #timer: ReturnType<typeof setTimeout> | undefined;
  #gone = false;

  constructor(readonly replay: string) {}

  /** What is known already is shown; nothing is begun. */
  async look(): Promise<void> {
    await this.#take(() => lookbackApi.analysis(this.replay));
  }

  async begin(): Promise<void> {
    await this.#take(() => lookbackApi.analyse(this.replay));
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
    this.deepening.letGo();
    clearTimeout(this.#timer);
  }
}
