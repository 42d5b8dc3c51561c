// Looks again from time to time, and at once when somebody comes back to the page or to the network.
const PACE = 15_000;

export function lookout(look: () => void): () => void {
  const back = () => document.hidden || look();
  const timer = setInterval(look, PACE);
  document.addEventListener('visibilitychange', back);
  addEventListener('online', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', back);
    removeEventListener('online', look);
  };
}
