// Which banners hang in the arena: four of them, however many sides there are, one's own nearest.
import type { Banner } from '../board/Banners.svelte';
import type { School, Seat, TableMessage } from '../net/protocol';
import { schoolOf } from '../state/catalogue.svelte';

/** The near right first, then clockwise. Of fewer than four, one's own hangs on both near walls. */
export function bannersOf({ seats, view }: Pick<TableMessage, 'seats' | 'view'>, plays: School): Banner[] {
  const own = Math.max(0, seats.findIndex((seat) => seat.school === view.seat));
  const around = [...seats.slice(own), ...seats.slice(0, own)];
  const [me, second, third] = around;
  if (!me || !second) return [];
  const hung: Seat[] = around.length === 2 ? [me, me, second, second] : around.length === 3 ? [me, me, second, third!] : around;
  return hung.map((seat) => ({ school: schoolOf(seat.colour), plays: seat.school === plays }));
}
