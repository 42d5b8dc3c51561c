import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Option, TableMessage } from '../src/net/protocol';
import { TableStore } from '../src/state/table.svelte';
import { othersNow, readyNow, tipForThumb, toTap } from '../src/table/phone/thumb';
import { place, question, summon, target } from './helpers';
import turnFixture from '../fixtures/turn';

const base = turnFixture.table;
const discard: Option = { text: 'discard Bomb', kind: 'discard', card: 'Bomb' };

describe("the thumb's row", () => {
  let store: TableStore;

  beforeEach(() => {
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
    store = new TableStore({ reducedMotion: () => false });
    store.connect({ send: () => {}, close: () => {} });
    store.careful = true;
  });
  afterEach(() => {
    store.destroy();
    vi.unstubAllGlobals();
  });

  const ask = (options: Option[], part: 'turn' | 'destroy' = 'turn', more: Partial<TableMessage> = {}) => store.receive({ ...base, ...more, options, question: question(part) });

  it('tells somebody new what to do until there is something to press', () => {
    ask([place('a3'), discard]);
    expect(readyNow(store)).toBeNull();
    expect(tipForThumb(store)).toBe('place');
    store.pick('a3');
    expect(readyNow(store)?.text).toBe('place a3');
    expect(tipForThumb(store)).toBeNull();
  });

  it('leaves its place to what else a card can do', () => {
    ask([place('a3'), discard]);
    store.pin('Bomb');
    expect(othersNow(store)).toEqual([discard]);
    expect(tipForThumb(store)).toBeNull();
  });

  it('summons with the card in focus', () => {
    ask([place('a3'), summon('Knight', 'e4', ['d5'])]);
    store.pin('Knight');
    expect(readyNow(store)?.kind).toBe('summon');
  });

  it('knows what is to be tapped', () => {
    ask([place('a3')]);
    expect(toTap(store)).toBe('card');
    ask([place('a3')], 'turn', { view: { ...base.view, hand: [] } });
    expect(toTap(store)).toBe('square');
    ask([target('e4')], 'destroy');
    expect(toTap(store)).toBe('square');
    ask([{ text: 'near', kind: 'choose' }], 'destroy');
    expect(toTap(store)).toBe('button');
  });
});
