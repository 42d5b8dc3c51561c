// Whose card it is: where an opponent's card is read, it is drawn in the opponent's colours.
import type { Catalogue, Colour, Seat, View } from '../net/protocol';

/** The colour a card is shown in at a table: of who holds or last played it, else of the only one who has its deck. */
export function ownerOf(card: string, view: View, seats: readonly Seat[], data: Catalogue, mine: Colour | null): Colour | null {
  if (mine !== null && view.hand.includes(card)) return mine;
  const last = view.log.findLast((line) => line.params['card'] === card);
  const found = last ? seats.filter((seat) => seat.school === last.school) : seats.filter((seat) => data.schools[seat.school]?.deck === data.cards[card]?.deck);
  const colours = new Set(found.map((seat) => seat.colour));
  return colours.size === 1 ? [...colours][0]! : mine;
}
