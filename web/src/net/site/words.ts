// What pages and the engine say to each other. All pages of a site share one engine, which runs in a worker of one of them.

/** How far the engine is. */
export interface Phase {
  readonly name: 'loading' | 'ready' | 'failed';
  /** From 0 to 1. */
  readonly part: number;
  readonly why?: string;
}

export type Asked =
  | { type: 'who' }
  | { type: 'request'; id: number; method: string; address: string; headers: [string, string][]; body: string | ArrayBuffer }
  /** Nobody waits for the answer to a request any more. */
  | { type: 'abort'; id: number }
  | { type: 'open'; id: number; address: string }
  | { type: 'said'; id: number; text: string }
  | { type: 'left'; id: number }
  | { type: 'bye' };

export type Told =
  | { type: 'answer'; id: number; status: number; kind: string; body: Uint8Array }
  | { type: 'told'; id: number; text: string }
  | { type: 'ended'; id: number; code: number };

export type Word =
  | { to: 'engine'; from: string; said: Asked }
  | { to: 'page'; page: string; engine: string; said: Told }
  | { to: 'pages'; engine: string; phase: Phase };

/** One channel and one lock for each place a site lies at. */
export function named(root: string): string {
  return `tashkalar ${new URL(root).pathname}`;
}
