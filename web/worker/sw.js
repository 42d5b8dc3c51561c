// The worker beside the page: it keeps the shell, so that the game opens without a network and says so, and it shows
// notifications, which phones allow only from here. What a server answers is never kept: the API, the socket and every
// address that is not listed below go straight to it.
// `VERSION`, `SHELL` and `WHOLE` are written above this text when the client is built. `WHOLE`: this is a static site; its
// shell is everything there is, and it is all of one version until another one is wanted.
/* global VERSION, SHELL, WHOLE */

const ROOT = new URL('./', self.location.href);
const PAGE = ROOT.pathname;
const FILES = new Set(SHELL.map((name) => new URL(name, ROOT).pathname));
// Several sites may lie side by side.
const PREFIX = WHOLE ? `tashkalar site ${PAGE} ` : 'tashkalar-';
const CACHE = PREFIX + VERSION;
/** Addresses that are the server's own, whoever asks. */
const SERVER = /^\/(api|ws|metrics|healthz|openapi\.json)(\/|$)/;

self.addEventListener('install', (event) => {
  // Past the browser's own cache: a new shell is new.
  const fresh = (path) => new Request(path, { cache: path === PAGE ? 'no-store' : WHOLE ? 'no-cache' : 'default' });
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([PAGE, ...FILES].map(fresh))));
});

self.addEventListener('activate', (event) => {
  // The version before stays: pages that still show it may want another part of it.
  event.waitUntil(
    caches.keys().then((names) => {
      const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
      return Promise.all(old.slice(0, -1).map((name) => caches.delete(name)));
    }),
  );
  // Whoever came for the first time need not come again to go without a network.
  if (WHOLE) event.waitUntil(self.clients.claim());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (WHOLE) {
    if (request.mode === 'navigate' && url.pathname.startsWith(PAGE)) event.respondWith(kept(PAGE, request));
    else if (FILES.has(url.pathname)) event.respondWith(kept(url.pathname, request));
    return;
  }
  if (SERVER.test(url.pathname)) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(asset(request));
});

/** A file of this version. */
async function kept(name, request) {
  return (await (await caches.open(CACHE)).match(name)) ?? fetch(request);
}

/** The newest page; the one that is kept only if there is no network. */
async function page(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const found = await (await caches.open(CACHE)).match(PAGE);
    if (found) return found;
    throw error;
  }
}

/** Built files change their name with their content: whatever is kept is right. */
async function asset(request) {
  const found = await caches.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(CACHE)).put(request, answer.clone());
  return answer;
}

self.addEventListener('message', (event) => {
  const { type, entry } = event.data ?? {};
  // A page asks whether it is of this version already.
  if (type === 'same') event.ports[0]?.postMessage(WHOLE ? entry === VERSION : SHELL.includes(entry));
  if (type === 'activate') self.skipWaiting();
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.table ?? ''));
});

/** The page that shows a table, or any page of ours, or a new one. */
async function open(table) {
  const hash = table ? `#/table/${encodeURIComponent(table)}` : '';
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const found = pages.find((one) => hash && one.url.includes(hash)) ?? pages[0];
  if (!found) return self.clients.openWindow(PAGE + hash);
  if (table) found.postMessage({ type: 'open', table });
  return found.focus();
}
