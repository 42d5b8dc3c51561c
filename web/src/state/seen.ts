// Which cards of a hand somebody has had in sight, for every seat of a table: what came since then is new.
import type { School } from '../net/protocol';

const KEY = 'tashkalar.seen.';

export interface HandMemory {
  load: (seat: School) => readonly string[] | null;
  keep: (seat: School, cards: readonly string[]) => void;
}

export function handMemory(table: string): HandMemory {
  const keyOf = (seat: School) => `${KEY}${table}.${seat}`;
  return {
    load: (seat) => {
      try {
        const kept = localStorage.getItem(keyOf(seat));
        return kept === null ? null : kept.split(',');
      } catch {
        return null;
      }
    },
    keep: (seat, cards) => {
      try {
        localStorage.setItem(keyOf(seat), cards.join(','));
      } catch {
        // Without storage a page that is loaded again takes every card for known.
      }
    },
  };
}
