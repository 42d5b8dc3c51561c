// The database of the engine in IndexedDB: its files lie in memory, and the pages that have changed are written in one
// transaction. So what is kept is always a moment between two transactions of the database, whenever the tab dies.
import type { PyodideInterface } from 'pyodide';

const PAGE = 4096;
const PAGES = 'pages';
const ABOUT = 'about';
/** What SQLite puts beside its file and makes anew. */
const NOT_KEPT = /-shm$/;

type Sizes = Record<string, number>;

/** Somebody else has the games now: another tab in a browser without locks. */
export class TakenOver extends Error {}

export class Keeping {
  #kept = new Map<string, Uint8Array>();
  #line: Promise<void> = Promise.resolve();

  private constructor(
    readonly base: IDBDatabase,
    readonly owner: string,
    readonly python: PyodideInterface,
    readonly folder: string,
  ) {}

  /** Opens what is kept and puts it into a folder. */
  static async open(name: string, owner: string, python: PyodideInterface, folder: string): Promise<Keeping> {
    const base = await opened(name);
    python.FS.mkdirTree(folder);
    const keeping = new Keeping(base, owner, python, folder);
    await keeping.#read();
    return keeping;
  }

  async #read(): Promise<void> {
    const work = this.base.transaction([PAGES, ABOUT], 'readwrite');
    const sizes = ((await asked(work.objectStore(ABOUT).get('sizes'))) ?? {}) as Sizes;
    work.objectStore(ABOUT).put(this.owner, 'owner');
    for (const [name, size] of Object.entries(sizes)) {
      const whole = new Uint8Array(Math.ceil(size / PAGE) * PAGE);
      const range = IDBKeyRange.bound([name, 0], [name, Infinity]);
      const [keys, pages] = await Promise.all([asked(work.objectStore(PAGES).getAllKeys(range)), asked(work.objectStore(PAGES).getAll(range))]);
      keys.forEach((key, at) => {
        const number = (key as [string, number])[1];
        if (number * PAGE < whole.length) whole.set(pages[at] as Uint8Array, number * PAGE);
      });
      this.#kept.set(name, whole.slice(0, size));
      this.python.FS.writeFile(`${this.folder}/${name}`, whole.subarray(0, size));
    }
    await done(work);
  }

  /** Keeps what has changed. Whoever asks again meanwhile is answered when that is kept too. */
  keep(): Promise<void> {
    const next = this.#line.catch(() => undefined).then(() => this.#write());
    this.#line = next;
    return next;
  }

  async #write(): Promise<void> {
    const changed: [string, number, Uint8Array][] = [];
    const now = new Map<string, Uint8Array>();
    for (const name of this.python.FS.readdir(this.folder) as string[]) {
      if (name.startsWith('.') || NOT_KEPT.test(name)) continue;
      const file = this.python.FS.readFile(`${this.folder}/${name}`) as Uint8Array;
      const before = this.#kept.get(name) ?? new Uint8Array();
      now.set(name, file);
      for (let at = 0; at < file.length; at += PAGE) {
        const page = file.subarray(at, at + PAGE);
        if (!same(page, before.subarray(at, at + PAGE))) changed.push([name, at / PAGE, page]);
      }
    }
    const sizes: Sizes = Object.fromEntries([...now].map(([name, file]) => [name, file.length]));
    const before: Sizes = Object.fromEntries([...this.#kept].map(([name, file]) => [name, file.length]));
    if (!changed.length && JSON.stringify(sizes) === JSON.stringify(before)) return;
    const work = this.base.transaction([PAGES, ABOUT], 'readwrite', { durability: 'strict' });
    if ((await asked(work.objectStore(ABOUT).get('owner'))) !== this.owner) {
      work.abort();
      throw new TakenOver();
    }
    for (const [name, number, page] of changed) work.objectStore(PAGES).put(page.slice(), [name, number]);
    work.objectStore(ABOUT).put(sizes, 'sizes');
    await done(work);
    this.#kept = now;
  }
}

function same(one: Uint8Array, other: Uint8Array): boolean {
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) return false;
  return true;
}

function opened(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(PAGES);
    request.result.createObjectStore(ABOUT);
  };
  return asked(request);
}

function asked<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB'));
  });
}

function done(work: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    work.oncomplete = () => resolve();
    work.onabort = work.onerror = () => reject(work.error ?? new Error('IndexedDB'));
  });
}
