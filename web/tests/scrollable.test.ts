import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cut, scrollable } from '../src/shared/scrollable';

describe('a region that may scroll', () => {
  let asked: string[];
  let changed: (() => void)[];

  beforeEach(() => {
    asked = [];
    changed = [];
    vi.useFakeTimers();
    vi.stubGlobal('requestAnimationFrame', (next: () => void) => setTimeout(next, 16));
    class Observer {
      constructor(look: () => void) {
        changed.push(look);
      }
      observe(): void {}
      disconnect(): void {}
    }
    vi.stubGlobal('ResizeObserver', Observer);
    vi.stubGlobal('MutationObserver', Observer);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  /** Its content is so many pixels high, its place 100. */
  function region(name: string, height: { of: number }) {
    const own = new Map<string, string>();
    return {
      scrollWidth: 50, clientWidth: 50, clientHeight: 100, scrollTop: 0, scrollLeft: 0, dataset: {} as Record<string, string>,
      addEventListener: (_: string, look: () => void) => changed.push(look), removeEventListener() {},
      get scrollHeight() { asked.push(`asks ${name}`); return height.of; },
      hasAttribute: (key: string) => own.has(key),
      removeAttribute: (key: string) => own.delete(key),
      set tabIndex(value: number) { asked.push(`sets ${name}`); own.set('tabindex', String(value)); },
      get reached() { return own.has('tabindex'); },
    };
  }

  it('is asked with all others after the picture, and nothing is set in between', () => {
    const [one, two] = [region('one', { of: 300 }), region('two', { of: 300 })];
    scrollable(one as unknown as HTMLElement);
    scrollable(two as unknown as HTMLElement);
    changed.forEach((look) => look());
    expect(asked).toEqual([]);
    vi.runAllTimers();
    expect(asked).toEqual(['asks one', 'asks two', 'sets one', 'sets two']);
  });

  it('is no stop for keys where it is only cut', () => {
    const one = region('one', { of: 300 });
    cut(one as unknown as HTMLElement);
    vi.runAllTimers();
    expect(one.reached).toBe(false);
    expect(one.dataset['more']).toBe('below');
  });

  it('is reached by keys only as long as it scrolls', () => {
    const height = { of: 300 };
    const one = region('one', height);
    const leave = scrollable(one as unknown as HTMLElement);
    vi.runAllTimers();
    expect(one.reached).toBe(true);
    height.of = 80;
    changed[0]!();
    vi.runAllTimers();
    expect(one.reached).toBe(false);
    height.of = 300;
    changed[0]!();
    leave();
    vi.runAllTimers();
    expect(one.reached).toBe(false);
  });

  it('says where more of it is to come, until its end is in sight', () => {
    const one = region('one', { of: 300 });
    scrollable(one as unknown as HTMLElement);
    vi.runAllTimers();
    expect(one.dataset['more']).toBe('below');
    one.scrollWidth = 80;
    one.scrollTop = 200;
    changed.at(-1)!();
    vi.runAllTimers();
    expect(one.dataset['more']).toBe('beside');
    one.scrollLeft = 30;
    changed.at(-1)!();
    vi.runAllTimers();
    expect(one.dataset['more']).toBe('');
  });
});
