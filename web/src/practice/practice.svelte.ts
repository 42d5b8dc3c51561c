// One exercise being practised: the table it is played at, the coach, and the ways back and on.
import { tick } from 'svelte';
import type { Coach, Exercise, HintTold, PracticeAnswer, Sentence } from '../net/protocol';
import { playChange } from '../sound/sounds';
import { settings } from '../state/settings.svelte';
import { TableStore } from '../state/table.svelte';
import { PracticeLine } from './line';
import { named } from './people';

/** Between two choices of a solution that is played. */
const PAUSE = 700;
/** The hint that is the choice itself. */
const ANSWER = 4;

export interface PracticeOptions {
  /** Where it was left. */
  choices?: readonly string[];
  /** Whether cards say what they lack; without it the exercise decides. */
  help?: boolean | null;
  /** Nobody helps: no hints, no solution. */
  alone?: boolean;
  /** Called when somebody wants it otherwise. */
  helps?: (help: boolean) => void;
  /** Called whenever it stands differently. */
  stands?: (answer: PracticeAnswer) => void;
}

export class Practice {
  coach = $state.raw<Coach | null>(null);
  choices = $state.raw<readonly string[]>([]);
  /** The exercise cannot be had. */
  problem = $state.raw<Sentence | null>(null);
  /** So many choices have to be taken back before there is a way on. */
  astray = $state(0);
  /** A hint was asked for: one choice, not the whole way. */
  hinted = $state(false);
  /** The last hint of a puzzle: an idea, then a card, then a square. */
  told = $state.raw<HintTold | null>(null);
  /** How far hints have gone at most; 4 is the answer. */
  hints = $state(0);
  /** The solution is being played. */
  solving = $state(false);
  /** What stands here was shown, not found. */
  shown = $state(false);
  #help = $state<boolean | null>(null);

  readonly store: TableStore;
  readonly #line: PracticeLine;
  readonly #options: PracticeOptions;
  #solution = 0;

  constructor(readonly what: Exercise, options: PracticeOptions = {}) {
    this.#options = options;
    this.#help = options.help ?? null;
    this.store = new TableStore({
      reducedMotion: () => settings.reducedMotion,
      heard: playChange,
    });
    this.#line = new PracticeLine(what, {
      lang: () => settings.lang,
      help: () => this.#help,
      receive: (message) => this.store.receive(message.type === 'table' ? { ...message, seats: named(message.seats) } : message),
      stands: (answer) => this.#stands(answer),
      astray: (way) => (this.astray = this.choices.length - way.kept),
      refused: (sentence) => (this.store.message ? this.store.refuse(sentence) : (this.problem = sentence)),
    });
    this.store.coached = true;
    this.store.connect(this.#line);
    void this.#line.show(options.choices ?? []);
  }

  /** A step is done and another position follows: time to look at what has happened. */
  readonly paused: boolean = $derived(Boolean(this.coach?.step_done && !this.coach.goes_on && !this.coach.done));
  /** Something is to be found: a hint gives a choice, and the solution is told only when it is asked for. */
  readonly puzzling: boolean = $derived(this.coach?.kind === 'puzzle' || this.coach?.kind === 'turn');
  readonly over: boolean = $derived(Boolean(this.coach && (this.puzzling ? this.coach.outcome !== 'open' : this.coach.kind === 'lesson' && this.coach.done)));

  #stands(answer: PracticeAnswer): void {
    this.coach = answer.coach;
    this.choices = answer.choices;
    this.problem = null;
    this.astray = 0;
    this.hinted = false;
    this.told = null;
    this.store.pointed = this.paused ? [] : (answer.coach.highlight ?? []);
    this.#options.stands?.(answer);
  }

  /** The same once more: after a pause, or in another language. */
  next(): Promise<void> {
    return this.#line.show(this.choices);
  }

  /** Whether cards say what they lack. */
  get helped(): boolean {
    return this.store.message?.assist === 'full';
  }

  toggleHelp(): void {
    this.#help = !this.helped;
    this.#options.helps?.(this.#help);
    void this.next();
  }

  back(by = 1): void {
    this.#stopSolving();
    this.shown = false;
    void this.#line.show(this.choices.slice(0, -by));
  }

  reset(): void {
    this.#stopSolving();
    this.shown = false;
    void this.#line.show([]);
  }

  /** Puzzles give away a little more each time; elsewhere a hint is a choice. */
  async hint(): Promise<void> {
    const level = (this.told?.level ?? 0) + 1;
    if (this.coach?.kind === 'puzzle' && level < ANSWER) {
      const told = await this.#line.told(level);
      if (!told) return;
      this.told = told;
      this.astray = told.back;
      this.store.pointed = told.squares;
      this.hints = Math.max(this.hints, level);
      return;
    }
    if (this.coach?.kind === 'puzzle') this.hints = ANSWER;
    this.hinted = true;
    this.store.askHint();
  }

  get alone(): boolean {
    return this.#options.alone ?? false;
  }

  /** Plays the whole solution on the board, choice by choice. */
  async solve(): Promise<void> {
    const mine = ++this.#solution;
    this.solving = this.shown = true;
    this.hints = ANSWER;
    try {
      const { choices } = await this.#line.way([]);
      if (mine === this.#solution) await this.#line.show([]);
      for (const choice of choices) {
        await this.#quiet(mine);
        if (mine !== this.#solution) return;
        await this.#line.show(this.choices, choice);
      }
    } finally {
      if (mine === this.#solution) this.solving = false;
    }
  }

  #stopSolving(): void {
    this.#solution++;
    this.solving = false;
  }

  async #quiet(mine: number): Promise<void> {
    await tick();
    do await new Promise((go) => setTimeout(go, PAUSE));
    while (mine === this.#solution && this.store.replay.telling);
  }

  destroy(): void {
    this.#stopSolving();
    this.store.destroy();
  }
}
