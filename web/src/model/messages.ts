// What the server says, made whole, and what of it is no news.
import type { LogLine, RefusedMessage, TableMessage } from '../net/protocol';

/** A message with the whole log: it brings only the lines that are new, or that others have taken the place of. */
export function withLog(message: TableMessage, known: readonly LogLine[]): TableMessage {
  const { log_from: from, view } = message;
  return from === 0 ? message : { ...message, log_from: 0, view: { ...view, log: [...known.slice(0, from), ...view.log] } };
}

/** A preview that came too late or too fast is no news for the player. */
export function isNoise(message: RefusedMessage): boolean {
  return (message.key === 'too_fast' && message.about !== 'say') || (message.key === 'stale' && message.about === 'preview');
}
