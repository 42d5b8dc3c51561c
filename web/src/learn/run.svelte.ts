// A run against the clock: how much time is left, what was solved and missed, and which puzzle is next.
import type { PuzzleInfo } from '../net/protocol';
import { progress } from './progress.svelte';
import { nextOfRun } from './puzzles';

export const MINUTES = 5;
/** So many missed puzzles end a run. */
export const MISSES = 3;

export class Run {
  stage = $state<'ready' | 'running' | 'over'>('ready');
  current = $state<number | null>(null);
  done = $state.raw<readonly { puzzle: number; solved: boolean }[]>([]);
  /** Seconds left. */
  left = $state(MINUTES * 60);

  readonly solved: number = $derived(this.done.filter((one) => one.solved).length);
  readonly missed: number = $derived(this.done.length - this.solved);

  #puzzles: () => readonly PuzzleInfo[];
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(puzzles: () => readonly PuzzleInfo[]) {
    this.#puzzles = puzzles;
  }

  start(): void {
    clearInterval(this.#timer);
    this.done = [];
    this.left = MINUTES * 60;
    this.stage = 'running';
    const end = Date.now() + MINUTES * 60_000;
    this.#timer = setInterval(() => {
      this.left = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      if (this.left === 0) this.#end();
    }, 200);
    this.#next();
  }

  /** What came of the puzzle on the board. */
  finished(puzzle: number, solved: boolean): void {
    if (this.stage !== 'running' || puzzle !== this.current) return;
    this.done = [...this.done, { puzzle, solved }];
    progress.keepRun(this.solved);
    if (this.missed >= MISSES) this.#end();
    else this.#next();
  }

  #next(): void {
    this.current = nextOfRun(this.#puzzles(), this.done.map((one) => one.puzzle), Math.random())?.id ?? null;
    if (this.current === null) this.#end();
  }

  #end(): void {
    clearInterval(this.#timer);
    this.current = null;
    this.stage = 'over';
  }

  destroy(): void {
    clearInterval(this.#timer);
  }
}
