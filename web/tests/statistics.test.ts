import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lookbackApi } from '../src/lookback/api';
import { analyseAll } from '../src/lookback/statistics/analyse';
import { ApiError } from '../src/net/api';
import type { Analysis } from '../src/net/protocol';

vi.mock('../src/lookback/api', () => ({ lookbackApi: { analyse: vi.fn() } }));

const at = (status: Analysis['status'], done = 0, of = 0): Analysis => ({ status, done, of, points: [], swings: [] });
const refused = (status: number) => new ApiError(status, { key: 'some', params: {}, text: 'some' });

describe('games that are analysed one after the other', () => {
  let left: Record<string, (Analysis | ApiError)[]>;
  let asked: string[];
  let here: boolean;
  const told: boolean[] = [];

  /** What the server answers for each game, the last answer for ever. */
  async function run(answers: typeof left): Promise<unknown> {
    left = answers;
    const end = analyseAll(Object.keys(answers), () => here, async (fine) => void told.push(fine)).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(60_000);
    return end;
  }

  beforeEach(() => {
    vi.useFakeTimers();
    [asked, here] = [[], true];
    told.length = 0;
    vi.mocked(lookbackApi.analyse).mockImplementation((table) => {
      asked.push(table);
      const answer = left[table]!.length > 1 ? left[table]!.shift()! : left[table]![0]!;
      return answer instanceof ApiError ? Promise.reject(answer) : Promise.resolve(answer);
    });
  });
  afterEach(() => vi.useRealTimers());

  it('are followed until they are done, however long that takes', async () => {
    const long = Array.from({ length: 40 }, () => at('running', 3, 9));
    await run({ a: [at('running'), ...long, at('done', 9, 9)], b: [at('done')] });
    expect(told).toEqual([true, true]);
  });

  it('are given up when they fail again and again, and the others are reached', async () => {
    await run({ fails: [at('running')], midway: [at('running'), at('running', 2, 9), at('running')], gone: [refused(404)], busy: [refused(429)], b: [at('done')] });
    expect(told).toEqual([false, false, false, false, true]);
    expect(asked.filter((table) => table === 'fails').length).toBeLessThan(10);
    expect(asked.filter((table) => table === 'gone')).toHaveLength(1);
  });

  it('wait for a server that is busy', async () => {
    await run({ a: [refused(429), refused(503), at('running', 1, 9), at('done')] });
    expect(told).toEqual([true]);
  });

  it('are left alone without a server, and when nobody is there any more', async () => {
    expect(await run({ a: [refused(0)], b: [at('done')] })).toBeInstanceOf(ApiError);
    expect(asked).toEqual(['a']);
    here = false;
    await run({ b: [at('done')] });
    expect([asked, told]).toEqual([['a'], []]);
  });
});
