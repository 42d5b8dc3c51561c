// The engine's side of a worker that thinks. It is made when it is needed; one that is stopped or dies makes way for another.
import type { Thought } from './thinker.worker';

interface Buffer {
  toJs(): Uint8Array;
}

export class Thinker {
  #worker: Worker | null = null;
  #reject: ((why: Error) => void) | null = null;

  constructor(readonly root: string) {}

  #made(): Worker {
    if (!this.#worker) {
      this.#worker = new Worker(new URL('./thinker.worker.ts', import.meta.url), { type: 'module' });
      this.#worker.onerror = () => this.stop('it died');
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
      this.#reject = reject;
      worker.onmessage = (event: MessageEvent<Uint8Array>) => {
        this.#reject = null;
        resolve(event.data);
      };
      worker.postMessage({ root: this.root, thought: copy } satisfies Thought);
    });
  }

  stop(why = 'it was stopped'): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#reject?.(new Error(why));
    this.#reject = null;
  }
}
