import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hasReadMended, rememberMended } from '../src/state/mended';

describe('a rule that was mended', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
  });

  it('is told once at every table', () => {
    const mended = { turn: 7, anew: false };
    expect(hasReadMended('one', mended)).toBe(false);
    rememberMended('one', mended);
    expect(hasReadMended('one', mended)).toBe(true);
    expect(hasReadMended('two', mended)).toBe(false);
  });

  it('is told again when a turn has to be begun again', () => {
    rememberMended('one', { turn: 7, anew: false });
    expect(hasReadMended('one', { turn: 7, anew: true })).toBe(false);
    rememberMended('one', { turn: 7, anew: true });
    expect(hasReadMended('one', { turn: 7, anew: true })).toBe(true);
    expect(hasReadMended('one', { turn: 7, anew: false })).toBe(true);
  });

  it('is told with every page where nothing is kept', () => {
    vi.stubGlobal('localStorage', { getItem: () => { throw new Error('not here'); }, setItem: () => { throw new Error('not here'); } });
    rememberMended('one', { turn: 7, anew: false });
    expect(hasReadMended('one', { turn: 7, anew: false })).toBe(false);
  });
});
