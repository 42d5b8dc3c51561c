// Server sentences in the reader's language: by key where we know it, else the English text that came along.
import type { Params, Rank, Sentence } from '../net/protocol';
import { catalogue, isFlare } from '../state/catalogue.svelte';
import type { Messages, Words } from './en';
import { t } from './i18n.svelte';

/** What happened, why not, why it ended: the same key may mean different things in each. */
type Table = 'said' | 'why' | 'ended';

/** Says who plays a school at this table; without one the school's name must do. */
export type Naming = (school: string) => string;

/** Messages the server could not read: a mistake of ours, of no use to the reader. */
const GARBLED = new Set(['hello', 'type', 'state', 'text', 'id', 'json', 'object', 'text_frame', 'too_large', 'seats', 'one_of', 'flag', 'http_405', 'choices', 'number', 'day']);

export function say(sentence: Sentence, table: Table = 'said', naming?: Naming): string {
  const known = t()[table] as Record<string, ((words: Words) => string) | undefined>;
  const key = table === 'why' && GARBLED.has(sentence.key) ? 'garbled' : sentence.key;
  const translate = known[key];
  const params = sentence.params ?? {};
  if (translate) return capital(translate(wordsOf(params, t(), naming)));
  return capital(word(params['why']) || sentence.text);
}

/** Why something is not possible. */
export function sayWhy(sentence: Sentence): string {
  return say(sentence, 'why');
}

function wordsOf(params: Params, messages: Messages, naming: Naming = (school) => catalogue.schoolName(school)): Words {
  const rank = word(params['rank']);
  const colour = word(params['colour']);
  const card = word(params['card']);
  const school = word(params['school']);
  return {
    card: isFlare(card) ? messages.card.flare : catalogue.cardName(card),
    task: catalogue.taskName(word(params['task'])),
    square: word(params['square']),
    from: word(params['from']),
    to: word(params['to']),
    rank: rank === 'heroic' || rank === 'legendary' ? (rank as Rank) : 'common',
    colour: colour ? catalogue.colourName(colour) : '',
    against: word(params['against']) ? catalogue.colourName(word(params['against'])) : '',
    squares: Array.isArray(params['squares']) ? params['squares'].slice(0, 3).join(', ') : '',
    count: Number(params['number'] ?? 1),
    name: school ? naming(school) : '',
  };
}

function word(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
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
