import { describe, expect, it } from 'vitest';
import { shareLines } from '../src/cards/share';

describe('lines that are shared', () => {
  it('go to whoever needs them', () => {
    expect(shareLines([2, 3], 5)).toEqual([2, 3]);
    expect(shareLines([1, 4], 4)).toEqual([1, 3]);
    expect(shareLines([4, 1], 9)).toEqual([4, 1]);
  });

  it('are halved where there are too few, and nobody goes without', () => {
    expect(shareLines([4, 4], 4)).toEqual([2, 2]);
    expect(shareLines([4, 4], 5)).toEqual([3, 2]);
    expect(shareLines([3, 3], 1)).toEqual([1, 1]);
  });
});
