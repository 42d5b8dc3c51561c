// The time that passes, for whatever shows it: it ticks only while something on the screen reads it.
import { createSubscriber } from 'svelte/reactivity';

const TICK = 250;

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, TICK);
  return () => clearInterval(timer);
});

export function now(): number {
  subscribe();
  return Date.now();
}
