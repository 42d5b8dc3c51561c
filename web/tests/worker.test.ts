import { beforeEach, describe, expect, it, vi } from 'vitest';
import TEXT from '../worker/sw.js?raw';

const HOME = 'https://arena.test';

/** A browser as far as the worker knows it; caches hold the bodies of answers by address. */
class World {
  handlers: Record<string, (event: never) => void> = {};
  stores = new Map<string, Map<string, Response>>();
  online = true;
  fetched: string[] = [];
  pages: { url: string; focus: () => unknown; postMessage: (data: unknown) => void }[] = [];
  opened: string[] = [];
  skipped = false;
  claimed = false;

  constructor(version = 'one', shell = ['/assets/index-1.js'], whole = false, root = '/') {
    const path = (request: Request | string) => new URL(typeof request === 'string' ? request : request.url, HOME).pathname;
    const fetch = async (request: Request) => {
      if (!this.online) throw new TypeError('no network');
      this.fetched.push(path(request));
      return new Response(`${path(request)} of the server`);
    };
    const store = (name: string) => {
      const kept = this.stores.get(name) ?? new Map<string, Response>();
      this.stores.set(name, kept);
      return {
        addAll: async (all: Request[]) => void (await Promise.all(all.map(async (one) => kept.set(path(one), await fetch(one))))),
        put: async (one: Request, answer: Response) => void kept.set(path(one), answer),
        match: async (one: Request | string) => kept.get(path(one))?.clone(),
      };
    };
    const caches = {
      open: async (name: string) => store(name),
      keys: async () => [...this.stores.keys()],
      delete: async (name: string) => this.stores.delete(name),
      match: async (one: Request) => [...this.stores.values()].map((kept) => kept.get(path(one))).find(Boolean)?.clone(),
    };
    const self = {
      location: { origin: HOME, href: `${HOME}${root}sw.js` },
      addEventListener: (kind: string, handler: (event: never) => void) => (this.handlers[kind] = handler),
      skipWaiting: () => (this.skipped = true),
      clients: { claim: async () => void (this.claimed = true), matchAll: async () => this.pages, openWindow: async (url: string) => this.opened.push(url) },
    };
    class Asked extends Request {
      constructor(to: string, init?: RequestInit) {
        super(new URL(to, HOME), init);
      }
    }
    new Function('VERSION', 'SHELL', 'WHOLE', 'self', 'caches', 'fetch', 'Request', TEXT)(version, shell, whole, self, caches, fetch, Asked);
  }

  async tell(kind: string, event: object = {}): Promise<void> {
    let work: unknown;
    this.handlers[kind]!({ waitUntil: (promise: unknown) => (work = promise), ...event } as never);
    await work;
  }

  /** What the worker answers; null if it leaves the request to the browser. */
  async ask(to: string, init: { method?: string; mode?: string } = {}): Promise<string | null> {
    let answer: Promise<Response> | null = null;
    const request = { url: HOME + to, method: init.method ?? 'GET', mode: init.mode ?? 'cors' };
    this.handlers['fetch']!({ request, respondWith: (given: Promise<Response>) => (answer = given) } as never);
    return answer === null ? null : (await (answer as Promise<Response>)).text();
  }
}

describe('the worker', () => {
  let world: World;
  beforeEach(async () => {
    world = new World();
    await world.tell('install');
    await world.tell('activate');
  });

  it('never answers for the server', async () => {
    for (const path of ['/api', '/api/tables', '/api/catalogue?lang=de', '/ws/tables/x', '/healthz', '/metrics', '/openapi.json', '/favicon.svg', '/manifest.webmanifest']) expect(await world.ask(path)).toBeNull();
    expect(await world.ask('/api', { mode: 'navigate' })).toBeNull();
    expect(await world.ask('/', { method: 'POST' })).toBeNull();
  });

  it('shows the newest page, and the one it has kept only without a network', async () => {
    expect(await world.ask('/learn', { mode: 'navigate' })).toBe('/learn of the server');
    world.online = false;
    expect(await world.ask('/learn', { mode: 'navigate' })).toBe('/ of the server');
    expect(await world.ask('/assets/index-1.js')).toBe('/assets/index-1.js of the server');
    await expect(world.ask('/assets/other.js')).rejects.toThrow('no network');
  });

  it('fetches built files once', async () => {
    await world.ask('/assets/page-2.js');
    await world.ask('/assets/page-2.js');
    expect(world.fetched.filter((path) => path === '/assets/page-2.js')).toHaveLength(1);
  });

  it('waits until it is wanted, and keeps the version before', async () => {
    expect(world.skipped || world.claimed).toBe(false);
    for (const old of ['tashkalar-minus', 'other', 'tashkalar-zero']) world.stores.set(old, new Map());
    await world.tell('activate');
    expect([...world.stores.keys()]).toEqual(['tashkalar-one', 'other', 'tashkalar-zero']);
    const said: unknown[] = [];
    const port = { postMessage: (word: unknown) => said.push(word) };
    await world.tell('message', { data: { type: 'same', entry: '/assets/index-1.js' }, ports: [port] });
    await world.tell('message', { data: { type: 'same', entry: '/assets/index-0.js' }, ports: [port] });
    expect(said).toEqual([true, false]);
    await world.tell('message', { data: { type: 'activate' }, ports: [] });
    expect(world.skipped).toBe(true);
  });

  it('leads from a notification to the page of the table', async () => {
    const notification = { close: vi.fn(), data: { table: 'k3f9' } };
    await world.tell('notificationclick', { notification });
    expect(world.opened).toEqual(['/#/table/k3f9']);
    const page = (hash: string) => ({ url: `${HOME}/${hash}`, focus: vi.fn(), postMessage: vi.fn() });
    const [lobby, table] = [page('#/'), page('#/table/k3f9')];
    world.pages = [lobby, table];
    await world.tell('notificationclick', { notification });
    expect(table.focus).toHaveBeenCalled();
    expect(table.postMessage).toHaveBeenCalledWith({ type: 'open', table: 'k3f9' });
    world.pages = [lobby];
    await world.tell('notificationclick', { notification });
    expect(lobby.focus).toHaveBeenCalled();
    expect(world.opened).toHaveLength(1);
    expect(notification.close).toHaveBeenCalledTimes(3);
  });

  it('has everything of a static site, wherever that lies, and never mixes versions', async () => {
    world = new World('one', ['assets/index-1.js', 'python/program.zip'], true, '/some/where/');
    await world.tell('install');
    await world.tell('activate');
    expect(world.claimed).toBe(true);
    world.fetched = [];
    expect(await world.ask('/some/where/', { mode: 'navigate' })).toBe('/some/where/ of the server');
    expect(await world.ask('/some/where/python/program.zip')).toBe('/some/where/python/program.zip of the server');
    expect(world.fetched).toEqual([]);
    expect(await world.ask('/other/', { mode: 'navigate' })).toBeNull();
    expect(await world.ask('/some/where/unknown.txt')).toBeNull();
    const said: unknown[] = [];
    for (const entry of ['one', 'two']) await world.tell('message', { data: { type: 'same', entry }, ports: [{ postMessage: (word: unknown) => said.push(word) }] });
    expect(said).toEqual([true, false]);
  });
});
