// What whoever sits at this browser says to the others at the table and agrees on with them: words, an early end, giving
// up, a turn to be taken back, a seat somebody has left.
import type { ClientMessage, Say, School } from '../net/protocol';

export class Talk {
  readonly #send: (message: ClientMessage) => void;
  /** Whoever speaks for this browser. */
  readonly #speaker: () => School | undefined;

  constructor(send: (message: ClientMessage) => void, speaker: () => School | undefined) {
    this.#send = send;
    this.#speaker = speaker;
  }

  say(say: Say): void {
    this.#send({ type: 'say', say, seat: this.#speaker() });
  }

  resign(): void {
    this.#send({ type: 'resign' });
  }

  /** To an early end. */
  agree(): void {
    this.#send({ type: 'agree' });
  }

  withdraw(): void {
    this.#send({ type: 'withdraw' });
  }

  /** To take the last ended turn back. */
  askBack(): void {
    this.#send({ type: 'ask_back' });
  }

  answerBack(allow: boolean): void {
    this.#send({ type: 'answer_back', allow });
  }

  /** A bot shall stand in at a seat that was left; without a level somebody else shall have it. */
  replace(seat: School, level: string | null): void {
    this.#send({ type: 'replace', seat, level, invite: level === null, by: this.#speaker() });
  }

  keep(seat: School): void {
    this.#send({ type: 'keep', seat, by: this.#speaker() });
  }
}
