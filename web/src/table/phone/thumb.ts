// What the thumb's row has to say: what would be played now, what else the card in focus can do, or what to do first.
import { choicesOfCard } from '../../model/choices';
import { boardOptions } from '../../model/paths';
import type { Tip } from '../../model/tips';
import type { Option } from '../../net/protocol';
import type { TableStore } from '../../state/table.svelte';
import { sortHand } from '../desk/hand';
import { tipNow } from '../tip';

/** The big button plays it. */
export function readyNow(store: TableStore): Option | null {
  return store.considered ?? (store.option && (store.armed || store.boardCard) ? store.option : null);
}

/** What the card in focus can do beside being summoned. */
export function othersNow(store: TableStore): Option[] {
  return store.stage === 'turn' && store.pinned ? choicesOfCard(store.options, store.pinned).others : [];
}

/** As long as there is nothing to press, the tip stands where the big button will be. */
export function tipForThumb(store: TableStore): Tip | null {
  if (store.stage !== 'turn' && store.stage !== 'effect') return null;
  return readyNow(store) || othersNow(store).length > 0 ? null : tipNow(store);
}

/** Whether squares, cards or buttons are what is to be tapped now. */
export function toTap(store: TableStore): 'card' | 'square' | 'button' {
  if (store.stage !== 'turn') return boardOptions(store.options, null).length > 0 ? 'square' : 'button';
  return sortHand(store).length > 0 ? 'card' : 'square';
}
