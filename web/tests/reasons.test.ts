import { beforeEach, describe, expect, it, vi } from 'vitest';
import fixture from '../fixtures/catalogue';
import { de } from '../src/i18n/de';
import { fr } from '../src/i18n/fr';
import { purposes } from '../src/i18n/reasons';
import { BY_SCHOOL } from '../src/i18n/say';
import { catalogue } from '../src/state/catalogue.svelte';

vi.mock('../src/state/settings.svelte', () => ({ settings: { lang: 'en' } }));
beforeEach(() => catalogue.set(fixture));

describe('a hint', () => {
  it('says how much better it is than the next best idea', () => {
    expect(purposes({ ahead: { by: 0.124, played: ['Knight', 'Herald'] } }, BY_SCHOOL)).toEqual(['12 % better than the next best idea: Knight and Herald']);
    expect(purposes({ ahead: { by: 0.3 } }, BY_SCHOOL)).toEqual(['30 % better than the next best idea']);
    expect(purposes({ ahead: { by: 0.004, played: ['Knight'] } }, BY_SCHOOL)).toEqual(['hardly better than the next best idea: Knight']);
    expect(purposes({}, BY_SCHOOL)).toEqual([]);
    expect(de.lookback.why.ahead('12 %', 'Ritter')).toBe('12 % besser als die nächstbeste Idee: Ritter');
    expect(fr.lookback.why.ahead('12 %', 'Chevalier')).toBe('12 % de mieux que l’idée suivante\u00a0: Chevalier');
  });
});
