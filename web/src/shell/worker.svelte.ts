// The worker of this page: registered once the page stands, asked from time to time whether there is a new version.
// A new version is offered; it is never forced upon somebody in the middle of a game.
import { ROOT, SITE } from '../net/site/here';
import { route } from '../state/route.svelte';

const HOUR = 3_600_000;

class Shell {
  /** A new version that waits until it is wanted. */
  waiting = $state.raw<ServiceWorker | null>(null);
  #registration: ServiceWorkerRegistration | null = null;
  #follows = false;

  /** Called once, from the root. */
  start(): void {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    navigator.serviceWorker.addEventListener('message', (event: MessageEvent<{ type?: string; table?: string }>) => {
      if (event.data.type === 'open' && event.data.table) route.open(event.data.table);
    });
    const idle = () => void this.#register();
    if (document.readyState === 'complete') setTimeout(idle);
    else addEventListener('load', idle, { once: true });
  }

  async #register(): Promise<void> {
    try {
      this.#registration = await navigator.serviceWorker.register(new URL('sw.js', new URL(ROOT, location.href)));
    } catch {
      return; // Private windows may forbid it; everything else works without.
    }
    const registration = this.#registration;
    if (!registration) return;
    // All pages of a site share one engine: when one of them gets another version, so do the others.
    if (SITE !== null && navigator.serviceWorker.controller) this.#follow();
    if (registration.waiting) void this.#found(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const worker = registration.installing;
      worker?.addEventListener('statechange', () => {
        if (worker.state === 'installed' && registration.active) void this.#found(worker);
      });
    });
    setInterval(() => void registration.update().catch(() => undefined), HOUR);
  }

  /** A worker waits. If this page is of its version already, nobody has to be asked. */
  async #found(worker: ServiceWorker): Promise<void> {
    const channel = new MessageChannel();
    const answer = new Promise<boolean>((resolve) => (channel.port1.onmessage = (event: MessageEvent<boolean>) => resolve(event.data)));
    worker.postMessage({ type: 'same', entry: SITE ?? new URL(import.meta.url).pathname }, [channel.port2]);
    if (await answer) worker.postMessage({ type: 'activate' });
    else this.waiting = worker;
  }

  /** With another worker the page is shown anew, once. */
  #follow(): void {
    if (!this.#follows) navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    this.#follows = true;
  }

  /** Somebody wants the new version. */
  renew(): void {
    this.#follow();
    this.waiting?.postMessage({ type: 'activate' });
    // A page the old worker has no hand in is not told of the change.
    if (!navigator.serviceWorker.controller) this.waiting?.addEventListener('statechange', () => location.reload(), { once: true });
  }

  /** Shows a notification by the worker, where there is one. */
  async notify(title: string, options: NotificationOptions): Promise<boolean> {
    if (!this.#registration?.active) return false;
    await this.#registration.showNotification(title, options);
    return true;
  }
}

export const shell = new Shell();
