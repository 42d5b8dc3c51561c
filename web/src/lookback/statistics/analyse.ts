// Has games analysed, one after the other. A game that cannot be is given up, and the next one has its turn.
import { ApiError } from '../../net/api';
import { lookbackApi } from '../api';

/** So often it is asked how far an analysis is. */
const EVERY = 700;
/** So often a game is begun, or refused for the moment, before it is given up; several processes of a server may begin it. */
const TRIES = 6;

const rest = () => new Promise((go) => setTimeout(go, EVERY));

/** Tells after every game whether it could be analysed; ends early when nobody is there any more. */
export async function analyseAll(tables: readonly string[], here: () => boolean, told: (fine: boolean) => Promise<void>): Promise<void> {
  for (const table of tables) {
    const fine = await analysed(table, here);
    if (!here()) return;
    await told(fine);
  }
}

async function analysed(table: string, here: () => boolean): Promise<boolean> {
  let furthest = 0;
  for (let tries = 0; here(); await rest()) {
    try {
      const { status, done, of } = await lookbackApi.analyse(table);
      if (status === 'done') return true;
      if (done > furthest) [furthest, tries] = [done, 0];
      // An analysis that failed is begun anew by asking; only one that has just begun does not know yet how many turns there are.
      if (of === 0) tries++;
    } catch (error) {
      if (!(error instanceof ApiError) || error.status === 0) throw error;
      if (error.status !== 429 && error.status < 500) return false;
      tries++;
    }
    if (tries >= TRIES) return false;
  }
  return false;
}
