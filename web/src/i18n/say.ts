// Server sentences in the reader's language: by key where we know it, else the English text that came along.
import type { Params, Rank, Sentence } from '../net/protocol';
import { catalogue } from '../state/catalogue.svelte';
import type { Messages, Words } from './en';
import { t } from './i18n.svelte';

export function say(sentence: Sentence): string {
  const known = t().said as Record<string, ((words: Words) => string) | undefined>;
  const translate = known[sentence.key];
  return translate ? translate(wordsOf(sentence.params ?? {}, t())) : sentence.text;
}

function wordsOf(params: Params, messages: Messages): Words {
  const rank = text(params['rank']);
  const colour = text(params['colour']);
  const card = text(params['card']);
  return {
    card: /^F\d+$/.test(card) ? messages.card.flare : catalogue.cardName(card),
    task: catalogue.taskName(text(params['task'])),
    square: text(params['square']),
    from: text(params['from']),
    to: text(params['to']),
    rank: rank === 'heroic' || rank === 'legendary' ? (rank as Rank) : 'common',
    colour: colour ? catalogue.colourName(colour) : '',
    count: Number(params['count'] ?? params['n'] ?? params['points'] ?? 1),
    name: text(params['name']) || catalogue.schoolName(text(params['school'])),
  };
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

export interface Piece {
  text: string;
  square: boolean;
}

/** A sentence cut at its squares, so that they can be set in bold. */
export function pieces(sentence: string): Piece[] {
  return sentence
    .split(/\b([a-i][1-9])\b/)
    .map((part, i) => ({ text: part, square: i % 2 === 1 }))
    .filter((part) => part.text !== '');
}
