// A worker that thinks for bots or about games: a Python of its own that is given a thought and gives back what came of it.
import { startPython } from './python';

export interface Thought {
  readonly root: string;
  /** Nothing to think about yet: only let Python start. */
  readonly thought: Uint8Array | null;
}

/** What came of it: an answer, or why there is none and this worker is of no use any more. */
export type Outcome = { readonly answer: Uint8Array<ArrayBuffer> } | { readonly failed: string };

type Think = (thought: Uint8Array) => { toJs(): Uint8Array<ArrayBuffer>; destroy(): void };
let python: Promise<Think> | null = null;

async function started(root: string): Promise<Think> {
  const found = await startPython(root, ['program.zip', 'nets.zip'], false, () => undefined);
  return found.runPython('from tashkalar.site.thinkers import think\nthink') as Think;
}

self.onmessage = async (event: MessageEvent<Thought>) => {
  const { root, thought } = event.data;
  try {
    const think = await (python ??= started(root));
    if (thought === null) return;
    const found = think(thought);
    const answer = found.toJs();
    found.destroy();
    postMessage({ answer } satisfies Outcome, { transfer: [answer.buffer] });
  } catch (error) {
    postMessage({ failed: String(error) } satisfies Outcome);
  }
};
