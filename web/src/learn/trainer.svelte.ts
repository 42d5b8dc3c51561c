// The figure trainer: a question, what has been picked, the verdict, and a round against the clock if wanted.
import { why } from '../net/api';
import type { FigureQuestion, FigureVerdict, Lang, Sentence } from '../net/protocol';
import { learning } from './api';
import { progress } from './progress.svelte';

/** Seconds of a round against the clock. */
export const ROUND = 120;
const SEEDS = 2 ** 31;

export class Trainer {
  question = $state.raw<FigureQuestion | null>(null);
  verdict = $state.raw<FigureVerdict | null>(null);
  picked = $state.raw<readonly string[]>([]);
  /** Which of the right answers is shown on the board. */
  cursor = $state(0);
  problem = $state.raw<Sentence | null>(null);
  busy = $state(false);
  /** Right answers and answers since the page was opened, or in the round. */
  right = $state(0);
  answered = $state(0);
  /** Seconds left of the round; null without a clock. */
  left = $state<number | null>(null);
  /** The round is over. */
  timeUp = $state(false);

  #lang: () => Lang;
  #timer: ReturnType<typeof setInterval> | undefined;
  #asked = 0;

  constructor(lang: () => Lang) {
    this.#lang = lang;
  }

  /** The answer in view, among the right ones. */
  readonly shown: string | null = $derived(this.verdict && this.verdict.truth.length > 0 ? this.verdict.truth[this.cursor % this.verdict.truth.length]! : null);

  async next(seed = Math.floor(Math.random() * SEEDS)): Promise<void> {
    const number = ++this.#asked;
    this.busy = true;
    try {
      const question = await learning.question(seed, progress.trainer.level, this.#lang());
      if (number !== this.#asked) return;
      this.question = question;
      this.verdict = null;
      this.picked = [];
      this.cursor = 0;
      this.problem = null;
    } catch (error) {
      this.#fail(error);
    } finally {
      if (number === this.#asked) this.busy = false;
    }
  }

  /** The same question in another language. */
  async again(): Promise<void> {
    if (!this.question || this.verdict) return;
    const picked = this.picked;
    this.question = await learning.question(Number(this.question.seed), this.question.level, this.#lang());
    this.picked = picked;
  }

  toggle(answer: string): void {
    if (this.verdict) {
      const at = this.verdict.truth.indexOf(answer);
      if (at >= 0) this.cursor = at;
      return;
    }
    this.picked = this.picked.includes(answer) ? this.picked.filter((one) => one !== answer) : [...this.picked, answer];
  }

  async check(): Promise<void> {
    if (!this.question || this.verdict || this.busy) return;
    this.busy = true;
    try {
      const verdict = await learning.check(this.question, progress.trainer.streak, this.picked, this.#lang());
      this.verdict = verdict;
      this.answered++;
      if (verdict.right) this.right++;
      // In a round the best number of right answers is kept.
      const best = this.left !== null && !this.timeUp ? Math.max(progress.trainer.best, this.right) : progress.trainer.best;
      progress.keepTrainer({ level: verdict.level, streak: verdict.streak, best });
    } catch (error) {
      this.#fail(error);
    } finally {
      this.busy = false;
    }
  }

  /** A round against the clock begins. */
  start(): void {
    this.stop();
    this.right = this.answered = 0;
    this.left = ROUND;
    this.timeUp = false;
    const end = Date.now() + ROUND * 1000;
    this.#timer = setInterval(() => {
      this.left = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      if (this.left > 0) return;
      clearInterval(this.#timer);
      this.timeUp = true;
    }, 200);
    void this.next();
  }

  /** Without a clock again. */
  stop(): void {
    clearInterval(this.#timer);
    this.left = null;
    this.timeUp = false;
  }

  setLevel(level: number): void {
    progress.keepTrainer({ ...progress.trainer, level, streak: 0 });
    void this.next();
  }

  #fail(error: unknown): void {
    this.problem = why(error);
  }

  destroy(): void {
    clearInterval(this.#timer);
  }
}
