// Who sits at a table that is not on the server: oneself, and others without a name of their own.
import { t } from '../i18n/i18n.svelte';
import type { Seat } from '../net/protocol';

export function named(seats: readonly Seat[]): Seat[] {
  const words = t().learn.people;
  const mine = seats.filter((seat) => seat.mine);
  // Whoever plays all seats needs their schools to tell them apart.
  if (mine.length !== 1) return [...seats];
  const others = seats.filter((seat) => seat.colour !== mine[0]!.colour);
  return seats.map((seat) => ({ ...seat, name: seat.mine ? words.you : seat.colour === mine[0]!.colour ? words.partner : others.length > 1 ? '' : words.opponent }));
}
