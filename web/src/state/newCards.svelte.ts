// The cards that have come into a hand since its player last chose something, until they are looked at.
import type { School } from '../net/protocol';
import type { HandMemory } from './seen';

export class NewCards {
  readonly #memory: HandMemory | undefined;
  #seat: School | null = null;
  #hand = $state.raw<readonly string[]>([]);
  #seen = $state.raw<ReadonlySet<string> | null>(null);

  constructor(memory: HandMemory | undefined) {
    this.#memory = memory;
  }

  readonly cards: ReadonlySet<string> = $derived(new Set(this.#seen ? this.#hand.filter((card) => !this.#seen!.has(card)) : []));

  /** A hand as the server shows it. The first one of a seat is known: nobody wants all of it marked. */
  meet(seat: School | null, hand: readonly string[]): void {
    if (!this.#memory || seat === null) return;
    this.#hand = hand;
    if (this.#seat === seat) return;
    this.#seat = seat;
    const seen = this.#memory.load(seat);
    if (seen) this.#seen = new Set(seen);
    else this.#know(hand);
  }

  look(card: string): void {
    if (this.cards.has(card)) this.#know([...this.#seen!, card]);
  }

  /** Something was chosen: everything in hand is known. What left the hand may come back by an undo until the turn ends. */
  chose(ending: boolean): void {
    if (this.#seen) this.#know(ending ? this.#hand : [...this.#seen, ...this.#hand]);
  }

  #know(cards: readonly string[]): void {
    this.#seen = new Set(cards);
    if (this.#seat !== null) this.#memory?.keep(this.#seat, [...this.#seen]);
  }
}
