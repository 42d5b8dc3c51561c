// The one tip for what is before the player now, unless all of it is known.
import { tipsFor, type Tip } from '../model/tips';
import { guide } from '../state/guide.svelte';
import type { TableStore } from '../state/table.svelte';
import { sortHand } from './desk/hand';

export function tipNow(store: TableStore): Tip | null {
  const { stage, options, pinned: card } = store;
  const question = store.message?.question ?? null;
  return tipsFor({ stage, options, question, card, held: sortHand(store).some((item) => !item.flare), armed: store.armed && store.careful }).find((tip) => guide.wants(tip)) ?? null;
}
