import { describe, expect, it } from 'vitest';
import { chaptersOf, ruleOfQuestion, ruleOfRefusal } from '../src/encyclopaedia/rules';
import { keysOn, nameOfEntry } from '../src/encyclopaedia/shelves';
import fixture from '../fixtures/catalogue';

const rules = {
  chapters: { setup: 'Set-up', turn: 'A turn' },
  entries: { 'set-up-duel': { name: 'Set-up of the Duel', chapter: 'setup' }, passing: { name: 'No passing', chapter: 'turn' }, 'gateway-marker': { name: 'The Gateway', chapter: 'turn' } },
  refusals: { actions_left: 'passing' },
  prompts: { 'start.duel': 'set-up-duel', 'start.melee': 'set-up-melee', end: 'turn-end', 'effect.gateway': 'gateway-marker' },
  lessons: {},
};

describe('the rules behind what is said', () => {
  it('a refusal leads to its rule, others lead nowhere', () => {
    expect([ruleOfRefusal('actions_left', rules), ruleOfRefusal('too_fast', rules)]).toEqual(['passing', null]);
  });

  it('a question leads to that of the form, to its own or to that of a part', () => {
    expect(ruleOfQuestion({ key: 'start', parts: ['start'] }, 'duel', rules)).toBe('set-up-duel');
    expect(ruleOfQuestion({ key: 'start', parts: ['start'] }, 'melee', rules)).toBe('set-up-melee');
    expect(ruleOfQuestion({ key: 'end', parts: ['end'] }, 'high', rules)).toBe('turn-end');
    expect(ruleOfQuestion({ key: 'effect.choose', parts: ['destroy', 'gateway'] as never }, 'high', rules)).toBe('gateway-marker');
    expect(ruleOfQuestion({ key: 'effect.move', parts: ['move'] }, 'high', rules)).toBeNull();
  });

  it('stand on a shelf of their own, by chapter', () => {
    const data = { ...fixture, rules };
    expect(chaptersOf(rules).map(({ name, keys }) => [name, ...keys])).toEqual([['Set-up', 'set-up-duel'], ['A turn', 'passing', 'gateway-marker']]);
    expect(keysOn('rules', data)).toEqual(['set-up-duel', 'passing', 'gateway-marker']);
    expect(nameOfEntry('passing', data)).toBe('No passing');
  });
});
