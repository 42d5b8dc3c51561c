// Every option in words: for the list of choices, for buttons and for a screen reader.
import type { Option, Question } from '../net/protocol';
import { actOf } from '../model/scene';
import { catalogue, isFlare } from '../state/catalogue.svelte';
import { BY_SCHOOL, say, sayParts, type Naming } from './say';
import { t } from './i18n.svelte';

export function cardName(card: string | undefined): string {
  if (!card) return '';
  return isFlare(card) ? t().card.flare : catalogue.cardName(card);
}

export function describeOption(option: Option, question: Question | null, naming: Naming = BY_SCHOOL): string {
  const words = t().option;
  const square = option.square ?? '';
  const colour = option.colour ? naming.colour(option.colour) : '';
  switch (option.kind) {
    case 'place':
      return words.place(square) + (option.from ? words.from(option.from) : '');
    case 'summon':
      return words.summon(cardName(option.card), square) + (option.text.includes(' with ') && option.with ? words.with(option.with.join(', ')) : '') + (option.from ? words.from(option.from) : '');
    case 'discard':
      return words.discard(cardName(option.card));
    case 'return':
      return words.return(cardName(option.card));
    case 'flare':
      return colour ? words.flareOf(colour) : words.flare;
    case 'warp':
      return words.warp(cardName(option.card));
    case 'thaw':
      return words.thaw(cardName(option.card));
    case 'keep':
      return words.keep(cardName(option.card));
    case 'hand_over':
      return words.handOver;
    case 'claim':
      return words.claim(catalogue.taskName(option.task ?? ''));
    case 'end':
      return words.end;
    case 'point':
      return words.point(colour);
    case 'start':
      return colour ? words.startOf(colour, square) : words.start(square);
    case 'target':
      return describeTarget(option, question, naming);
    case 'move':
      return actOf(option, question) === 'leap' ? words.leap(option.from ?? '', square) : words.move(option.from ?? '', square);
    case 'swap':
      return words.swap(option.from ?? '', square);
    case 'direction':
      return option.direction ? words.direction(t().direction[option.direction]) : option.text;
    case 'choose':
    case 'copy':
      return describeWord(option, question);
    case 'decline':
      return describeDecline(question);
    default:
      return option.text;
  }
}

/** What may be left out is skipped; whoever has put cards back is done. */
export function describeDecline(question: Question | null): string {
  return question?.key === 'return' ? t().strip.done : t().strip.skip;
}

function describeTarget(option: Option, question: Question | null, naming: Naming): string {
  const what = t().option.target(t().act[actOf(option, question)], option.square ?? '');
  if (option.rank) return `${what}, ${t().rank[option.rank]}`;
  return option.colour && / /.test(option.text) ? `${what}, ${naming.colour(option.colour)}` : what;
}

/** "near", "copy Paradox Worm", "discard Titan", "Herald". */
function describeWord(option: Option, question: Question | null): string {
  const words = t().option;
  // What a word does may depend on whose word it is.
  const fixed = words.words[`${option.text} ${question?.text_of ?? ''}`] ?? words.words[option.text];
  if (fixed) return fixed;
  if (option.text.startsWith('copy ')) return words.copy(cardName(option.text.slice(5)));
  if (option.text.startsWith('discard ')) return words.discard(cardName(option.text.slice(8)));
  return cardName(option.card ?? option.text);
}

/** The headline of a question: what can be done. */
export function describeQuestion(question: Question | null): string {
  if (!question) return '';
  return question.card === null ? (t().ask[question.key] ?? say(question)) : sayParts(question.parts);
}

/** The text that is being carried out: of a being, of its warp (perhaps a copied one) or frozen effect, or of half a flare. */
export function runningText(question: Question | null): string {
  if (!question?.text_of || !question.effect) return '';
  const { text_of: name, effect } = question;
  if (effect === 'upper' || effect === 'lower') return catalogue.data.flares[name]?.[effect].text ?? '';
  const card = catalogue.card(name);
  if (effect === 'frozen') return t().strip.frozen(card?.frozen ?? '');
  if (effect !== 'warp') return card?.text ?? '';
  return t().strip.warp(name === question.card ? null : cardName(name), card?.warp ?? '');
}
