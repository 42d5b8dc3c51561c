// Server sentences in the reader's language: by key where we know it, else the English text that came along.
import type { Colour, Params, School, Sentence, Template } from '../net/protocol';
import { catalogue, isFlare } from '../state/catalogue.svelte';
import { t } from './i18n.svelte';
import { fill, type Words } from './sentence';
import { capital, join, number } from './words';

/** What happened, why not, why it ended, what decided it: the same key may mean different things in each. */
type Table = 'events' | 'refusals' | 'endings' | 'ties';

/** Who sits at a table, as sentences call them; away from tables the names of schools must do. */
export interface Naming {
  school: (school: School) => string;
  /** Those whose pieces have a colour. */
  colour: (colour: Colour) => string;
  /** Whether the reader plays it, alone at the screen: then verbs may differ. */
  isYou: (school: School) => boolean;
  isYours: (colour: Colour) => boolean;
  /** Whether somebody plays in a colour: whoever is named already is not named again. */
  plays: (school: School, colour: Colour) => boolean;
}

export const BY_SCHOOL: Naming = { school: (school) => catalogue.schoolName(school), colour: (colour) => catalogue.colourName(colour), isYou: () => false, isYours: () => false, plays: (school, colour) => catalogue.data.schools[school]?.colour === colour };

/** Messages the server could not read: a mistake of ours, of no use to the reader. */
const GARBLED = new Set(['hello', 'type', 'state', 'text', 'id', 'json', 'object', 'text_frame', 'too_large', 'seats', 'one_of', 'flag', 'http_405', 'choices', 'number', 'day', 'path', 'revision', 'marks', 'arrows']);

/** `of`: who is named already beside it, in a heading say. */
export function say(sentence: Sentence, table: Table = 'events', naming?: Naming, of?: School): string {
  return capital(filled(of === undefined ? sentence : unnamed(sentence, of, naming ?? BY_SCHOOL), table, naming));
}

/** Points of whoever is named already are just points. */
function unnamed(sentence: Sentence, of: School, naming: Naming): Sentence {
  const { colour, ...rest } = sentence.params ?? {};
  return sentence.key === 'points' && naming.plays(of, word(colour)) ? { ...sentence, params: rest } : sentence;
}

function filled(sentence: Sentence, table: Table, naming?: Naming): string {
  const params = sentence.params ?? {};
  const template = templateOf(sentence.key, table);
  return template === undefined ? word(params['why']) || sentence.text : fill(template, wordsOf(params, naming));
}

function templateOf(key: string, table: Table): Template | undefined {
  const own: Readonly<Record<string, string>> = table === 'refusals' ? t().why : {};
  return own[GARBLED.has(key) ? 'garbled' : key] ?? catalogue.sentences?.[table][key];
}

/** A step in words: what came of it, else what was chosen. */
export function sayStep(events: readonly Sentence[], choice: string, naming?: Naming, of?: School): string {
  const said = events.filter((event) => event.key !== 'turn').map((event) => say(event, 'events', naming, of));
  if (said.length > 0) return said.join(', ');
  return choice === '-' ? t().option.decline : choice === 'end' ? t().option.end : choice;
}

/** Who did something, and what; named once. */
export function sayDeed(who: string, school: School, events: readonly Sentence[], choice: string, naming: Naming): string {
  const what = sayStep(events, choice, naming, school);
  return what.startsWith(who) ? what : t().log.says(who, what);
}

/** What can be done: "Move a piece or upgrade a piece". */
export function sayParts(parts: readonly string[]): string {
  const said = catalogue.sentences;
  return said ? capital(join(parts.map((part) => said.parts[part] ?? part), said.last)) : '';
}

/** Why something is not possible. */
export function sayWhy(sentence: Sentence): string {
  return say(sentence, 'refusals');
}

/** The same to follow a colon, where languages differ in how a sentence begins. */
export function sayWhyAfterColon(sentence: Sentence): string {
  return t().afterColon(filled(sentence, 'refusals'));
}

function wordsOf(params: Params, naming: Naming = BY_SCHOOL): Words {
  const [card, colour, against, whose] = [word(params['card']), word(params['colour']), word(params['against']), word(params['whose'])];
  const [school, partner] = [word(params['school']), word(params['partner'])];
  const schools = Array.isArray(params['schools']) ? params['schools'].map((one) => naming.school(word(one))) : [];
  const count = Number(params['number'] ?? 1);
  return {
    card: isFlare(card) ? t().card.flare : catalogue.cardName(card),
    task: catalogue.taskName(word(params['task'])),
    square: word(params['square']),
    from: word(params['from']),
    to: word(params['to']),
    rank: catalogue.sentences?.pieces[word(params['rank'])] ?? '',
    stone: catalogue.sentences?.stones[word(params['rank'])] ?? '',
    colour: colour && naming.colour(colour),
    against: against && naming.colour(against),
    against_you: against && naming.isYours(against) ? against : '',
    squares: Array.isArray(params['squares']) ? params['squares'].slice(0, 3).join(', ') : '',
    number: String(count),
    number_word: number(count),
    less: String(params['less'] ?? ''),
    whose: whose && naming.colour(whose),
    school: school && naming.school(school),
    meant: word(params['meant']),
    you: school && naming.isYou(school) ? school : '',
    schools: t().and(schools),
    partner: partner && naming.school(partner),
    sideways: params['sideways'] ? String(params['sideways']) : '',
  };
}

function word(value: unknown): string {
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
