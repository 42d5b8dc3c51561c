// The round as a story: which turns it has, as the server's steps tell them. Steps are numbered like the entries of
// the game's history, so that news can be added to what is known without telling anything twice.
import type { Pieces, School, Step } from '../net/protocol';

/** Steps one after the other, the first being number `first` of the game. */
export interface Known {
  first: number;
  before: Pieces;
  steps: readonly Step[];
}

export const NOTHING: Known = { first: 1, before: {}, steps: [] };

export interface StoryTurn {
  /** Tells it from every other turn of the round. */
  id: string;
  turn: number;
  school: School;
  /** Numbers of its first and last step. */
  first: number;
  last: number;
  before: Pieces;
  steps: readonly Step[];
}

/** Nobody's turn: agreeing and giving up are told by the log. */
const ASIDE = /^(agree|withdraw|resign) /;

function isChoice(step: Step): boolean {
  return !ASIDE.test(step.choice);
}

/** What is known after a message whose last step is number `state`; what was taken back is known no more. */
export function learnt(known: Known, steps: readonly Step[], before: Pieces | null | undefined, state: number): Known {
  const first = state - steps.length + 1;
  const kept = known.steps.slice(0, Math.max(0, first - known.first));
  if (steps.length === 0) return { ...known, steps: kept };
  const joins = kept.length > 0 && known.first + kept.length === first;
  return joins ? { ...known, steps: [...kept, ...steps] } : { first, before: before ?? {}, steps };
}

/** Without what lies before one's own last turn; whoever only watches keeps as many turns as there are seats. */
export function recent(known: Known, me: School | null, turn: number, seats: number): Known {
  const { steps } = known;
  let cut = 0;
  if (me !== null) {
    steps.forEach((step, i) => {
      if (step.school === me && step.turn < turn && isChoice(step)) cut = i + 1;
    });
  } else {
    const turns = [...new Set(steps.map((step) => step.turn))].slice(-seats);
    cut = steps.findIndex((step) => turns.includes(step.turn));
  }
  return cut <= 0 ? known : { first: known.first + cut, before: steps[cut - 1]!.pieces, steps: steps.slice(cut) };
}

/** The turns of the others, in order: neither mine nor those of my `own` other seats. In a turn that was handed over,
 *  only what the others chose. */
export function storyOf(known: Known, me: School | null, own: readonly School[] = []): StoryTurn[] {
  const turns: StoryTurn[] = [];
  known.steps.forEach((step, i) => {
    if (step.school === me || own.includes(step.school) || !isChoice(step)) return;
    const number = known.first + i;
    const last = turns.at(-1);
    // Before the first turn everybody chooses a starting square.
    const id = step.choice.startsWith('start ') ? `start ${step.school}` : String(step.turn);
    if (last?.id === id) turns[turns.length - 1] = { ...last, last: number, steps: [...last.steps, step] };
    else turns.push({ id, turn: step.turn, school: step.school, first: number, last: number, before: known.steps[i - 1]?.pieces ?? known.before, steps: [step] });
  });
  return turns;
}

/** What has not been told yet: whole turns, or the rest of one of which more has become known. */
export function untold(turns: readonly StoryTurn[], told: number): StoryTurn[] {
  return turns.filter((turn) => turn.last > told).map((turn) => {
    const skipped = Math.max(0, told - turn.first + 1);
    return skipped === 0 ? turn : { ...turn, first: told + 1, before: turn.steps[skipped - 1]!.pieces, steps: turn.steps.slice(skipped) };
  });
}
