// What was hidden and is known now, though no event says it: a deck whose last card was drawn.
import type { Event } from '../net/protocol';
import type { StoryTurn } from './story';

export type Emptied = 'school' | 'legends' | 'flares';

/** The events that drew the last card of a deck; `decks` are the cards that are left, by school or by kind. */
export function lastDraws(turns: readonly StoryTurn[], decks: Readonly<Record<string, number>>): Map<Event, Emptied> {
  const latest = new Map<string, [Event, Emptied]>();
  for (const step of turns.flatMap((turn) => turn.steps)) {
    for (const event of step.events) {
      const kind = event.params?.['deck'];
      if (event.key !== 'drew' || (kind !== 'school' && kind !== 'legends' && kind !== 'flares')) continue;
      latest.set(kind === 'school' ? String(event.params?.['school']) : kind, [event, kind]);
    }
  }
  return new Map([...latest].filter(([deck]) => decks[deck] === 0).map(([, drew]) => drew));
}
