// The socket of a table. It says hello with what this browser has seen, and comes back by itself after a break:
// the server then sends the whole truth again, so nothing has to be remembered here.
import type { ClientMessage, Lang, ServerMessage } from './protocol';
import { myToken } from './token';
import { wire, type Wire } from './transport';
import { onWaking } from './waking';

/** What a table needs of its connection; the gallery has one without a server. */
export interface Line {
  send(message: ClientMessage): void;
  close(): void;
}

export interface Listener {
  lang: () => Lang;
  receive: (message: ServerMessage) => void;
  connected: (on: boolean) => void;
  /** The table cannot be had. */
  lost: () => void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
/** There are too many of us: coming back at once would not help. */
const FULL = 1013;
/** No such table, no such token: coming back would not help. */
const POINTLESS = new Set([4401, 4404]);

export class SocketLine implements Line {
  #socket: Wire | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  #sleep: () => void;

  constructor(readonly table: string, readonly listener: Listener) {
    this.#open();
    this.#sleep = onWaking(() => this.#again());
  }

  /** A line that was open before the machine slept may be dead without knowing it. */
  #again(): void {
    const old = this.#socket;
    clearTimeout(this.#timer);
    this.#wait = FIRST_WAIT;
    this.#open();
    old?.close();
  }

  #open(): void {
    const socket = wire(`/ws/tables/${encodeURIComponent(this.table)}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#wait = FIRST_WAIT;
      const { lang } = this.listener;
      this.send({ type: 'hello', token: myToken(), lang: lang(), seen: 0 });
      this.listener.connected(true);
    };
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.listener.receive(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = (event) => {
      if (this.#closed || socket !== this.#socket) return;
      if (POINTLESS.has(event.code)) return this.listener.lost();
      this.listener.connected(false);
      this.#timer = setTimeout(() => this.#open(), event.code === FULL ? LONGEST_WAIT : this.#wait);
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    };
  }

  send(message: ClientMessage): void {
    // A message that cannot be sent now is dropped: after the new hello the player decides anew on what is shown.
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  close(): void {
    this.#closed = true;
    this.#sleep();
    clearTimeout(this.#timer);
    this.#socket?.close();
  }
}
