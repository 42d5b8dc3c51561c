// Tells when the machine has been asleep or the network is back.
const LOOK = 10_000;
/** Hidden pages are woken once a minute; whoever was not woken for longer has slept. */
const ASLEEP = 90_000;

export function onWaking(wake: () => void): () => void {
  let last = Date.now();
  const look = () => {
    const slept = Date.now() - last > ASLEEP;
    last = Date.now();
    if (slept) wake();
  };
  const timer = setInterval(look, LOOK);
  document.addEventListener('visibilitychange', look);
  addEventListener('online', wake);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
    removeEventListener('online', wake);
  };
}
