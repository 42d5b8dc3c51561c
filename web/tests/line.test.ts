import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SocketLine } from '../src/net/socket';

class Fake {
  static readonly OPEN = 1;
  static opened: Fake[] = [];
  readyState = Fake.OPEN;
  onopen: (() => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor() {
    Fake.opened.push(this);
  }
  send(): void {}
  close(): void {}
}

beforeEach(() => {
  vi.useFakeTimers();
  Fake.opened = [];
  const world = new EventTarget();
  vi.stubGlobal('WebSocket', Fake);
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
  vi.stubGlobal('localStorage', { getItem: () => 'a'.repeat(32), setItem: () => {} });
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('addEventListener', world.addEventListener.bind(world));
  vi.stubGlobal('removeEventListener', world.removeEventListener.bind(world));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('comes back soon after a break, and later when there are too many of us', () => {
  const line = new SocketLine('table', { lang: () => 'en', receive: () => {}, connected: () => {}, lost: () => {} });
  const ended = (code: number) => {
    Fake.opened.at(-1)!.onopen?.();
    Fake.opened.at(-1)!.onclose?.({ code });
  };
  ended(1006);
  vi.advanceTimersByTime(500);
  expect(Fake.opened.length).toBe(2);
  ended(1013);
  vi.advanceTimersByTime(7000);
  expect(Fake.opened.length).toBe(2);
  vi.advanceTimersByTime(1500);
  expect(Fake.opened.length).toBe(3);
  line.close();
});
