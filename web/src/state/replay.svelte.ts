// The position on show. It follows the table's truth, step by step where others have played, at once where nothing
// is to be told. The movements come from the difference of two positions.
import { difference, duration, usedIn, type Motion } from '../model/diff';
import { readPieces, type Position } from '../model/pieces';
import type { Event, Pieces, Step } from '../net/protocol';

/** A turn of somebody else is told in less than this, however many steps it has. */
const LONGEST = 4000;
const PAUSE = 420;

export interface Story {
  before: Position;
  steps: readonly Step[];
}

export class Replay {
  /** What the board draws. */
  shown = $state.raw<Position>(new Map());
  motions = $state.raw<readonly Motion[]>([]);
  /** The step being told, or null. */
  step = $state.raw<Step | null>(null);
  /** The last turn of the others, to be shown again. */
  story = $state.raw<Story | null>(null);

  #timer: ReturnType<typeof setTimeout> | undefined;
  #truth: Position = new Map();
  #done: (() => void) | null = null;
  #unseen: (() => void) | null = null;

  constructor(readonly still: () => boolean, readonly heard: (motions: readonly Motion[], events: readonly Event[]) => void) {}

  get telling(): boolean {
    return this.step !== null;
  }

  /** Without a story: the new position at once. */
  jump(pieces: Pieces): void {
    this.#stop();
    this.#truth = readPieces(pieces);
    this.motions = [];
    this.shown = this.#truth;
  }

  /** The player's own choice: one movement, nothing to wait for. */
  follow(steps: readonly Step[], pieces: Pieces): void {
    this.#stop();
    const before = this.shown;
    this.#truth = readPieces(pieces);
    this.#show(before, this.#truth, steps);
  }

  /** What others did: one step after the other, then `done`. */
  tell(steps: readonly Step[], pieces: Pieces, before: Pieces | null | undefined, done: () => void): void {
    this.#stop();
    this.#truth = readPieces(pieces);
    const start = before ? readPieces(before) : this.shown;
    this.story = { before: start, steps };
    if (this.still()) {
      // Without movement the marks of the last turn carry the news; it can be told on request.
      this.heard([], steps.flatMap((step) => step.events));
      this.#done = done;
      this.skip();
    } else {
      this.#begin(start, steps, done);
    }
  }

  again(): void {
    if (!this.story) return;
    this.#stop();
    this.#begin(this.story.before, this.story.steps, () => {});
  }

  skip(): void {
    const done = this.#done;
    this.#stop();
    this.motions = [];
    this.shown = this.#truth;
    done?.();
  }

  #begin(start: Position, steps: readonly Step[], done: () => void): void {
    this.#done = done;
    this.motions = [];
    this.shown = start;
    this.step = steps[0] ?? null;
    this.#whenSeen(() => this.#next(steps, 0));
  }

  /** Nothing is told to an empty room: a hidden page waits until somebody looks. */
  #whenSeen(tell: () => void): void {
    if (typeof document === 'undefined' || !document.hidden) return tell();
    const look = () => {
      if (document.hidden) return;
      this.#unseen?.();
      tell();
    };
    document.addEventListener('visibilitychange', look);
    this.#unseen = () => {
      document.removeEventListener('visibilitychange', look);
      this.#unseen = null;
    };
  }

  #next(steps: readonly Step[], i: number): void {
    const step = steps[i];
    if (!step) {
      this.skip();
      return;
    }
    const before = this.shown;
    const after = readPieces(step.pieces);
    this.step = step;
    const motions = this.#show(before, after, [step]);
    const wait = Math.min(duration(motions) + PAUSE, LONGEST / steps.length);
    this.#timer = setTimeout(() => this.#next(steps, i + 1), this.still() ? Math.max(wait, PAUSE * 2) : wait);
  }

  #show(before: Position, after: Position, steps: readonly Step[]): readonly Motion[] {
    const events = steps.flatMap((step) => step.events);
    const motions = difference(before, after, events, steps.flatMap((step) => usedIn(step.choice)));
    this.heard(motions, events);
    this.motions = this.still() ? [] : motions;
    this.shown = after;
    return motions;
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#unseen?.();
    this.#done = null;
    this.step = null;
  }

  destroy(): void {
    this.#stop();
  }
}
