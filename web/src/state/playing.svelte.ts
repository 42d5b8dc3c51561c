// The game on the screen, for whatever is shown over it: the encyclopaedia says where a card was played in it.
import type { TableStore } from './table.svelte';

class Playing {
  store = $state.raw<TableStore | null>(null);

  /** To be called in an effect: from then on until it ends. */
  sit(store: TableStore): () => void {
    this.store = store;
    return () => {
      if (this.store === store) this.store = null;
    };
  }
}

export const playing = new Playing();
