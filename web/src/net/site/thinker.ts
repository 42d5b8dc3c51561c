// The engine's side of a worker that thinks. It is made when it is needed; one that is stopped or dies makes way for another.
import type { Outcome, Thought } from './thinker.worker';

interface Buffer {
  toJs(): Uint8Array;
}

export class Thinker {
  #worker: Worker | null = null;
  #waiting: { resolve(answer: Uint8Array): void; reject(why: Error): void } | null = null;

  constructor(readonly root: string) {}

  #made(): Worker {
    if (!this.#worker) {
      this.#worker = new Worker(new URL('./thinker.worker.ts', import.meta.url), { type: 'module' });
      this.#worker.onerror = this.#worker.onmessageerror = () => this.stop('it died');
      this.#worker.onmessage = (event: MessageEvent<Outcome>) => this.#came(event.data);
    }
    return this.#worker;
  }

  warm(): void {
    this.#made().postMessage({ root: this.root, thought: null } satisfies Thought);
  }

  think(thought: Buffer): Promise<Uint8Array> {
    const worker = this.#made();
    // What Python hands over lives as long as the call.
    const copy = thought.toJs();
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      worker.postMessage({ root: this.root, thought: copy } satisfies Thought);
    });
  }

  #came(outcome: Outcome): void {
    if ('failed' in outcome) return this.stop(outcome.failed);
    this.#waiting?.resolve(outcome.answer);
    this.#waiting = null;
  }

  stop(why = 'it was stopped'): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#waiting?.reject(new Error(why));
    this.#waiting = null;
  }
}
