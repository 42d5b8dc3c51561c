// A replay: where we are in the story, whose eyes look, and the table it is shown on. Steps on are animated like a
// game; steps back and leaps are simply there.
import type { Motion } from '../../model/diff';
import { drawnPieces } from '../../model/pieces';
import type { Event, Frame, GoodTurn, LogLine, School, Seat, Square, Story } from '../../net/protocol';
import { TableStore } from '../../state/table.svelte';
import { framesOf, linesOf, messageOf, nextTurn, toldStep, turnAt, turnBefore, turnsOf, variationFrames, type Eyes, type TurnStart } from './frames';

export type Speed = 'slow' | 'normal' | 'fast';

const PAUSES: Record<Speed, number> = { slow: 2200, normal: 1200, fast: 450 };

export interface ReplayOptions {
  reducedMotion: () => boolean;
  heard?: (motions: readonly Motion[], events: readonly Event[]) => void;
}

export class ReplayStore {
  step = $state(0);
  eyes = $state<Eyes>('all');
  playing = $state(false);
  speed = $state<Speed>('normal');
  /** A turn that was not played, shown on the board instead of the game. */
  variation = $state.raw<GoodTurn | null>(null);
  /** How many steps of it have been made. */
  walked = $state(0);

  readonly table: TableStore;
  readonly frames: readonly Frame[];
  readonly turns: readonly TurnStart[];
  readonly last: number;
  readonly #lines: readonly LogLine[][];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly story: Story, step: number | null, options: ReplayOptions) {
    this.frames = framesOf(story);
    this.turns = turnsOf(story);
    this.#lines = linesOf(story);
    this.last = story.steps.length;
    this.table = new TableStore(options);
    this.step = Math.min(step ?? 0, this.last);
    this.#show();
    this.table.replay.jump(drawnPieces(this.frame));
  }

  readonly #varied: readonly Frame[] = $derived.by(() => (this.variation ? variationFrames(this.frames[this.step]!, this.variation) : []));
  readonly frame: Frame = $derived.by(() => this.#varied[this.walked] ?? this.frames[this.step]!);
  readonly turn: TurnStart | null = $derived.by(() => (this.turns.length > 0 ? this.turns[turnAt(this.turns, Math.max(0, this.step - 1))]! : null));

  seatOf(school: School): Seat | null {
    return this.story.seats.find((seat) => seat.school === school) ?? null;
  }

  /** The cards of a school, or null where these eyes cannot see them. */
  cardsOf(school: School): readonly string[] | null {
    return this.eyes === 'all' || this.eyes === school ? (this.frame.cards[school] ?? []) : null;
  }

  #show(): void {
    const log = this.#lines.slice(0, this.step).flat();
    this.table.message = messageOf(this.story, this.frame, this.step, this.eyes, log);
  }

  go(step: number): void {
    const wanted = Math.max(0, Math.min(step, this.last));
    const forward = wanted === this.step + 1 && !this.variation;
    if (this.variation) this.pause();
    this.variation = null;
    this.walked = 0;
    this.step = wanted;
    this.#show();
    if (forward) this.table.replay.follow([toldStep(this.story, this.frames, wanted - 1)], drawnPieces(this.frame));
    else this.table.replay.jump(drawnPieces(this.frame));
  }

  look(eyes: Eyes): void {
    this.eyes = eyes;
    this.#show();
  }

  on(): void {
    if (this.variation) this.walk(this.walked + 1);
    else this.go(this.step + 1);
  }

  back(): void {
    if (this.variation && this.walked > 0) this.walk(this.walked - 1);
    else this.go(this.variation ? this.step : this.step - 1);
  }

  turnOn(): void {
    this.go(nextTurn(this.turns, this.step, this.last));
  }

  turnBack(): void {
    this.go(turnBefore(this.turns, this.step));
  }

  // --- playing by itself ---

  toggle(): void {
    if (this.playing) this.pause();
    else {
      if (this.#atEnd) {
        if (this.variation) this.walk(0);
        else this.go(0);
      }
      this.playing = true;
      this.#next();
    }
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #next(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.on();
      if (this.#atEnd) this.playing = false;
      else this.#next();
    }, PAUSES[this.speed]);
  }

  // --- what might have been ---

  get #atEnd(): boolean {
    return this.variation ? this.walked >= this.variation.steps.length : this.step === this.last;
  }

  /** Shows a turn that was not played, step by step, with hands and scores of its own. */
  showTurn(turn: GoodTurn): void {
    this.pause();
    if (turn.steps.length === 0) return;
    this.variation = turn;
    this.walk(0);
    this.playing = true;
    this.#next();
  }

  /** Whether a turn is on show; a deeper look may have found it once more. */
  shows(turn: GoodTurn): boolean {
    return this.variation?.choices.join('|') === turn.choices.join('|');
  }

  /** To a step of the turn on show. */
  walk(step: number): void {
    const { variation, table } = this;
    if (!variation || step > variation.steps.length) return;
    const told = variation.steps[step - 1];
    const forward = step === this.walked + 1 && told;
    this.walked = step;
    this.#show();
    const pieces = drawnPieces(this.frame);
    if (forward) table.replay.follow([{ ...told, pieces }], pieces);
    else table.replay.jump(pieces);
  }

  tell(squares: readonly Square[]): void {
    this.table.told = squares;
  }

  destroy(): void {
    this.pause();
    this.table.destroy();
  }
}
