import { describe, expect, it } from 'vitest';
import { broughtLooks, lookOf } from '../src/art/looks';
import { keysOn, nameOfShelf, schoolOfDeck, shelvesOf } from '../src/encyclopaedia/shelves';
import { en } from '../src/i18n/en';
import type { Catalogue, Look, SchoolInfo } from '../src/net/protocol';
import { catalogue, schoolOf } from '../src/state/catalogue.svelte';

const look: Look = { base: '#00a0a0', light: '#a0f0f0', edge: '#004040', ink: '#002020', text: '#60e0e0', text_noon: '#006060', emblem: 'M4 4h16v16H4z' };
const school = (deck: string, short: string, colour: string, more: Partial<SchoolInfo> = {}): SchoolInfo =>
  ({ name: `${short} School`, short, colour, deck, warps: false, freezes: false, keeps_stone: false, has_gateway: false, look: null, ...more });
const card = (deck: string, name: string) => ({ name, deck, rank: 'common' as const, text: '', warp: null, frozen: null, emblem: null, figure: { width: 1, height: 1, cells: [], arrows: [] } });
const data: Catalogue = {
  lang: 'en', team: '', colours: {}, ranks: {}, ranks_plural: {}, forms: {}, flares: {}, tasks: {}, levels: {}, terms: {}, rules: { chapters: {}, entries: {}, refusals: {}, prompts: {}, lessons: {} }, categories: {}, squares: { red: [], green: [], central: [], missing: [] },
  sentences: { numbers: [], last: '', stones: {}, pieces: {}, parts: {}, events: {}, endings: {}, ties: {}, refusals: {} },
  schools: { northern: school('imperial', 'Northern', 'blue'), southern: school('imperial', 'Southern', 'red'), tidal: school('tidal', 'Tidal', 'teal', { look }), ebbing: school('tidal', 'Ebbing', 'grey', { look }) },
  cards: { Knight: card('imperial', 'Knight'), Undertow: card('tidal', 'Undertow'), Breaker: card('tidal', 'Breaker') },
};

describe('schools that this client has never heard of', () => {
  it('own the stones of their colour', () => {
    catalogue.set(data);
    expect([schoolOf('red'), schoolOf('teal'), schoolOf('puce')]).toEqual(['southern', 'tidal', 'puce']);
    expect(catalogue.colourName('teal')).toBe('Tidal');
  });

  it('bring their look, ours do not', () => {
    expect(broughtLooks(data.schools)).toEqual([['tidal', look], ['ebbing', look]]);
    expect(lookOf('tidal')).toBe('school-tidal');
  });

  it('have a shelf in the encyclopaedia, named after them', () => {
    expect(shelvesOf(data)).toEqual(['rules', 'imperial', 'tidal', 'legends', 'flares', 'tasks', 'terms']);
    const names = en.learn.cards.shelves;
    expect(shelvesOf(data).map((shelf) => nameOfShelf(shelf, names, data)).slice(1, 4)).toEqual(['Imperial', 'Tidal · Ebbing', 'Legends']);
    expect(keysOn('tidal', data)).toEqual(['Breaker', 'Undertow']);
    expect(['imperial', 'tidal', 'legends'].map((deck) => schoolOfDeck(deck, data))).toEqual(['southern', 'ebbing', 'southern']);
  });
});
