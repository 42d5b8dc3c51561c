// How many cards somebody holds, however the server counts them.
import type { School, View } from '../net/protocol';

export function cardsOf(view: View, school: School): number {
  const held = view.hands[school] ?? 0;
  return typeof held === 'number' ? held : held.school + held.legends + held.flares;
}
