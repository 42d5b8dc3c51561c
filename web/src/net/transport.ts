// How requests and sockets reach the tables: over the network, or on a static site through the engine in a worker.
import type { Engine } from './site/engine';
import { SITE } from './site/here';
import { engineState } from './site/state.svelte';

/** What a line needs of a socket. */
export interface Wire {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

let engine: Engine | null = null;

/** Called once, before anything is asked for. */
export async function connect(): Promise<void> {
  if (SITE === null) return;
  const { Engine } = await import('./site/engine');
  engine = new Engine((phase) => engineState.set(phase));
}

export function request(address: string, init: RequestInit): Promise<Response> {
  return engine ? engine.request(address, init) : fetch(address, init);
}

export function wire(address: string): Wire {
  if (engine) return engine.socket(address);
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return new WebSocket(`${scheme}//${location.host}${address}`) as Wire;
}
