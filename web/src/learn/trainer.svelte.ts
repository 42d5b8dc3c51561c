// The figure trainer: a question, what has been picked, the verdict, and a round against the clock if wanted.
import { why } from '../net/api';
import type { FigureQuestion, FigureVerdict, Lang, Sentence } from '../net/protocol';
import { learning, type About } from './api';
import { counted, toPractise } from './figures';
import { progress, type TrainerProgress } from './progress.svelte';

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
  #figure = $state<string | null>(null);
  /** What the question on the board was asked to be about. */
  #about: About = { school: null, card: null, threats: false };

  constructor(lang: () => Lang) {
    this.#lang = lang;
  }

  /** The answer in view, among the right ones. */
  readonly shown: string | null = $derived(this.verdict && this.verdict.truth.length > 0 ? this.verdict.truth[this.cursor % this.verdict.truth.length]! : null);

  async next(seed = Math.floor(Math.random() * SEEDS)): Promise<void> {
    const number = ++this.#asked;
    this.busy = true;
    const { asks, school, figures } = progress.trainer;
    const about: About = { school, card: this.#figure ?? (asks === 'weak' ? toPractise(figures, Math.random()) : null), threats: asks === 'threats' };
    try {
      const question = await learning.question(seed, progress.trainer.level, this.#lang(), about);
      if (number !== this.#asked) return;
      this.question = question;
      this.#about = about;
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
    this.question = await learning.question(Number(this.question.seed), this.question.level, this.#lang(), this.#about);
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
      const verdict = await learning.check(this.question, progress.trainer.streak, this.picked, this.#lang(), this.#about);
      this.verdict = verdict;
      this.answered++;
      if (verdict.right) this.right++;
      // In a round the best number of right answers is kept.
      const best = this.left !== null && !this.timeUp ? Math.max(progress.trainer.best, this.right) : progress.trainer.best;
      progress.keepTrainer({ level: verdict.level, streak: verdict.streak, best, figures: counted(progress.trainer.figures, this.question, verdict) });
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
    progress.keepTrainer({ level, streak: 0 });
    void this.next();
  }

  /** What is asked for from now on. */
  ask(wishes: Pick<TrainerProgress, 'asks'> | Pick<TrainerProgress, 'school'>): void {
    this.#figure = null;
    progress.keepTrainer(wishes);
    void this.next();
  }

  /** One figure, asked for until something else is wished. */
  practise(card: string): void {
    this.#figure = card;
    progress.keepTrainer({ asks: 'all' });
    void this.next();
  }

  /** The figure that is practised on purpose. */
  get figure(): string | null {
    return this.#figure;
  }

  #fail(error: unknown): void {
    this.problem = why(error);
  }

  destroy(): void {
    clearInterval(this.#timer);
  }
}
