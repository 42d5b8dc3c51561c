import { describe, expect, it } from 'vitest';
import { difference, duration, usedIn } from '../src/model/diff';
import type { Event } from '../src/net/protocol';
import { position } from './helpers';

function event(key: string, params: Record<string, string>): Event {
  return { key, params, text: '', squares: [] };
}

describe('difference of two positions', () => {
  it('drops a placed stone', () => {
    const motions = difference(position({ blue: 'd4' }), position({ blue: 'd4 e5' }));
    expect(motions).toMatchObject([{ kind: 'place', square: 'e5' }]);
  });

  it('lets a being rise where it was summoned and breaks what stood there', () => {
    const motions = difference(position({ red: 'e5' }), position({ blue: 'e5*' }), [event('summoned', { square: 'e5' })], ['d4']);
    expect(motions.map((motion) => motion.kind).sort()).toEqual(['break', 'rise']);
    expect(motions.find((motion) => motion.kind === 'rise')).toMatchObject({ links: ['d4'], stone: { colour: 'blue' } });
    expect(motions.find((motion) => motion.kind === 'break')).toMatchObject({ stone: { colour: 'red' } });
  });

  it('moves a stone onto another, which breaks', () => {
    const motions = difference(position({ blue: 'e4*', red: 'e5' }), position({ blue: 'e5*' }), [event('moved', { from: 'e4', to: 'e5' })]);
    expect(motions).toMatchObject([{ kind: 'move', from: 'e4', square: 'e5', stone: { colour: 'blue' } }, { kind: 'break', square: 'e5', stone: { colour: 'red' } }]);
  });

  it('joins the moves of one stone', () => {
    const motions = difference(position({ blue: 'e4' }), position({ blue: 'e6' }), [event('moved', { from: 'e4', to: 'e5' }), event('moved', { from: 'e5', to: 'e6' })]);
    expect(motions).toMatchObject([{ kind: 'move', from: 'e4', square: 'e6' }]);
  });

  it('lets both stones of a swap cross', () => {
    const motions = difference(position({ blue: 'e4', red: 'g7' }), position({ blue: 'g7', red: 'e4' }), [event('swapped', { from: 'e4', to: 'g7' })]);
    expect(motions.map((motion) => [motion.kind, motion.square])).toEqual([['leap', 'g7'], ['leap', 'e4']]);
  });

  it('turns a stone over when its rank or owner changes', () => {
    expect(difference(position({ blue: 'e4' }), position({ blue: 'e4*' }))).toMatchObject([{ kind: 'turn', before: { rank: 'common' }, stone: { rank: 'heroic' } }]);
    expect(difference(position({ red: 'e4' }), position({ blue: 'e4' }))).toMatchObject([{ kind: 'turn' }]);
  });

  it('breaks stones outward, one after the other', () => {
    const motions = difference(position({ red: 'e9 e6' }), position({}), [event('summoned', { square: 'e5' })]);
    expect(motions).toMatchObject([{ square: 'e6', delay: 0 }, { square: 'e9', delay: 40 }]);
    expect(duration(motions)).toBe(420);
  });

  it('carries a stone that was picked up to where it is placed', () => {
    const motions = difference(position({ blue: 'c3*' }), position({ blue: 'e5' }), [event('picked_up', { square: 'c3' }), event('placed', { square: 'e5' })]);
    expect(motions).toMatchObject([{ kind: 'leap', from: 'c3', square: 'e5', stone: { rank: 'common' } }]);
  });

  it('does not break a stone that is taken away', () => {
    expect(difference(position({ red: 'c4' }), position({}), [event('taken', { square: 'c4' })])).toEqual([]);
  });

  it('is empty when nothing changed', () => {
    expect(difference(position({ red: 'e9' }), position({ red: 'e9' }))).toEqual([]);
  });

  it('reads the used stones from a choice', () => {
    expect(usedIn('summon Gun Tower e5 with c4 c5 from d3')).toEqual(['c4', 'c5']);
    expect(usedIn('summon Titan e5')).toEqual([]);
  });
});
