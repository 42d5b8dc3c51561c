import { describe, expect, it } from 'vitest';
import { choicesOfCard, declineOf, flareState, handChoices, kindChips, onwards, plainChoices, stageOf, variantKey } from '../src/model/choices';
import { asked } from '../src/model/paths';
import type { FlareState, Option } from '../src/net/protocol';
import { move, place, question, summon, target } from './helpers';

const decline: Option = { text: '-', kind: 'decline' };

describe('choices', () => {
  it('knows which part of the turn it is', () => {
    expect(stageOf([], null)).toBe('wait');
    expect(stageOf([place('e5')], null)).toBe('turn');
    expect(stageOf([place('e5')], question('turn'))).toBe('turn');
    expect(stageOf([target('e5')], question('destroy'))).toBe('effect');
    expect(stageOf([{ text: 'end', kind: 'end' }], question('end'))).toBe('end');
  });

  it('collects what a card can do', () => {
    const options: Option[] = [summon('Knight', 'e5', ['d4']), { text: 'discard Knight', kind: 'discard', card: 'Knight' }, { text: 'flare blue', kind: 'flare', colour: 'blue' }];
    expect(choicesOfCard(options, 'Knight').summons).toHaveLength(1);
    expect(choicesOfCard(options, 'Knight').others).toHaveLength(1);
    expect(choicesOfCard(options, 'F3').others).toEqual([options[2]]);
  });

  it('finds how far a flare is met: against whom it names, or the only opponent', () => {
    const half = { need: 2, have: 3, met: true };
    const states: FlareState[] = ['red', 'green'].map((against) => ({ id: 'F3', against, upper: half, lower: half }));
    expect(flareState(states, { text: 'flare green', kind: 'flare', colour: 'green' })).toBe(states[1]);
    expect(flareState(states.slice(0, 1), { text: 'flare', kind: 'flare' })).toBe(states[0]);
    expect(flareState(states, { text: 'end', kind: 'end' })).toBeUndefined();
  });

  it('knows which cards of the hand are choices themselves', () => {
    const back: Option = { text: 'return Knight', kind: 'return', card: 'Knight' };
    expect([...handChoices([back, decline])]).toEqual([['Knight', back]]);
    expect(handChoices([summon('Knight', 'e5', ['d4']), { text: 'discard Knight', kind: 'discard', card: 'Knight' }]).size).toBe(0);
  });

  it('makes buttons of what no square stands for', () => {
    const near: Option = { text: 'near', kind: 'choose' };
    expect(plainChoices([near, target('e5'), decline])).toEqual([near]);
    expect(declineOf([near, decline])).toBe(decline);
  });

  it('sums up squares by verb', () => {
    expect(kindChips([target('f5', 'destroy'), target('d5', 'place'), target('f4', 'place')], null, [])).toEqual([
      { act: 'destroy', squares: ['f5'] },
      { act: 'place', squares: ['d5', 'f4'] },
    ]);
    expect(kindChips([move('d4', 'c4'), move('e4', 'e5')], null, ['d4'])).toEqual([{ act: 'move', squares: ['c4'] }]);
  });

  it('says what tells variants apart', () => {
    expect(variantKey([{ ...target('e5'), rank: 'common' }, { ...target('e5'), rank: 'heroic' }])).toBe('rank');
    expect(variantKey([{ ...target('e5'), colour: 'red' }, { ...target('e5'), colour: 'blue' }])).toBe('colour');
    expect(variantKey([move('e4', 'e5'), target('e5')])).toBe('words');
    const both = ['common', 'heroic'].flatMap((rank) => ['red', 'blue'].map((colour) => ({ ...target('e5'), rank, colour }) as Option));
    expect(variantKey(both)).toBe('words');
    expect(variantKey([summon('Cannon', 'e5', ['c4']), summon('Cannon', 'e5', ['d4'])])).toBe('filling');
  });

  it('lists where it goes on, by verb and in which sense', () => {
    const options = [target('e5', 'upgrade'), move('e5', 'e6'), move('e5', 'd5')];
    expect(onwards(asked(options, ['e5'])!, null)).toEqual([
      { act: 'move', out: true, steps: [{ square: 'e6', options: [options[1]] }, { square: 'd5', options: [options[2]] }] },
    ]);
    const arriving = [move('d4', 'd5'), move('e4', 'd5')];
    expect(onwards(asked(arriving, ['d5'])!, null)).toEqual([
      { act: 'move', out: false, steps: [{ square: 'd4', options: [arriving[0]] }, { square: 'e4', options: [arriving[1]] }] },
    ]);
  });
});
