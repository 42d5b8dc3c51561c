// Whether this page is a static site, which has no server but an engine of its own. `tashkalar export` writes that into the page.
const meta = typeof document === 'undefined' ? null : document.querySelector<HTMLMetaElement>('meta[name="tashkalar-site"]');

/** The version of the site; null where there is a server. */
export const SITE: string | null = meta?.content ?? null;

/** Where the files of the client lie. */
export const ROOT: string = SITE === null ? '/' : new URL('./', document.baseURI).href;
