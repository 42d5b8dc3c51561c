// Which sounds belong to what happens. Pure: what they are like stands in sounds.ts.
import type { Motion } from '../model/diff';
import type { Event, TableMessage } from '../net/protocol';

export type Cue = 'common' | 'heroic' | 'legendary' | 'place' | 'break' | 'slide' | 'turn-over' | 'claim' | 'your-turn' | 'victory' | 'end';

/** What a change sounds like; many stones at once sound once. */
export function cuesOf(motions: readonly Motion[], events: readonly Event[] = []): Cue[] {
  const cues: Cue[] = [];
  const kinds = new Set(motions.map((motion) => motion.kind));
  const risen = motions.find((motion) => motion.kind === 'rise');
  if (risen) cues.push(risen.stone.rank);
  if (kinds.has('place')) cues.push('place');
  if (kinds.has('break')) cues.push('break');
  if (kinds.has('move') || kinds.has('leap')) cues.push('slide');
  if (kinds.has('turn')) cues.push('turn-over');
  if (events.some((event) => event.key === 'claimed')) cues.push('claim');
  return cues;
}

/** The end of a game: a victory for whoever has won here or only watches. */
export function endCue({ seats, result }: TableMessage): Cue {
  const mine = seats.filter((seat) => seat.mine);
  return mine.length === 0 || mine.some((seat) => result?.winners.includes(seat.school)) ? 'victory' : 'end';
}
