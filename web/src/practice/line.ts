// The line of a table that is not on the server: every message becomes one request that holds all that was chosen so
// far, and the answer is fed to the table as if it had come through a socket. Nothing is kept anywhere else.
import { json, why } from '../net/api';
import type { ClientMessage, Exercise, HintRequest, HintTold, Lang, PracticeAnswer, PracticeRequest, PreviewMessage, RefusedMessage, Sentence, ServerMessage, Way } from '../net/protocol';
import type { Line } from '../net/socket';

export interface PracticeListener {
  lang: () => Lang;
  /** Whether cards say what they lack; null leaves it to the exercise. */
  help: () => boolean | null;
  receive: (message: ServerMessage) => void;
  /** The exercise as it now stands. */
  stands: (answer: PracticeAnswer) => void;
  /** The way on that was asked for leads over choices that have to be taken back. */
  astray: (way: Way) => void;
  refused: (sentence: Sentence) => void;
}

function ask<T>(path: string, body: PracticeRequest): Promise<T> {
  return json<T>(path, { method: 'POST', body: JSON.stringify(body) });
}

export class PracticeLine implements Line {
  /** What has been chosen and stands. */
  choices: readonly string[] = [];
  #state = 0;
  #asked = 0;
  #closed = false;

  constructor(readonly what: Exercise, readonly listener: PracticeListener) {}

  send(message: ClientMessage): void {
    if (message.type === 'play') void this.show(this.choices, message.choice);
    else if (message.type === 'undo') void this.show(this.choices.slice(0, -1));
    else if (message.type === 'preview') void this.#preview(message.choice, message.state);
    else if (message.type === 'hint') void this.#hint(message.state ?? this.#state);
  }

  /** Goes to where some choices lead, and makes one more if there is one. */
  async show(choices: readonly string[], choice?: string): Promise<void> {
    const number = ++this.#asked;
    try {
      const answer = await ask<PracticeAnswer>('/api/practice', this.#request(choices, choice));
      if (this.#closed || number !== this.#asked) return;
      this.choices = answer.choices;
      // Tables count their states upwards for ever; here they would come back after an undo.
      this.listener.stands(answer);
      this.listener.receive({ ...answer.table, state: ++this.#state });
    } catch (error) {
      if (this.#closed || number !== this.#asked) return;
      const sentence = why(error);
      // What was kept from another day may not fit any more: then the exercise begins anew.
      if (sentence.key === 'outdated' && choices.length > 0) await this.show([]);
      else this.listener.refused(sentence);
    }
  }

  way(choices: readonly string[] = this.choices): Promise<Way> {
    return ask<Way>('/api/practice/way', this.#request(choices));
  }

  /** A hint that is no choice yet; null if it comes too late. */
  async told(level: number): Promise<HintTold | null> {
    const state = this.#state;
    try {
      const told = await json<HintTold>('/api/practice/hint', { method: 'POST', body: JSON.stringify({ ...this.#request(this.choices), level } satisfies HintRequest) });
      return this.#closed || state !== this.#state ? null : told;
    } catch (error) {
      if (!this.#closed) this.listener.refused(why(error));
      return null;
    }
  }

  async #preview(choice: string, state: number): Promise<void> {
    try {
      const message = await ask<PreviewMessage | RefusedMessage>('/api/practice/preview', this.#request(this.choices, choice));
      if (!this.#closed && state === this.#state) this.listener.receive({ ...message, state });
    } catch (error) {
      if (!this.#closed && state === this.#state) this.listener.receive({ type: 'refused', about: 'preview', ...why(error) });
    }
  }

  async #hint(state: number): Promise<void> {
    try {
      const way = await this.way();
      if (this.#closed || state !== this.#state) return;
      const here = way.kept === this.choices.length;
      if (!here) this.listener.astray(way);
      this.listener.receive({ type: 'hint', state, choices: here ? way.choices : [], changes: {}, reasons: {} });
    } catch (error) {
      if (!this.#closed) this.listener.refused(why(error));
    }
  }

  #request(choices: readonly string[], choice?: string): PracticeRequest {
    return { what: this.what, choices: [...choices], lang: this.listener.lang(), help: this.listener.help(), ...(choice === undefined ? {} : { choice }) };
  }

  close(): void {
    this.#closed = true;
  }
}
