// What the tab says: whose turn it is.
import { t } from '../i18n/i18n.svelte';
import type { TableMessage } from '../net/protocol';
import { seatName } from '../table/names';

const NAME = 'Tash-Kalar';

/** Somebody at this browser is to choose. */
export function isMyTurn(message: TableMessage): boolean {
  return !message.view.over && message.seats.some((seat) => seat.mine && seat.school === message.view.to_move);
}

export function titleOf(message: TableMessage): string {
  const words = t().together.title;
  if (message.view.over) return `${t().top.over} · ${NAME}`;
  if (isMyTurn(message)) return `● ${words.yourTurn} · ${NAME}`;
  const mover = message.seats.find((seat) => seat.school === message.view.to_move);
  if (!mover) return NAME;
  return `${mover.come ? words.of(seatName(mover)) : words.waiting} · ${NAME}`;
}
