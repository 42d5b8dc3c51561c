// What others did is told; one's own choices are shown at once. Knows the round so far and how much of it has been told.
import type { Motion } from '../model/diff';
import { drawnPieces } from '../model/pieces';
import { learnt, NOTHING, recent, storyOf, untold, type Known, type StoryTurn } from '../model/story';
import type { Event, School, TableMessage } from '../net/protocol';
import { Replay } from './replay.svelte';

export interface TellingOptions {
  reducedMotion: () => boolean;
  speed?: () => number;
  /** Whether turns of others are told by themselves; else only on request. */
  telling?: () => boolean;
  /** The last step of the game that was told to a seat of this browser, and the news that another was. */
  told?: (seat: School | null) => number;
  tell?: (seat: School | null, number: number) => void;
}

interface Listener {
  seat: () => School | null;
  options: () => TellingOptions;
  heard: (motions: readonly Motion[], events: readonly Event[]) => void;
}

/** Whoever plays several seats alone needs no story of their own turns; others at the same screen do. */
function ownSeats({ seats, view }: TableMessage): School[] {
  const alone = seats.find((seat) => seat.school === view.seat)?.kind === 'me';
  return alone ? seats.filter((seat) => seat.mine && seat.kind === 'me').map((seat) => seat.school) : [];
}

export class Telling {
  /** The turns since one's own last one; of whoever only watches, the last round. */
  turns = $state.raw<readonly StoryTurn[]>([]);
  readonly replay: Replay;
  #listener: Listener;
  #known: Known = NOTHING;
  /** Whose story is told, and up to which step. */
  #told: { seat: School | null; number: number } | null = null;

  constructor(listener: Listener) {
    this.#listener = listener;
    this.replay = new Replay({
      still: () => listener.options().reducedMotion(),
      speed: () => listener.options().speed?.() ?? 1,
      heard: listener.heard,
      told: (number) => listener.options().tell?.(listener.seat(), number),
    });
  }

  /** A message from the server; `before` is the number of the last step known before it. */
  receive(message: TableMessage, before: number | undefined): void {
    const { view, steps } = message;
    const options = this.#listener.options();
    const pieces = drawnPieces(view);
    // Nobody is looking yet: what happened is told when the curtain has been lifted.
    if (message.curtain) return this.replay.jump(pieces);
    const seat = view.seat;
    if (this.#told?.seat !== seat) {
      this.#known = NOTHING;
      this.#told = { seat, number: options.told?.(seat) ?? 0 };
    }
    const told = this.#told!;
    // An exercise may begin anew.
    told.number = Math.min(told.number, view.state);
    this.#known = recent(learnt(this.#known, steps, message.before, view.state), seat, view.turn, message.seats.length);
    this.turns = storyOf(this.#known, seat, ownSeats(message));
    const news = untold(this.turns, told.number);
    const last = news.at(-1);
    if (last) {
      told.number = last.last;
      if (options.telling?.() ?? true) return this.replay.tell(news, pieces, this.turns);
      // The marks of the last turn carry the news.
      this.replay.jump(pieces);
      options.tell?.(seat, last.last);
      this.#listener.heard([], news.flatMap((turn) => turn.steps).flatMap((step) => step.events));
    } else if (this.replay.telling && view.state === before) {
      // Nothing has happened: the line was cut, or a rematch was asked for.
    } else if (steps.length > 0 && steps.every((step) => step.school === seat)) this.replay.follow(steps, pieces);
    else this.replay.jump(pieces);
  }
}
