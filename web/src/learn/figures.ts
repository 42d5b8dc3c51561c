// What the trainer knows of somebody: which figures are seen at once, and which are weak.
import type { FigureQuestion, FigureVerdict } from '../net/protocol';
import type { Seen } from './progress.svelte';

export type Figures = Readonly<Record<string, Seen>>;

/** So often a figure has to be seen before it can be called strong. */
const ENOUGH = 4;
/** The share of right answers below which a figure is weak. */
const STRONG = 0.8;

/** The figures after an answer: each card of the question was seen or was not. */
export function counted(figures: Figures, question: FigureQuestion, verdict: FigureVerdict): Figures {
  const asked = question.cards.map((card): [string, Seen] => {
    const [right, all] = figures[card] ?? [0, 0];
    const seen = question.kind === 'two_actions' ? !verdict.missing.includes(card) && !verdict.extra.includes(card) : verdict.right;
    return [card, [right + Number(seen), all + 1]];
  });
  return { ...figures, ...Object.fromEntries(asked) };
}

export function share([right, asked]: Seen): number {
  return asked === 0 ? 0 : right / asked;
}

/** The weak figures, the weakest first: those often missed, and those not seen often enough. */
export function weak(figures: Figures): string[] {
  const doubtful = (seen: Seen): boolean => share(seen) < STRONG || seen[1] < ENOUGH;
  const worth = ([right, asked]: Seen): number => (right + 1) / (asked + 2);
  return Object.entries(figures).filter(([, seen]) => doubtful(seen)).sort(([a, one], [b, other]) => worth(one) - worth(other) || a.localeCompare(b)).map(([card]) => card);
}

/** Which figure to ask for: one of the weakest. Null while nothing is known. */
export function toPractise(figures: Figures, chance: number): string | null {
  const some = weak(figures).slice(0, 5);
  return some[Math.floor(chance * some.length)] ?? null;
}
