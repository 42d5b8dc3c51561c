import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cheered, loudnessOf, SILENCE } from '../src/model/cheer';
import type { Motion } from '../src/model/diff';
import type { Rank, Seat, TableMessage } from '../src/net/protocol';
import { counted, Counting } from '../src/result/counting.svelte';
import { bannersOf } from '../src/table/banners';
import turnFixture from '../fixtures/turn';

const rise = (rank: Rank): Motion => ({ kind: 'rise', square: 'e5', stone: { square: 'e5', colour: 'blue', rank }, links: [] });
const fall: Motion = { kind: 'break', square: 'e6', stone: { square: 'e6', colour: 'red', rank: 'common' }, delay: 0 };
const place: Motion = { kind: 'place', square: 'e7', stone: { square: 'e7', colour: 'red', rank: 'common' } };
const claimed = { key: 'claimed', params: {}, text: '', squares: [] };

describe('the crowd', () => {
  it('is louder the more there is to see', () => {
    expect(loudnessOf([place])).toBe(0);
    expect(loudnessOf([rise('heroic')])).toBe(1);
    expect(loudnessOf([rise('common'), fall])).toBe(2);
    expect(loudnessOf([fall, fall])).toBe(2);
    expect(loudnessOf([rise('legendary')])).toBe(3);
    expect(loudnessOf([], [claimed])).toBe(3);
  });

  it('cheers anew each time, and not at a stone', () => {
    const once = cheered(SILENCE, [fall]);
    expect(cheered(once, [place])).toBe(once);
    expect(cheered(once, [fall]).number).toBe(once.number + 1);
  });
});

describe('the banners', () => {
  const schools = ['northern', 'southern', 'highland', 'sylvan'];
  const table = (count: number, me: string | null): Pick<TableMessage, 'seats' | 'view'> => ({
    seats: schools.slice(0, count).map((school): Seat => ({ ...turnFixture.table.seats[0]!, school, colour: school })),
    view: { ...turnFixture.table.view, seat: me },
  });
  const hung = (count: number, me: string | null) => bannersOf(table(count, me), 'southern');

  it('hang one’s own on the near walls', () => {
    expect(hung(2, 'southern').map((one) => one.school)).toEqual(['southern', 'southern', 'northern', 'northern']);
    expect(hung(3, 'highland').map((one) => one.school)).toEqual(['highland', 'highland', 'northern', 'southern']);
    expect(hung(4, 'highland').map((one) => one.school)).toEqual(['highland', 'sylvan', 'northern', 'southern']);
    expect(hung(2, null).map((one) => one.school)).toEqual(['northern', 'northern', 'southern', 'southern']);
  });

  it('show who plays', () => {
    expect(hung(4, 'northern').map((one) => one.plays)).toEqual([false, true, false, false]);
  });
});

describe('scores that are counted up', () => {
  let frames: ((now: number) => void)[];
  beforeEach(() => {
    frames = [];
    vi.stubGlobal('requestAnimationFrame', (step: (now: number) => void) => frames.push(step));
    vi.stubGlobal('cancelAnimationFrame', () => (frames = []));
  });
  afterEach(() => vi.unstubAllGlobals());

  it('go from nothing to everything and never beyond, below nought too', () => {
    const steps = [0, 0.1, 0.3, 0.6, 0.9, 1].map((progress) => counted(9, progress));
    expect(steps[0]).toBe(0);
    expect(steps.at(-1)).toBe(9);
    expect(steps).toEqual([...steps].sort((a, b) => a - b));
    expect(counted(-2, 1)).toBe(-2);
  });

  it('stand as they are until they are counted, and stop for good', () => {
    const counting = new Counting();
    expect(counting.progress).toBe(1);
    counting.begin();
    expect(counting.progress).toBe(0);
    for (const now of [5000, 5400]) frames.pop()!(now);
    expect(counting.progress).toBeGreaterThan(0);
    expect(counting.progress).toBeLessThan(1);
    frames.pop()!(99_000);
    expect(counting.progress).toBe(1);
    expect(frames).toEqual([]);
    counting.begin();
    counting.stop();
    expect(counting.progress).toBe(1);
  });
});
