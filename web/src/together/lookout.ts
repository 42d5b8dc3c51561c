// Looks again from time to time, and at once when somebody comes back to the page or to the network.
import { settings } from '../state/settings.svelte';

const PACE = 15_000;

export function lookout(look: () => void): () => void {
  const back = () => document.hidden || look();
  // A page nobody sees has to know nothing, unless it is to tell.
  const timer = setInterval(() => (document.hidden && !settings.notify) || look(), PACE);
  document.addEventListener('visibilitychange', back);
  addEventListener('online', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', back);
    removeEventListener('online', look);
  };
}
