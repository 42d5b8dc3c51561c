import { beforeEach, describe, expect, it, vi } from 'vitest';
import cases from '../../tests/language/sentences.json';
import fixture from '../fixtures/catalogue';
import { say, sayDeed, sayStep, sayWhy, type Naming } from '../src/i18n/say';
import { describeQuestion, runningText } from '../src/i18n/describe';
import { fill } from '../src/i18n/sentence';
import { question } from './helpers';
import type { Template } from '../src/net/protocol';
import { catalogue } from '../src/state/catalogue.svelte';

vi.mock('../src/state/settings.svelte', () => ({ settings: { lang: 'en' } }));

/** Ada plays everything, and may be the reader. */
const ada = (reads: boolean): Naming => ({ school: () => (reads ? 'you' : 'Ada'), colour: (colour) => (colour === 'blue' ? 'you' : 'Bob'), isYou: () => reads, isYours: (colour) => reads && colour === 'blue', plays: (_, colour) => colour === 'blue' });

describe('a sentence with gaps', () => {
  it.each(cases.map((one) => [one.says, one] as const))('%s', (_, one) => {
    expect(fill(one.sentence as Template, one.words as Record<string, string>)).toBe(one.says);
  });
});

describe('what the server says', () => {
  beforeEach(() => catalogue.set(fixture));

  it('is said with the names of things', () => {
    expect(say({ key: 'placed', params: { square: 'e5', colour: 'blue', rank: 'heroic' }, text: '' })).toBe('Heroic stone placed on e5');
    expect(say({ key: 'points', params: { colour: 'blue', against: 'red', number: 2 }, text: '' })).toBe('Northern Empire: +2 against Southern Empire');
    expect(say({ key: 'discarded', params: { card: 'F3' }, text: '' })).toBe('Flare discarded');
    expect(say({ key: 'drew', params: { school: 'northern', number: 1 }, text: '' })).toBe('1 card drawn');
  });

  it('names who plays where that is known', () => {
    const reason = { key: 'deck', params: { school: 'northern' }, text: '' };
    expect(say(reason, 'endings')).toBe('Northern Empire drew the last card of the deck.');
    expect(say(reason, 'endings', ada(false))).toBe('Ada drew the last card of the deck.');
    expect(say({ ...reason, params: {} }, 'endings')).toBe('The last card of a deck was drawn.');
  });

  it('says what decided between equals, and who they were where others played too', () => {
    const tie = { key: 'upgraded', params: { number: 3, less: 0 }, text: '' };
    expect(say(tie, 'ties')).toBe('Level on points: upgraded pieces in the arena decide, 3 to 0.');
    const some = { ...tie, params: { ...tie.params, schools: ['northern', 'highland'] } };
    expect(say(some, 'ties', { ...ada(false), school: (school) => (school === 'northern' ? 'Ada' : 'Bob') })).toContain('(Ada and Bob)');
  });

  it('names those whose pieces they are, not their schools', () => {
    expect(say({ key: 'destroyed', params: { square: 'd9', colour: 'red', rank: 'heroic' }, text: '' }, 'events', ada(true))).toBe('Heroic piece (Bob) on d9 destroyed');
    expect(say({ key: 'converted', params: { square: 'd9', colour: 'blue', against: 'red', rank: 'common' }, text: '' }, 'events', ada(true))).toBe('Piece on d9 converted: Bob → you');
    expect(say({ key: 'points', params: { colour: 'blue', against: 'red', number: 2 }, text: '' }, 'events', ada(true))).toBe('You: +2 against Bob');
  });

  it('names nobody twice', () => {
    const scored = { key: 'points', params: { colour: 'blue', against: 'red', number: 2 }, text: '' };
    const lost = { key: 'points', params: { colour: 'red', number: 1 }, text: '' };
    expect(say(scored, 'events', ada(false), 'northern')).toBe('+2 against Bob');
    expect(say(lost, 'events', ada(false), 'northern')).toBe('Bob: +1');
    expect(sayDeed('Ada', 'northern', [scored], 'end', ada(false))).toBe('Ada: +2 against Bob');
    expect(sayDeed('Ada', 'northern', [{ key: 'resigned', params: { school: 'northern' }, text: '' }], 'resign northern', ada(false))).toBe('Ada resigned');
    expect(say(scored, 'events', undefined, 'northern')).toBe('+2 against Southern Empire');
  });

  it('speaks to the reader with the verb that belongs to it, after a preposition too', () => {
    const said = { ...fixture.sentences, events: { ...fixture.sentences.events, resigned: { you: 'Du hast aufgegeben', other: '{school} hat aufgegeben' }, points: { against_you: '{colour} gegen dich', other: '{colour} gegen {against}' } } };
    catalogue.set({ ...fixture, sentences: said });
    const resigned = { key: 'resigned', params: { school: 'northern' }, text: '' };
    expect([say(resigned, 'events', ada(true)), say(resigned, 'events', ada(false))]).toEqual(['Du hast aufgegeben', 'Ada hat aufgegeben']);
    expect(say({ key: 'points', params: { colour: 'red', against: 'blue', number: 1 }, text: '' }, 'events', ada(true))).toBe('Bob gegen dich');
  });

  it('says who reached the score, and the last card of a team as it is', () => {
    const reached = { key: 'points', params: { school: 'northern', schools: ['southern', 'highland'] }, text: '' };
    expect(say(reached, 'endings')).toBe('Southern Empire and Highland reached the score that ends the game.');
    expect(say({ ...reached, params: { school: 'northern', schools: ['southern'] } }, 'endings', ada(true))).toBe('You reached the score that ends the game.');
    expect(say({ key: 'deck', params: { school: 'northern', sideways: 6 }, text: '' }, 'endings')).toBe('Northern Empire drew the last card before the sideways ones.');
  });

  it('says whose piece it was', () => {
    expect(say({ key: 'destroyed', params: { square: 'd9', colour: 'red', rank: 'heroic' }, text: '' })).toBe('Heroic piece (Southern Empire) on d9 destroyed');
    expect(say({ key: 'upgraded', params: { square: 'd9', colour: 'red', rank: 'heroic' }, text: '' })).toBe('Piece (Southern Empire) on d9 upgraded to a heroic piece');
    expect(say({ key: 'placed', params: { square: 'd9', colour: 'red', whose: 'red', rank: 'common' }, text: '' })).toBe('Stone (Southern Empire) placed on d9');
  });

  it('tells a step that brought nothing about by what was chosen', () => {
    expect(sayStep([], 'end')).toBe('End the turn');
    expect(sayStep([], '-')).toBe('Skip');
  });

  it('says why not, in words for small numbers and few squares', () => {
    expect(sayWhy({ key: 'missing', params: { number: 3, squares: ['a3', 'b3', 'c3'] }, text: '' })).toBe('Three pieces missing');
    expect(sayWhy({ key: 'missing', params: { number: 1, squares: ['a3'] }, text: '' })).toBe('One piece missing: a3');
  });

  it('tells refusals from events of the same name', () => {
    expect(say({ key: 'discarded', params: { card: 'Titan' }, text: '' })).toBe('Titan discarded');
    expect(sayWhy({ key: 'discarded', params: {}, text: '' })).toBe('Only one discard action is allowed in a turn');
  });

  it('shows the English text of what it does not know, and one sentence for what the server could not read', () => {
    expect(say({ key: 'teapot', params: {}, text: 'a teapot appears' })).toBe('A teapot appears');
    expect(sayWhy({ key: 'json', params: {}, text: 'no JSON' })).toBe('The server did not understand this');
    expect(sayWhy({ key: 'offline', params: {}, text: '' })).toBe('The server does not answer');
  });
});

describe('what is asked', () => {
  beforeEach(() => catalogue.set(fixture));

  it('names everything that can be done', () => {
    expect(describeQuestion({ ...question('upgrade'), card: 'F5', parts: ['upgrade', 'move'] })).toBe('Upgrade a piece or move a piece');
    expect(describeQuestion({ ...question('choose'), card: 'The Eldest Tree', parts: ['destroy', 'upgrade', 'place'] })).toBe('Destroy a piece, upgrade a piece or place a stone');
    expect(describeQuestion({ ...question('destroy'), card: 'Fire Elemental', parts: ['choose'] })).toBe('Choose one');
    expect(describeQuestion({ ...question('turn'), key: 'turn' })).toBe('Your turn');
  });

  it('shows the text that runs: the warp effect, a copied one, half a flare', () => {
    const worm = fixture.cards['Paradox Worm'];
    const asked = { ...question('upgrade'), card: 'Paradox Worm', text_of: 'Paradox Worm' };
    expect(runningText({ ...asked, effect: 'regular' })).toBe(worm?.text);
    expect(runningText({ ...asked, effect: 'frozen' })).toBe(`Frozen effect: ${worm?.frozen ?? ''}`);
    expect(runningText({ ...asked, effect: 'warp' })).toBe(`Warp effect: ${worm?.warp}`);
    expect(runningText({ ...asked, card: 'Doppelganger', effect: 'warp' })).toBe(`Warp effect of Paradox Worm: ${worm?.warp}`);
    expect(runningText({ ...asked, card: 'F5', text_of: 'F5', effect: 'lower' })).toBe(fixture.flares['F5']?.lower.text);
  });
});
