import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Asked, Word } from '../src/net/site/words';

vi.mock('../src/net/site/engine.worker?worker', () => ({ default: class { postMessage() {} } }));
vi.mock('../src/net/site/here', () => ({ SITE: '1', ROOT: 'http://somewhere/site/' }));
vi.mock('../src/net/site/python', () => ({ startPython: vi.fn() }));

const { Engine } = await import('../src/net/site/engine');
const { Thinker } = await import('../src/net/site/thinker');
const { startPython } = await import('../src/net/site/python');

class Channel {
  static all: Channel[] = [];
  said: Asked[] = [];
  onmessage: ((event: { data: Word }) => void) | null = null;

  constructor() {
    Channel.all.push(this);
  }

  postMessage(word: Word): void {
    if (word.to === 'engine') this.said.push(word.said);
  }
}

class FakeWorker {
  static all: FakeWorker[] = [];
  gone = false;
  said: unknown[] = [];
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: (() => void) | null = null;

  constructor() {
    FakeWorker.all.push(this);
  }

  postMessage(word: unknown): void {
    this.said.push(word);
  }

  terminate(): void {
    this.gone = true;
  }
}

beforeEach(() => {
  Channel.all = [];
  FakeWorker.all = [];
  vi.stubGlobal('BroadcastChannel', Channel);
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('addEventListener', () => undefined);
});
afterEach(() => vi.unstubAllGlobals());

describe('a request to the engine of a site', () => {
  function ready() {
    const engine = new Engine(() => undefined);
    const channel = Channel.all[0]!;
    channel.onmessage!({ data: { to: 'pages', engine: 'one', phase: { name: 'ready', part: 1 } } });
    channel.said = [];
    return { engine, channel };
  }

  it('is let go of when nobody waits for it any more', async () => {
    const { engine, channel } = ready();
    const asking = new AbortController();
    const answer = engine.request('/api/positions/turns', { method: 'POST', body: '{}', signal: asking.signal });
    await Promise.resolve();
    asking.abort();
    await expect(answer).rejects.toThrow('abort');
    expect(channel.said).toMatchObject([{ type: 'request', id: 1 }, { type: 'abort', id: 1 }]);
    await expect(engine.request('/api/tables', { signal: asking.signal })).rejects.toThrow('abort');
    expect(channel.said, 'what nobody waits for is not asked').toHaveLength(2);
  });

  it('carries files', async () => {
    const { engine, channel } = ready();
    const body = new Uint8Array([0, 255, 3]).buffer;
    void engine.request('/site/games', { method: 'POST', body });
    await Promise.resolve();
    expect(channel.said).toMatchObject([{ type: 'request', method: 'POST', body }]);
  });
});

describe('a worker that thinks', () => {
  const thought = { toJs: () => new Uint8Array([1]) };

  it('makes way for another when it fails', async () => {
    const thinker = new Thinker('http://somewhere/');
    const first = thinker.think(thought);
    FakeWorker.all[0]!.onmessage!({ data: { failed: 'no Python' } });
    await expect(first).rejects.toThrow('no Python');
    expect(FakeWorker.all[0]!.gone).toBe(true);
    const second = thinker.think(thought);
    FakeWorker.all[1]!.onmessage!({ data: { answer: new Uint8Array([2]) } });
    expect([...(await second)]).toEqual([2]);
    FakeWorker.all[1]!.onerror!();
    thinker.warm();
    expect(FakeWorker.all).toHaveLength(3);
  });

  it('says when its Python does not start, or dies', async () => {
    const said: unknown[] = [];
    const inside = { onmessage: null as ((event: { data: unknown }) => Promise<void>) | null };
    vi.stubGlobal('self', inside);
    vi.stubGlobal('postMessage', (word: unknown) => said.push(word));
    await import('../src/net/site/thinker.worker');
    vi.mocked(startPython).mockRejectedValueOnce(new Error('no network'));
    await inside.onmessage!({ data: { root: '/', thought: new Uint8Array() } });
    expect(said).toEqual([{ failed: 'Error: no network' }]);

    vi.resetModules();
    await import('../src/net/site/thinker.worker');
    const dies = () => { throw new Error('out of memory'); };
    vi.mocked((await import('../src/net/site/python')).startPython).mockResolvedValueOnce({ runPython: () => dies } as never);
    await inside.onmessage!({ data: { root: '/', thought: new Uint8Array() } });
    expect(said.at(-1)).toEqual({ failed: 'Error: out of memory' });
  });
});
