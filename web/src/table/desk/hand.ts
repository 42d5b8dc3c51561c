// The order of a hand: school cards, then legends, then flares; what lies open before the player first of all.
import { catalogue, isFlare } from '../../state/catalogue.svelte';
import type { TableStore } from '../../state/table.svelte';

export interface HandItem {
  id: string;
  flare: boolean;
  pending: boolean;
  /** In play with its frozen effect. */
  frozen: boolean;
  /** A new deck begins here. */
  gap: boolean;
}

export function sortHand(store: TableStore): HandItem[] {
  const view = store.view;
  if (!view) return [];
  const pending = view.seat ? (view.pending?.[view.seat] ?? null) : null;
  const group = (card: string) => (isFlare(card) ? 2 : catalogue.card(card)?.rank === 'legendary' ? 1 : 0);
  const frozen = view.seat ? (view.frozen?.[view.seat] ?? null) : null;
  const open = [frozen, pending].filter((card): card is string => card !== null && !view.hand.includes(card));
  const cards = [...open, ...view.hand];
  const sorted = cards.map((id) => ({ id, group: group(id) })).sort((a, b) => a.group - b.group);
  return sorted.map(({ id, group: own }, i) => ({
    id,
    flare: own === 2,
    pending: id === pending,
    frozen: id === frozen,
    gap: i > 0 && sorted[i - 1]!.group !== own,
  }));
}
