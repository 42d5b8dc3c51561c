// The sides of a game in a list: partners share a colour and their points.
import type { Colour, Seat, TableSummary } from '../net/protocol';

export interface Side {
  colour: Colour;
  seats: Seat[];
  points: number;
}

/** In turn order of their first seats; nothing is known of a game that has not been opened for long. */
export function sidesOf(table: TableSummary): Side[] {
  const sides = new Map<Colour, Side>();
  for (const seat of table.seats) {
    const side = sides.get(seat.colour);
    if (side) side.seats.push(seat);
    else sides.set(seat.colour, { colour: seat.colour, seats: [seat], points: table.shown?.points[seat.school] ?? 0 });
  }
  return [...sides.values()];
}
