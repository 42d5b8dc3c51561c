// Options sorted for the parts of the screen that show them.
import type { Option, Part, Question, Square } from '../net/protocol';
import { pathOf } from './paths';
import { actOf } from './scene';

/** What the place below the board shows. */
export type Stage = 'wait' | 'turn' | 'effect' | 'end';

export function stageOf(options: readonly Option[], question: Question | null): Stage {
  if (options.length === 0) return 'wait';
  if (options.some((option) => option.kind === 'end' || option.kind === 'claim')) return 'end';
  const part = question?.part;
  if (part === 'turn' || (part === undefined && options.some((option) => option.kind === 'place'))) return 'turn';
  return 'effect';
}

/** What may be done with a card of the hand. */
export interface CardChoices {
  summons: Option[];
  others: Option[];
}

export function choicesOfCard(options: readonly Option[], card: string): CardChoices {
  const flare = /^F\d+$/.test(card);
  return {
    summons: options.filter((option) => option.kind === 'summon' && option.card === card),
    others: options.filter((option) =>
      flare ? option.kind === 'flare' : option.card === card && (option.kind === 'discard' || option.kind === 'warp')),
  };
}

/** Options of an effect that no square stands for: buttons in the strip. */
export function plainChoices(options: readonly Option[]): Option[] {
  return options.filter((option) => pathOf(option).length === 0 && option.kind !== 'decline' && option.kind !== 'hand_over');
}

export function declineOf(options: readonly Option[]): Option | null {
  return options.find((option) => option.kind === 'decline') ?? null;
}

/** Chips of the strip: each verb with the squares it may act on. */
export interface KindChip {
  act: Part;
  squares: Square[];
}

export function kindChips(options: readonly Option[], question: Question | null, path: readonly Square[]): KindChip[] {
  const chips = new Map<Part, Set<Square>>();
  for (const option of options) {
    const way = pathOf(option);
    const square = way[Math.min(path.length, way.length - 1)];
    if (square === undefined || (path.length > 0 && way[0] !== path[0])) continue;
    const act = actOf(option, question);
    chips.set(act, (chips.get(act) ?? new Set()).add(square));
  }
  return [...chips].map(([act, squares]) => ({ act, squares: [...squares].sort() }));
}

/** The same choice differs by rank, colour or filling: what tells the variants apart. */
export function variantKey(options: readonly Option[]): 'rank' | 'colour' | 'filling' | 'other' {
  if (new Set(options.map((option) => option.rank)).size > 1) return 'rank';
  if (options.some((option) => option.with)) return 'filling';
  if (new Set(options.map((option) => option.colour)).size > 1) return 'colour';
  return 'other';
}
