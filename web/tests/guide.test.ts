import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deedOf, maySkip, tipsFor, type Situation } from '../src/model/tips';
import type { Option } from '../src/net/protocol';
import type { HandMemory } from '../src/state/seen';
import { TableStore } from '../src/state/table.svelte';
import { place, question, summon, target } from './helpers';
import turnFixture from '../fixtures/turn';

const option = (kind: Option['kind'], part: Partial<Option> = {}): Option => ({ text: kind, kind, ...part });
const now = (part: Partial<Situation>): Situation => ({ stage: 'turn', options: [], question: question('turn'), card: null, held: true, armed: false, ...part });

describe('tips', () => {
  it('tell at the beginning of a turn what squares and cards are for', () => {
    expect(tipsFor(now({ options: [place('a3'), summon('Knight', 'e4', ['d5'])] }))).toEqual(['turn']);
    expect(tipsFor(now({ options: [place('a3')] }))).toEqual(['place']);
    expect(tipsFor(now({ options: [place('a3')], held: false }))).toEqual(['stone']);
    expect(tipsFor(now({ options: [place('a3'), option('flare'), option('hand_over')] }))).toEqual(['place', 'flare', 'hand_over']);
  });

  it('follow the card that was picked', () => {
    const options = [place('a3'), summon('Knight', 'e4', ['d5']), option('discard', { card: 'Bomb' }), option('warp', { card: 'Dark Sphere' }), option('flare')];
    expect(tipsFor(now({ options, card: 'Knight' }))).toEqual(['summon']);
    expect(tipsFor(now({ options, card: 'Bomb' }))).toEqual(['discard']);
    expect(tipsFor(now({ options, card: 'Dark Sphere' }))).toEqual(['warp']);
    expect(tipsFor(now({ options: [...options, option('thaw', { card: 'Ice Queen' })], card: 'Ice Queen' }))).toEqual(['thaw']);
    expect(tipsFor(now({ options, card: 'F3' }))).toEqual(['light']);
    expect(tipsFor(now({ options, card: 'Knight', armed: true }))).toEqual(['confirm']);
  });

  it('know effects, points, claims and the end of a turn', () => {
    const asked = { ...question('destroy'), card: 'Bomb' };
    expect(tipsFor(now({ stage: 'effect', options: [target('e4')], question: asked }))).toEqual(['effect']);
    expect(tipsFor(now({ stage: 'effect', options: [option('choose')], question: asked }))).toEqual(['buttons']);
    expect(tipsFor(now({ stage: 'effect', options: [option('direction', { direction: 'N' })], question: asked }))).toEqual(['direction']);
    for (const key of ['point', 'return', 'start'] as const) {
      expect(tipsFor(now({ stage: 'effect', options: [option(key)], question: { ...question(key), key } }))).toEqual([key]);
    }
    expect(tipsFor(now({ stage: 'end', options: [option('claim'), option('end')] }))).toEqual(['claim', 'end']);
    expect(tipsFor(now({ stage: 'end', options: [option('end'), option('flare')] }))).toEqual(['end', 'flare']);
    expect(tipsFor(now({ stage: 'wait' }))).toEqual([]);
  });

  it('say what may be left out', () => {
    expect(maySkip('effect', [target('e4'), option('decline')])).toBe(true);
    expect(maySkip('effect', [target('e4')])).toBe(false);
  });

  it('are learnt by doing', () => {
    expect(['place', 'claim', 'move', 'target', 'decline'].map((kind) => deedOf(kind as Option['kind']))).toEqual(['place', 'claim', 'effect', 'effect', 'effect']);
  });
});

describe('the guide', () => {
  const kept = new Map<string, string>();

  beforeEach(() => {
    kept.clear();
    vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
    vi.resetModules();
  });
  afterEach(() => vi.unstubAllGlobals());

  const visit = async () => (await import('../src/state/guide.svelte')).guide;

  it('is quiet about what was done three times, on the next visit too', async () => {
    const guide = await visit();
    for (let i = 0; i < 3; i++) {
      expect(guide.wants('place')).toBe(true);
      guide.did('place');
    }
    expect(guide.wants('place')).toBe(false);
    expect(guide.wants('turn')).toBe(true); // summoning is still to be learnt
    vi.resetModules();
    const again = await visit();
    expect(again.wants('place')).toBe(false);
    again.on = false;
    expect(again.wants('summon')).toBe(false);
    again.on = true;
    expect(again.wants('place')).toBe(true);
  });
});

describe('new cards', () => {
  const base = turnFixture.table;
  const hand = base.view.hand;
  const held = (cards: readonly string[], state = 17) => ({ ...base, state, options: [place('a3'), option('end')], view: { ...base.view, state, hand: [...cards] } });

  function sitting(memory: HandMemory): TableStore {
    const store = new TableStore({ reducedMotion: () => true, hands: memory });
    store.connect({ send: () => {}, close: () => {} });
    return store;
  }

  it('are marked until something is chosen or they are looked at, and after a reload', () => {
    const kept = new Map<string, readonly string[]>();
    const memory: HandMemory = { load: (seat) => kept.get(seat) ?? null, keep: (seat, cards) => kept.set(seat, cards) };
    let store = sitting(memory);
    store.receive(held(hand));
    expect([...store.newCards.cards]).toEqual([]);
    store.play('end');
    store.receive(held([...hand.slice(1), 'Ziggurat', 'F12'], 18));
    expect([...store.newCards.cards]).toEqual(['Ziggurat', 'F12']);
    store.destroy();
    store = sitting(memory);
    store.receive(held([...hand.slice(1), 'Ziggurat', 'F12'], 18));
    expect([...store.newCards.cards]).toEqual(['Ziggurat', 'F12']);
    store.pin('F12');
    expect([...store.newCards.cards]).toEqual(['Ziggurat']);
    store.play('place a3');
    expect([...store.newCards.cards]).toEqual([]);
    // What an undo brings back is no news.
    store.receive(held(hand.slice(2), 19));
    store.receive(held(hand.slice(1), 18));
    expect([...store.newCards.cards]).toEqual([]);
    store.destroy();
  });

  it('are not marked where nobody remembers hands, as in an exercise', () => {
    const store = new TableStore({ reducedMotion: () => true });
    store.receive(held(hand));
    store.receive(held([...hand, 'Ziggurat'], 18));
    expect(store.newCards.cards.size).toBe(0);
    store.destroy();
  });
});
