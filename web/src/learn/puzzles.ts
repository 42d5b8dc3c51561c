// Which puzzles are meant: by motif, school and card, and which one comes next.
import type { Motif, PuzzleInfo, School } from '../net/protocol';

export const MOTIFS = ['task', 'score', 'legend', 'defence', 'two_turns', 'flare', 'warp', 'thaw'] as const satisfies readonly Motif[];
export const GRADES = [1, 2, 3, 4, 5] as const;

export interface Theme {
  motif: Motif | null;
  school: School | null;
  card: string | null;
}

export const ANY: Theme = { motif: null, school: null, card: null };

export function about(puzzle: PuzzleInfo, { motif, school, card }: Theme): boolean {
  return (!motif || puzzle.motifs.includes(motif)) && (!school || puzzle.school === school) && (!card || puzzle.cards.includes(card));
}

/** The puzzle whose rating is nearest to mine, among those that are left. */
export function fitting(puzzles: readonly PuzzleInfo[], rating: number, left: (puzzle: PuzzleInfo) => boolean): PuzzleInfo | null {
  const open = puzzles.filter(left);
  return open.reduce<PuzzleInfo | null>((best, one) => (best === null || Math.abs(one.rating - rating) < Math.abs(best.rating - rating) ? one : best), null);
}

const RUN_FROM = 900;
const RUN_STEP = 50;
const RUN_CHOICE = 8;

/** The next puzzle of a run: harder each time, one of the few that are near, none twice. */
export function nextOfRun(puzzles: readonly PuzzleInfo[], done: readonly number[], chance: number): PuzzleInfo | null {
  const wanted = RUN_FROM + RUN_STEP * done.length;
  const near = puzzles.filter((one) => !done.includes(one.id)).sort((a, b) => Math.abs(a.rating - wanted) - Math.abs(b.rating - wanted)).slice(0, RUN_CHOICE);
  return near[Math.floor(chance * near.length)] ?? null;
}
