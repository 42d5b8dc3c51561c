import { describe, expect, it } from 'vitest';
import { asked, boardOptions, completed, forced, nextSquares, pick } from '../src/model/paths';
import type { Option } from '../src/net/protocol';
import { move, place, summon, target } from './helpers';

describe('paths of picks', () => {
  it('plays a single square at once', () => {
    const options = [place('e5'), place('e6')];
    expect(nextSquares(options, [])).toEqual(new Set(['e5', 'e6']));
    expect(pick(options, [], 'e5')).toEqual({ path: ['e5'], found: [options[0]], open: false });
    expect(pick(options, [], 'a5')).toBeNull();
  });

  it('asks for the stone to pick up when stones are short', () => {
    const options = [place('e5', 'c3'), place('e5', 'd4')];
    expect(pick(options, [], 'e5')).toEqual({ path: ['e5'], found: [], open: true });
    expect(nextSquares(options, ['e5'])).toEqual(new Set(['c3', 'd4']));
    expect(pick(options, ['e5'], 'd4')?.found).toEqual([options[1]]);
  });

  it('takes a moving stone and then its goal', () => {
    const options = [move('d4', 'd5'), move('e4', 'd5'), move('d4', 'c4')];
    expect(pick(options, [], 'd4')).toEqual({ path: ['d4'], found: [], open: true });
    expect(pick(options, ['d4'], 'd5')?.found).toEqual([options[0]]);
    expect(pick(options, [], 'd5')).toEqual({ path: ['d5'], found: [], open: true }); // two stones could go there: which?
    expect(pick(options, ['d5'], 'e4')?.found).toEqual([options[1]]);
    expect(pick(options, ['d4', 'd5'], 'c4')?.found).toEqual([options[2]]); // another goal for the stone picked
    expect(pick(options, ['e4'], 'c4')).toEqual({ path: ['c4'], found: [], open: true }); // not for the stone picked: asked
    expect(pick(options, [], 'c4')?.found).toEqual([options[2]]); // only one can
    expect(pick(options, ['d4'], 'e4')).toEqual({ path: ['e4'], found: [], open: true }); // another stone instead
  });

  it('picks the only stone that moves by itself', () => {
    expect(forced([move('e5', 'e6'), move('e5', 'd5')])).toEqual(['e5']);
    expect(forced([move('e5', 'e6'), move('d4', 'd5')])).toEqual([]);
    expect(forced([move('e5', 'e6'), target('d4')])).toEqual([]);
  });

  it('names a swap from either end', () => {
    const swap: Option = { text: 'e4=e5', kind: 'swap', from: 'e4', square: 'e5' };
    expect(pick([swap], [], 'e5')).toEqual({ path: ['e5'], found: [], open: true });
    expect(pick([swap], ['e5'], 'e4')?.found).toEqual([swap]);
    expect(pick([swap], ['e4'], 'e5')?.found).toEqual([swap]);
  });

  it('aims by any square of a ray', () => {
    const north: Option = { text: 'N', kind: 'direction', direction: 'N', rays: { N: ['e6', 'e7'] } };
    const east: Option = { text: 'E', kind: 'direction', direction: 'E', rays: { E: ['f5'] } };
    expect(nextSquares([north, east], [])).toEqual(new Set(['e6', 'e7', 'f5']));
    expect(pick([north, east], [], 'e7')?.found).toEqual([north]);
  });

  it('finds several fillings of one square as variants', () => {
    const options = [summon('Cannon', 'e5', ['c4', 'd5']), summon('Cannon', 'e5', ['f5', 'g4']), summon('Cannon', 'b5', ['c5', 'd4'])];
    expect(completed(options, ['e5'])).toHaveLength(2);
  });

  it('keeps summonings apart from everything else', () => {
    const options = [place('e5'), summon('Cannon', 'e5', ['d5']), { text: 'end', kind: 'end' } as Option];
    expect(boardOptions(options, null)).toEqual([options[0]]);
    expect(boardOptions(options, 'Cannon')).toEqual([options[1]]);
    expect(boardOptions(options, 'Knight')).toEqual([]);
  });

  const word = (one: ReturnType<typeof asked>) => one && { found: one.found.map((option) => option.text), further: one.further.map(({ option, square }) => `${option.text} by ${square}`) };

  it.each([
    ['nothing is picked', [target('e5'), move('e5', 'e6')], [], null],
    ['one square, one meaning', [target('e5'), target('e6')], ['e5'], null],
    ['a stone that can only move', [move('e5', 'e6'), move('e5', 'd5')], ['e5'], null],
    ['act here or move from here', [target('e5'), move('e5', 'e6')], ['e5'], { found: ['e5'], further: ['e5-e6 by e6'] }],
    ['act here or move to here', [target('e5'), move('e4', 'e5')], ['e5'], { found: ['e5'], further: ['e4-e5 by e4'] }],
    ['all three: what sets out goes before what arrives', [target('e5'), move('e5', 'e6'), move('e4', 'e5')], ['e5'], { found: ['e5'], further: ['e5-e6 by e6'] }],
    ['a goal that two reach', [move('d4', 'd5'), move('e4', 'd5')], ['d5'], { found: [], further: ['d4-d5 by d4', 'e4-d5 by e4'] }],
    ['the goal after its stone', [move('d4', 'd5'), move('e4', 'd5')], ['d4', 'd5'], null],
    ['the stone after its goal', [move('d4', 'd5'), move('e4', 'd5')], ['d5', 'd4'], null],
    ['stones that may move onto each other', [move('d4', 'd5'), move('d5', 'd4')], ['d4'], null],
    ['a stone to pick up', [place('e5', 'c3'), place('e5', 'd4')], ['e5'], null],
    ['the stone that stands there already', [place('c3', 'c3'), place('e5', 'c3')], ['c3', 'c3'], null],
    ['two fillings', [summon('Cannon', 'e5', ['c4']), summon('Cannon', 'e5', ['d4'])], ['e5'], { found: ['summon Cannon e5 with c4', 'summon Cannon e5 with d4'], further: [] }],
  ] as const)('asks where squares have several meanings: %s', (_, options, path, wanted) => {
    expect(word(asked(options, path))).toEqual(wanted);
  });
});
