// Options sorted for the parts of the screen that show them.
import type { FlareState, Option, Part, Question, Square } from '../net/protocol';
import { boardOptions, furtherAlong, pathOf, type Asked } from './paths';
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
      flare ? option.kind === 'flare' : option.card === card && (option.kind === 'discard' || option.kind === 'warp' || option.kind === 'thaw')),
  };
}

/** How far a flare on offer is met: against the opponent it names, or the only one there is. */
export function flareState(states: readonly FlareState[], option: Option): FlareState | undefined {
  return option.kind !== 'flare' ? undefined : option.colour ? states.find((state) => state.against === option.colour) : states[0];
}

/** Options of an effect that no square stands for: buttons in the strip. */
export function plainChoices(options: readonly Option[]): Option[] {
  return options.filter((option) => pathOf(option).length === 0 && option.kind !== 'decline' && option.kind !== 'hand_over');
}

export function declineOf(options: readonly Option[]): Option | null {
  return options.find((option) => option.kind === 'decline') ?? null;
}

/** The choices that are cards of one's own hand, by card. */
export function handChoices(options: readonly Option[]): ReadonlyMap<string, Option> {
  return new Map(options.filter((option) => option.kind === 'return').map((option) => [option.card ?? '', option]));
}

/** Chips of the strip: each verb with the squares it may act on. */
export interface KindChip {
  act: Part;
  squares: Square[];
}

export function kindChips(options: readonly Option[], question: Question | null, path: readonly Square[]): KindChip[] {
  const chips = new Map<Part, Set<Square>>();
  for (const { option, square } of furtherAlong(boardOptions(options, null), path)) {
    if (option.kind === 'direction') continue;
    const act = actOf(option, question);
    chips.set(act, (chips.get(act) ?? new Set()).add(square));
  }
  return [...chips].map(([act, squares]) => ({ act, squares: [...squares].sort() }));
}

/** The same squares stand for several options: what tells these variants apart. */
export function variantKey(options: readonly Option[]): 'rank' | 'colour' | 'filling' | 'words' {
  const apart = (key: 'rank' | 'colour') => new Set(options.map((option) => option[key])).size === options.length;
  if (options.length < 2 || new Set(options.map((option) => option.kind)).size > 1) return 'words';
  if (options.every((option) => option.with)) return 'filling';
  return apart('rank') ? 'rank' : apart('colour') ? 'colour' : 'words';
}

/** What may follow the squares picked, by verb: each further square with the options it leads to. */
export interface Onward {
  act: Part;
  /** The stone picked moves on; else the goal was picked and the stones that reach it are left. */
  out: boolean;
  steps: { square: Square; options: Option[] }[];
}

export function onwards(asked: Asked, question: Question | null): Onward[] {
  const groups: Onward[] = [];
  for (const { option, square } of asked.further) {
    const act = actOf(option, question);
    const out = option.kind !== 'move' || option.square === square;
    let group = groups.find((one) => one.act === act && one.out === out);
    if (!group) groups.push((group = { act, out, steps: [] }));
    const step = group.steps.find((one) => one.square === square);
    if (step) step.options.push(option);
    else group.steps.push({ square, options: [option] });
  }
  return groups;
}
