// How many cards somebody holds, by the backs of the cards.
import type { Held, School, View } from '../net/protocol';

const NONE: Held = { school: 0, legends: 0, flares: 0 };

export function heldBy(view: View, school: School): Held {
  return view.held[school] ?? NONE;
}

export function cardsOf(view: View, school: School): number {
  const held = heldBy(view, school);
  return held.school + held.legends + held.flares;
}
