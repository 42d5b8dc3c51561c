// The page's side of the engine: requests and sockets as with a server.
import EngineWorker from './engine.worker?worker';
import { written } from './answers';
import { ROOT } from './here';
import { named, type Asked, type Phase, type Told, type Word } from './words';

const LOST = 1006;

interface Waiting {
  readonly asked: Asked & { type: 'request' };
  resolve(response: Response): void;
  reject(why: Error): void;
}

/** What a table needs of a socket, as browsers have it. */
export class EngineSocket {
  readyState: number = WebSocket.CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly engine: Engine, readonly id: number) {}

  opened(): void {
    if (this.readyState !== WebSocket.CONNECTING) return;
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
  }

  ended(code: number): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.onclose?.({ code });
  }

  send(text: string): void {
    this.engine.ask({ type: 'said', id: this.id, text });
  }

  close(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.engine.leave(this.id);
    this.ended(1000);
  }
}

export class Engine {
  readonly #page = crypto.randomUUID();
  readonly #channel = new BroadcastChannel(named(ROOT));
  readonly #worker = new EngineWorker();
  #number = 0;
  #waiting = new Map<number, Waiting>();
  #sockets = new Map<number, EngineSocket>();
  /** The engine that has the games now. */
  #engine: string | null = null;
  #ready = false;

  constructor(readonly told: (phase: Phase) => void) {
    this.#channel.onmessage = (event: MessageEvent<Word>) => this.#hear(event.data);
    this.#worker.postMessage({ root: ROOT, first: !navigator.serviceWorker?.controller });
    this.ask({ type: 'who' });
    addEventListener('pagehide', () => this.ask({ type: 'bye' }));
    // A page that comes back from the browser's memory has said good-bye: its sockets come back by themselves.
    addEventListener('pageshow', (event) => event.persisted && this.#forget());
  }

  ask(said: Asked): void {
    this.#channel.postMessage({ to: 'engine', from: this.#page, said } satisfies Word);
  }

  async request(address: string, init: RequestInit): Promise<Response> {
    return (this.#ready ? null : await written(address, init)) ?? this.#asked(address, init);
  }

  #asked(address: string, init: RequestInit): Promise<Response> {
    const signal = init.signal;
    if (signal?.aborted) return Promise.reject(signal.reason as Error);
    const id = ++this.#number;
    const body = typeof init.body === 'string' || init.body instanceof ArrayBuffer ? init.body : '';
    const asked = { type: 'request', id, method: init.method ?? 'GET', address, headers: [...new Headers(init.headers)], body } as const;
    return new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => {
        if (!this.#waiting.delete(id)) return;
        if (this.#ready) this.ask({ type: 'abort', id });
        reject(signal.reason as Error);
      });
      this.#waiting.set(id, { asked: { ...asked, headers: [...asked.headers] }, resolve, reject });
      if (this.#ready) this.ask(this.#waiting.get(id)!.asked);
    });
  }

  socket(address: string): EngineSocket {
    const socket = new EngineSocket(this, ++this.#number);
    this.#sockets.set(socket.id, socket);
    this.#addresses.set(socket.id, address);
    if (this.#ready) queueMicrotask(() => this.#open(socket));
    return socket;
  }

  readonly #addresses = new Map<number, string>();

  #open(socket: EngineSocket): void {
    const address = this.#addresses.get(socket.id);
    if (address === undefined || socket.readyState !== WebSocket.CONNECTING) return;
    this.ask({ type: 'open', id: socket.id, address });
    socket.opened();
  }

  leave(id: number): void {
    this.#sockets.delete(id);
    this.#addresses.delete(id);
    this.ask({ type: 'left', id });
  }

  #hear(word: Word): void {
    if (word.to === 'pages') this.#phase(word.engine, word.phase);
    else if (word.to === 'page' && word.page === this.#page) this.#said(word.said);
  }

  #phase(engine: string, phase: Phase): void {
    if (this.#engine !== null && engine !== this.#engine) this.#changed();
    this.#engine = engine;
    const began = phase.name === 'ready' && !this.#ready;
    this.#ready = phase.name === 'ready';
    this.told(phase);
    if (!began) return;
    for (const { asked } of this.#waiting.values()) this.ask(asked);
    for (const socket of [...this.#sockets.values()]) this.#open(socket);
  }

  /** Another engine has the games: what was asked for may be asked again, what was to be done may have been done. */
  #changed(): void {
    this.#ready = false;
    for (const [id, one] of [...this.#waiting]) {
      if (one.asked.method === 'GET') continue;
      this.#waiting.delete(id);
      one.reject(new Error('the engine was replaced'));
    }
    this.#forget();
  }

  #forget(): void {
    for (const socket of [...this.#sockets.values()]) {
      if (socket.readyState !== WebSocket.OPEN) continue;
      this.#sockets.delete(socket.id);
      socket.ended(LOST);
    }
  }

  #said(said: Told): void {
    if (said.type === 'answer') {
      const waiting = this.#waiting.get(said.id);
      this.#waiting.delete(said.id);
      const body = said.status === 204 || said.status === 304 ? null : new Uint8Array(said.body);
      waiting?.resolve(new Response(body, { status: said.status, headers: { 'content-type': said.kind } }));
    } else if (said.type === 'told') this.#sockets.get(said.id)?.onmessage?.({ data: said.text });
    else {
      const socket = this.#sockets.get(said.id);
      this.#sockets.delete(said.id);
      socket?.ended(said.code);
    }
  }
}
