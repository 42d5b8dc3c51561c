// How I stand with puzzles. Attempts are told to the server, which rates them; without one they wait here until it answers.
import { ApiError } from '../net/api';
import type { Attempted, OwnGame, Solver } from '../net/protocol';
import { learning } from './api';
import { progress } from './progress.svelte';

class Standing {
  you = $state.raw<Solver | null>(null);
  own = $state.raw<readonly OwnGame[]>([]);
  /** By puzzle, what came of my first attempt. */
  attempts = $state.raw<Readonly<Record<string, number>>>({});
  /** What came of the last attempt that was told. */
  last = $state.raw<{ puzzle: number; attempted: Attempted } | null>(null);
  #telling: Promise<void> | null = null;

  async load(): Promise<void> {
    await this.#tell();
    try {
      const { you, own, attempts } = await learning.solving();
      [this.you, this.own, this.attempts] = [you, own, attempts];
    } catch {
      // The list of puzzles says that there is no server.
    }
  }

  /** Only the first attempt at a puzzle counts; the server knows whether it is. */
  attempt(puzzle: number, choices: readonly string[], hints: number): Promise<void> {
    this.last = null;
    progress.keepUntold([...progress.untold, { puzzle, choices: [...choices], hints }]);
    return this.#tell();
  }

  #tell(): Promise<void> {
    this.#telling ??= this.#tellAll().finally(() => (this.#telling = null));
    return this.#telling;
  }

  async #tellAll(): Promise<void> {
    for (let next = progress.untold[0]; next; next = progress.untold[0]) {
      const { puzzle, choices, hints } = next;
      try {
        const attempted = await learning.attempt(puzzle, { choices: [...choices], hints });
        this.you = attempted.you;
        this.last = { puzzle, attempted };
        if (attempted.counted) this.attempts = { ...this.attempts, [puzzle]: attempted.outcome !== 'solved' || hints > 1 ? 0 : hints === 1 ? 0.5 : 1 };
      } catch (error) {
        // No server, or none that can write: later. What it refuses it will refuse again.
        if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500 || error.status === 429) return;
      }
      progress.keepUntold(progress.untold.slice(1));
    }
  }
}

export const standing = new Standing();
