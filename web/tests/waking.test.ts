import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onWaking } from '../src/net/waking';

const page = new EventTarget();
const world = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', world.addEventListener.bind(world));
  vi.stubGlobal('removeEventListener', world.removeEventListener.bind(world));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('wakes after a sleep and when the network is back, not while time passes as always', () => {
  const wake = vi.fn();
  const stop = onWaking(wake);
  vi.advanceTimersByTime(300_000);
  expect(wake).not.toHaveBeenCalled();
  vi.setSystemTime(Date.now() + 3_600_000); // the lid was closed: no timer has run
  page.dispatchEvent(new Event('visibilitychange'));
  expect(wake).toHaveBeenCalledTimes(1);
  world.dispatchEvent(new Event('online'));
  expect(wake).toHaveBeenCalledTimes(2);
  stop();
  vi.setSystemTime(Date.now() + 3_600_000);
  vi.advanceTimersByTime(60_000);
  world.dispatchEvent(new Event('online'));
  expect(wake).toHaveBeenCalledTimes(2);
});
