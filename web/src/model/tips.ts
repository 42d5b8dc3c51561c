// What somebody new would want to be told now: which kinds of doing are before them, the most pressing first.
import { choicesOfCard, declineOf, type Stage } from './choices';
import { boardOptions } from './paths';
import type { Option, OptionKind, Question } from '../net/protocol';

/** What is learnt by doing it. */
export type Deed = 'place' | 'summon' | 'confirm' | 'discard' | 'warp' | 'thaw' | 'flare' | 'hand_over' | 'effect' | 'point' | 'return' | 'start' | 'claim' | 'end';
/** What is said; several may teach one deed. */
export type Tip = Deed | 'turn' | 'stone' | 'light' | 'buttons' | 'direction';

const SAME = new Set<OptionKind>(['place', 'summon', 'discard', 'warp', 'thaw', 'flare', 'hand_over', 'point', 'return', 'start', 'claim', 'end']);

/** What somebody has done who has made this choice. */
export function deedOf(kind: OptionKind): Deed {
  return SAME.has(kind) ? (kind as Deed) : 'effect';
}

/** What a tip teaches: it is told until all of it has been done often enough. */
export function taughtBy(tip: Tip): readonly Deed[] {
  if (tip === 'turn') return ['place', 'summon'];
  if (tip === 'stone') return ['place'];
  if (tip === 'light') return ['flare'];
  return tip === 'buttons' || tip === 'direction' ? ['effect'] : [tip];
}

export interface Situation {
  stage: Stage;
  options: readonly Option[];
  question: Question | null;
  /** The card that was picked, if any. */
  card: string | null;
  /** Whether there is a card to look at. */
  held: boolean;
  /** A square was tapped that waits for its confirmation. */
  armed: boolean;
}

export function tipsFor({ stage, options, question, card, held, armed }: Situation): Tip[] {
  const has = (kind: OptionKind) => options.some((option) => option.kind === kind);
  if (stage === 'wait') return [];
  if (armed) return ['confirm'];
  if (stage === 'end') return [...(has('claim') ? (['claim'] as const) : []), 'end', ...(has('flare') ? (['flare'] as const) : [])];
  if (stage === 'effect') {
    const key = question?.card ? null : question?.key;
    if (key === 'point' || key === 'return' || key === 'start') return [key];
    if (has('direction')) return ['direction'];
    return [boardOptions(options, null).length > 0 ? 'effect' : 'buttons'];
  }
  if (card !== null) {
    const { summons, others } = choicesOfCard(options, card);
    if (others.some((option) => option.kind === 'flare')) return ['light'];
    if (others.some((option) => option.kind === 'thaw')) return ['thaw'];
    const tips: Tip[] = summons.length > 0 ? ['summon'] : [];
    if (others.some((option) => option.kind === 'warp')) tips.push('warp');
    if (summons.length === 0 && others.some((option) => option.kind === 'discard')) tips.push('discard');
    if (tips.length > 0) return tips;
  }
  const tips: Tip[] = has('summon') ? ['turn'] : has('place') ? [held ? 'place' : 'stone'] : [];
  if (has('flare')) tips.push('flare');
  if (has('hand_over')) tips.push('hand_over');
  return tips;
}

/** What may be left out is said along with what is asked. */
export function maySkip(tip: Tip, options: readonly Option[]): boolean {
  return (tip === 'effect' || tip === 'buttons' || tip === 'direction') && declineOf(options) !== null;
}
