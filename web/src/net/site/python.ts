// Starts a Python in a worker: Pyodide and our own archives, all from the folder `python/` of the site.
import type { PyodideInterface } from 'pyodide';

/** What of the work is done, from 0 to 1. */
export type Progress = (part: number) => void;

/** Where the program lies in the file system of a Python. */
const PROGRAM = '/program';
/** About what is fetched, in bytes; only the progress depends on it. */
const WHOLE = 19e6;
const FETCHING = 0.6;

export async function startPython(root: string, archives: readonly string[], first: boolean, progress: Progress): Promise<PyodideInterface> {
  const folder = new URL('python/', root).href;
  if (first) countFetched((bytes) => progress(Math.min(1, bytes / WHOLE) * FETCHING));
  const packed = archives.map(async (name) => {
    const answer = await fetch(new URL(name, folder));
    if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
    return answer.arrayBuffer();
  });
  const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as typeof import('pyodide');
  const python = await loadPyodide({ indexURL: folder, checkAPIVersion: false } as Parameters<typeof loadPyodide>[0]);
  progress(FETCHING);
  for (const archive of packed) python.unpackArchive(await archive, 'zip', { extractDir: PROGRAM });
  python.runPython(`import sys; sys.path.insert(0, ${JSON.stringify(PROGRAM)})`);
  progress(0.7);
  return python;
}

/** Tells how much has come of everything that is fetched from now on. */
function countFetched(tell: (bytes: number) => void): void {
  const plain = self.fetch.bind(self);
  let bytes = 0;
  self.fetch = async (...args: Parameters<typeof fetch>) => {
    const answer = await plain(...args);
    if (!answer.ok || !answer.body) return answer;
    const counting = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, out) {
        bytes += chunk.byteLength;
        tell(bytes);
        out.enqueue(chunk);
      },
    });
    return new Response(answer.body.pipeThrough(counting), { status: answer.status, headers: answer.headers });
  };
}
