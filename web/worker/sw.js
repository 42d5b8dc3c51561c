// The worker beside the page: it keeps the shell, so that the game opens without a network and says so, and it shows
// notifications, which phones allow only from here. What a server answers is never kept: the API, the socket and every
// address that is not listed below go straight to it.
// `VERSION` and `SHELL` are written above this text when the client is built.
/* global VERSION, SHELL */

const PREFIX = 'tashkalar-';
const CACHE = PREFIX + VERSION;
const PAGE = '/';
/** Addresses that are the server's own, whoever asks. */
const SERVER = /^\/(api|ws|metrics|healthz|openapi\.json)(\/|$)/;

self.addEventListener('install', (event) => {
  // Past the browser's own cache: a new shell is new.
  const fresh = (path) => new Request(path, { cache: path === PAGE ? 'no-store' : 'default' });
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([PAGE, ...SHELL].map(fresh))));
});

self.addEventListener('activate', (event) => {
  // The version before stays: pages that still show it may want another part of it.
  event.waitUntil(
    caches.keys().then((names) => {
      const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
      return Promise.all(old.slice(0, -1).map((name) => caches.delete(name)));
    }),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin || SERVER.test(url.pathname)) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(asset(request));
});

/** The newest page; the one that is kept only if there is no network. */
async function page(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await (await caches.open(CACHE)).match(PAGE);
    if (kept) return kept;
    throw error;
  }
}

/** Built files change their name with their content: whatever is kept is right. */
async function asset(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(CACHE)).put(request, answer.clone());
  return answer;
}

self.addEventListener('message', (event) => {
  const { type, entry } = event.data ?? {};
  // A page asks whether it is of this version already.
  if (type === 'same') event.ports[0]?.postMessage(SHELL.includes(entry));
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
