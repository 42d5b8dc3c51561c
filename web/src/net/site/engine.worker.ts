// The engine: the server's own tables, run by the Python of this worker. Every page has such a worker; the one that holds
// the lock works for all of them, the others wait until it is gone and then take its place.
import type { PyodideInterface } from 'pyodide';
import { Keeping, TakenOver } from './keeping';
import { startPython } from './python';
import { Thinker } from './thinker';
import { named, type Asked, type Phase, type Told, type Word } from './words';

export interface Begin {
  readonly root: string;
  /** Nothing is kept yet: what is fetched takes its time. */
  readonly first: boolean;
}

interface Engine {
  request(number: number, method: string, address: string, headers: unknown, body: unknown): Promise<{ toJs(): [number, string, Uint8Array]; destroy(): void }>;
  gone(number: number): void;
  open(number: number, address: string): void;
  said(number: number, text: string): void;
  left(number: number): void;
}

const FOLDER = '/games';

class House {
  readonly id = crypto.randomUUID();
  readonly channel: BroadcastChannel;
  phase: Phase = { name: 'loading', part: 0 };
  #engine: Engine | null = null;
  #python: PyodideInterface | null = null;
  /** Sockets by their number here: whose they are, and what they are called there. */
  #sockets = new Map<number, { page: string; id: number }>();
  /** Requests that are not answered yet, in the same way. */
  #requests = new Map<number, { page: string; id: number }>();
  #number = 0;
  /** What was asked before the engine was ready. */
  #early: (() => void)[] = [];

  constructor(readonly begin: Begin) {
    this.channel = new BroadcastChannel(named(begin.root));
    this.channel.onmessage = (event: MessageEvent<Word>) => {
      const word = event.data;
      if (word.to === 'engine') this.#hear(word.from, word.said);
    };
    this.tell({ name: 'loading', part: 0 });
  }

  tell(phase: Phase): void {
    this.phase = phase;
    this.channel.postMessage({ to: 'pages', engine: this.id, phase } satisfies Word);
  }

  async start(): Promise<void> {
    const { root, first } = this.begin;
    const python = (this.#python = await startPython(root, ['program.zip'], first, (part) => this.tell({ name: 'loading', part })));
    const keeping = await Keeping.open(named(root), this.id, python, FOLDER);
    const begin = python.runPython('from tashkalar.site.inside import begin\nbegin') as (folder: string, outside: unknown) => Promise<Engine>;
    this.tell({ name: 'loading', part: 0.9 });
    this.#engine = await begin(FOLDER, {
      thinker: () => new Thinker(root),
      keep: () => keeping.keep().catch((error: unknown) => this.#lost(error)),
      tell: (number: number, text: string) => this.#toSocket(number, (id) => ({ type: 'told', id, text })),
      end: (number: number, code: number) => {
        this.#toSocket(number, (id) => ({ type: 'ended', id, code }));
        this.#sockets.delete(number);
      },
    });
    this.tell({ name: 'ready', part: 1 });
    for (const ask of this.#early.splice(0)) ask();
  }

  /** Games that cannot be kept are not played on: the page says so. */
  #lost(error: unknown): never {
    this.tell({ name: 'failed', part: 1, why: error instanceof TakenOver ? 'taken' : 'full' });
    throw error;
  }

  #hear(page: string, said: Asked): void {
    if (said.type === 'who') return this.tell(this.phase);
    const engine = this.#engine;
    if (!engine) {
      if (said.type !== 'bye') this.#early.push(() => this.#hear(page, said));
      return;
    }
    if (said.type === 'request') void this.#answer(engine, page, said);
    else if (said.type === 'open') {
      const number = ++this.#number;
      this.#sockets.set(number, { page, id: said.id });
      engine.open(number, said.address);
    } else {
      if (said.type === 'abort' || said.type === 'bye') {
        for (const [number, one] of this.#requests) if (one.page === page && (said.type === 'bye' || one.id === said.id)) engine.gone(number);
        if (said.type === 'abort') return;
      }
      for (const [number, socket] of [...this.#sockets]) {
        if (socket.page !== page || (said.type !== 'bye' && socket.id !== said.id)) continue;
        if (said.type === 'said') engine.said(number, said.text);
        else {
          this.#sockets.delete(number);
          engine.left(number);
        }
      }
    }
  }

  async #answer(engine: Engine, page: string, asked: Asked & { type: 'request' }): Promise<void> {
    const { id, method, address, headers, body } = asked;
    const number = ++this.#number;
    this.#requests.set(number, { page, id });
    let told: Told;
    try {
      const found = await engine.request(number, method, address, this.#python!.toPy(headers), typeof body === 'string' ? new TextEncoder().encode(body) : new Uint8Array(body));
      const [status, kind, content] = found.toJs();
      found.destroy();
      told = { type: 'answer', id, status, kind, body: content };
    } catch (error) {
      console.error(error);
      const problem = { error: { key: 'broken', params: {}, text: 'something went wrong in the engine' } };
      told = { type: 'answer', id, status: 500, kind: 'application/json', body: new TextEncoder().encode(JSON.stringify(problem)) };
    }
    this.#requests.delete(number);
    this.channel.postMessage({ to: 'page', page, engine: this.id, said: told } satisfies Word);
  }

  #toSocket(number: number, said: (id: number) => Told): void {
    const socket = this.#sockets.get(number);
    if (socket) this.channel.postMessage({ to: 'page', page: socket.page, engine: this.id, said: said(socket.id) } satisfies Word);
  }
}

async function work(begin: Begin): Promise<void> {
  const house = new House(begin);
  try {
    await house.start();
  } catch (error) {
    console.error(error);
    house.tell({ name: 'failed', part: 1, why: 'broken' });
  }
  // The lock is held as long as this worker lives.
  await new Promise(() => undefined);
}

self.onmessage = (event: MessageEvent<Begin>) => {
  const begin = event.data;
  // Without locks (a page that is not secure) the newest tab has the games, and the others notice.
  if ('locks' in navigator) void navigator.locks.request(named(begin.root), () => work(begin));
  else void work(begin);
};
