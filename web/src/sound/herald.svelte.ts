// Calls out what concerns whoever sits here: their turn, and the end of the game. Called once by the screen of a table.
import { untrack } from 'svelte';
import type { TableStore } from '../state/table.svelte';
import { isMyTurn } from '../together/title';
import { endCue } from './cues';
import { play } from './sounds';

export function herald(store: TableStore): void {
  // What a page finds when it is opened is no news.
  let turn: number | null = null;
  let over: boolean | null = null;

  $effect(() => {
    const { message } = store;
    if (!message || message.curtain) return;
    // While the others' turns are told nothing is asked yet; but a hidden page tells nothing and has to call.
    if (store.replay.telling && !document.hidden) return;
    untrack(() => {
      const now = message.view.turn;
      const others = message.seats.some((seat) => !seat.mine);
      if (turn !== null && now !== turn && others && isMyTurn(message)) play('your-turn');
      turn = now;
      const ended = message.result !== null;
      if (over === false && ended) play(endCue(message));
      over = ended;
    });
  });
}
