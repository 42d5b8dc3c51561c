// The position on show. It follows the table's truth: at once where nothing is to be told, one beat after the other
// where others have played. What comes in meanwhile is added to the story, never put in its place.
import { beatsOf, type Beat } from '../model/beats';
import { difference, usedIn, type Motion } from '../model/diff';
import { readPieces, type Position } from '../model/pieces';
import type { StoryTurn } from '../model/story';
import type { Event, Pieces, Step } from '../net/protocol';

/** Without movement a picture needs to be found first. */
const STILL = 1.1;

export interface ReplayOptions {
  /** Nothing may move: still pictures, one after the other. */
  still: () => boolean;
  /** How many times the usual pace. */
  speed: () => number;
  heard: (motions: readonly Motion[], events: readonly Event[]) => void;
  /** Everything up to this step has been told. */
  told?: (number: number) => void;
}

export class Replay {
  /** What the board draws. */
  shown = $state.raw<Position>(new Map());
  motions = $state.raw<readonly Motion[]>([]);
  beats = $state.raw<readonly Beat[]>([]);
  at = $state(0);
  paused = $state(false);

  #timer: ReturnType<typeof setTimeout> | undefined;
  #truth: Position = new Map();
  #unseen: (() => void) | null = null;

  constructor(readonly options: ReplayOptions) {}

  readonly beat: Beat | null = $derived(this.beats[this.at] ?? null);
  readonly telling: boolean = $derived(this.beat !== null);
  /** Whose choice is being told. */
  readonly school: string | null = $derived(this.beat?.school ?? null);

  /** Without a story: the new position at once. */
  jump(pieces: Pieces): void {
    this.#end();
    this.#truth = readPieces(pieces);
    this.motions = [];
    this.shown = this.#truth;
  }

  /** The player's own choice: one movement, nothing to wait for. */
  follow(steps: readonly Step[], pieces: Pieces): void {
    this.#end();
    const before = this.shown;
    this.#truth = readPieces(pieces);
    const events = steps.flatMap((step) => step.events);
    this.#show(this.#truth, difference(before, this.#truth, events, steps.flatMap((step) => step.with ?? usedIn(step.choice))), events);
  }

  /** Turns of others: told from their beginning, or after what is being told already.

   * Of what waits, only turns that are still `known` are told: whoever listens slowly shall not fall behind for ever. */
  tell(turns: readonly StoryTurn[], pieces: Pieces, known: readonly StoryTurn[] = turns): void {
    this.#truth = readPieces(pieces);
    const now = this.beat?.turn;
    const ids = new Set(known.map((turn) => turn.id));
    const waiting = this.beats.filter((beat, i) => i <= this.at || beat.turn === now || ids.has(beat.turn.id));
    this.beats = [...waiting, ...turns.flatMap(beatsOf)];
    if (now) return;
    this.at = 0;
    this.paused = false;
    this.#enter();
  }

  /** Turns once more; what waits to be told comes after them. */
  again(turns: readonly StoryTurn[]): void {
    this.#halt();
    const at = this.beats.findIndex((beat) => beat.turn.id === turns[0]?.id);
    if (at < 0) {
      const now = this.beats.findIndex((beat) => beat.turn === this.beat?.turn);
      this.beats = [...turns.flatMap(beatsOf), ...this.beats.slice(Math.max(0, now))];
    }
    this.at = Math.max(0, at);
    this.paused = false;
    if (this.beat) this.#enter();
  }

  toggle(): void {
    if (!this.telling) return;
    this.paused = !this.paused;
    if (this.paused) this.#halt();
    else this.#wait();
  }

  /** One beat on, by hand. */
  on(): void {
    if (this.telling) this.#go(this.at + 1);
  }

  back(): void {
    if (!this.telling) return;
    this.paused = true;
    this.#halt();
    this.at = Math.max(0, this.at - 1);
    this.motions = [];
    this.shown = this.beat!.after;
  }

  skipTurn(): void {
    const turn = this.beat?.turn;
    if (!turn) return;
    const next = this.beats.findIndex((beat, i) => i > this.at && beat.turn !== turn);
    this.paused = false;
    this.#go(next < 0 ? this.beats.length : next);
  }

  /** To the end of all that is to be told. */
  skip(): void {
    if (this.telling) this.#go(this.beats.length);
  }

  #go(at: number): void {
    this.#halt();
    const left = this.beat;
    this.at = at;
    if (left && this.beat?.turn !== left.turn) this.options.told?.((this.beats[at - 1] ?? left).turn.last);
    if (this.beat) this.#enter();
    else {
      this.#end();
      this.motions = [];
      this.shown = this.#truth;
    }
  }

  #enter(): void {
    const { after, before, motions, events, kind } = this.beat!;
    if (kind === 'events') {
      // One may have come here over other turns.
      if (this.shown !== before) this.shown = before;
      this.#show(after, motions, events);
    } else {
      this.motions = [];
      this.shown = before;
    }
    this.#wait();
  }

  #show(after: Position, motions: readonly Motion[], events: readonly Event[]): void {
    this.options.heard(motions, events);
    this.motions = this.options.still() ? [] : motions;
    this.shown = after;
  }

  #wait(): void {
    if (this.paused || !this.beat) return;
    const time = (this.beat.time / this.options.speed()) * (this.options.still() ? STILL : 1);
    this.#whenSeen(() => (this.#timer = setTimeout(() => this.#go(this.at + 1), time)));
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

  #halt(): void {
    clearTimeout(this.#timer);
    this.#unseen?.();
  }

  #end(): void {
    this.#halt();
    this.beats = [];
    this.at = 0;
    this.paused = false;
  }

  destroy(): void {
    this.#halt();
  }
}
