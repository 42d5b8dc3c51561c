// What concerns the people at a table and passes by itself: what somebody has just said, and the time since the clocks
// were told.
import type { Say, Saying, School } from '../net/protocol';

const BUBBLE_TIME = 7000;

export class Company {
  /** What each seat has just said. */
  bubbles = $state.raw<ReadonlyMap<School, Say>>(new Map());
  /** When the clocks were last told. */
  toldAt = $state(0);

  #timers = new Map<School, ReturnType<typeof setTimeout>>();

  /** A message with the clocks has come. */
  told(): void {
    this.toldAt = Date.now();
  }

  hear(saying: Saying): void {
    const { school } = saying;
    this.bubbles = new Map(this.bubbles).set(school, saying.say);
    clearTimeout(this.#timers.get(school));
    this.#timers.set(school, setTimeout(() => this.#fade(school), BUBBLE_TIME));
  }

  #fade(school: School): void {
    const left = new Map(this.bubbles);
    left.delete(school);
    this.bubbles = left;
  }

  destroy(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
  }
}
