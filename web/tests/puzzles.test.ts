import { describe, expect, it } from 'vitest';
import { about, ANY, fitting, nextOfRun } from '../src/learn/puzzles';
import { counted, toPractise, weak } from '../src/learn/figures';
import type { FigureQuestion, FigureVerdict, PuzzleInfo } from '../src/net/protocol';

function puzzle(id: number, rating: number, part: Partial<PuzzleInfo> = {}): PuzzleInfo {
  return { id, grade: 1, grade_name: '', goal: {}, text: '', ways: 1, school: 'northern', motifs: ['task'], cards: ['Knight'], rating, tried: 0, solved: 0, ...part };
}

describe('puzzles', () => {
  const all = [puzzle(1, 900), puzzle(2, 1400, { motifs: ['score', 'flare'], school: 'sylvan' }), puzzle(3, 2000, { cards: ['Herald'] })];

  it('are found by theme', () => {
    const found = (theme: Partial<typeof ANY>) => all.filter((one) => about(one, { ...ANY, ...theme })).map((one) => one.id);
    expect(found({})).toEqual([1, 2, 3]);
    expect(found({ motif: 'flare' })).toEqual([2]);
    expect(found({ school: 'northern' })).toEqual([1, 3]);
    expect(found({ school: 'northern', card: 'Herald' })).toEqual([3]);
  });

  it('fit whoever solves', () => {
    expect(fitting(all, 1500, () => true)?.id).toBe(2);
    expect(fitting(all, 1500, (one) => one.id !== 2)?.id).toBe(3);
    expect(fitting(all, 1500, () => false)).toBeNull();
  });

  it('get harder in a run, and none comes twice', () => {
    const many = Array.from({ length: 40 }, (_, i) => puzzle(i, 800 + 30 * i));
    const done: number[] = [];
    for (let i = 0; i < 40; i++) done.push(nextOfRun(many, done, 0.5)!.id);
    expect(new Set(done).size).toBe(40);
    expect(nextOfRun(many, done, 0.5)).toBeNull();
    expect(done[0]!).toBeLessThan(done[15]!);
  });
});

describe('figures', () => {
  const question = (kind: FigureQuestion['kind'], cards: string[]): FigureQuestion => ({ kind, cards, seed: '1', level: 1, levels: 8, text: '', position: { form: 'duel', hand: {}, schools: [], pieces: {} } });
  const verdict = (part: Partial<FigureVerdict>): FigureVerdict => ({ right: true, truth: [], ways: {}, missing: [], extra: [], text: '', level: 1, streak: 0, ...part });

  it('are counted one by one', () => {
    let figures = counted({}, question('where', ['Knight']), verdict({ right: false }));
    figures = counted(figures, question('two_actions', ['Knight', 'Herald', 'Ranger']), verdict({ right: false, missing: ['Herald'], extra: ['Ranger'] }));
    expect(figures).toEqual({ Knight: [1, 2], Herald: [0, 1], Ranger: [0, 1] });
  });

  it('are weak as long as they are missed or new', () => {
    const figures = { Knight: [9, 10], Herald: [1, 8], Ranger: [2, 2] } as const;
    expect(weak(figures)).toEqual(['Herald', 'Ranger']);
    expect(toPractise(figures, 0)).toBe('Herald');
    expect(toPractise({}, 0.5)).toBeNull();
  });
});
