// How the crowd takes what happens: not at all, with a murmur, with a cheer, or beside itself.
import type { Event } from '../net/protocol';
import type { Motion } from './diff';

export type Loudness = 0 | 1 | 2 | 3;

export interface Cheer {
  /** Tells it from every other one. */
  number: number;
  loudness: Loudness;
}

export const SILENCE: Cheer = { number: 0, loudness: 0 };

export function loudnessOf(motions: readonly Motion[], events: readonly Event[] = []): Loudness {
  const risen = motions.some((motion) => motion.kind === 'rise');
  const legend = motions.some((motion) => motion.kind === 'rise' && motion.stone.rank === 'legendary');
  const broken = motions.filter((motion) => motion.kind === 'break').length;
  if (legend || events.some((event) => event.key === 'claimed')) return 3;
  if (broken >= 2 || (risen && broken > 0)) return 2;
  return risen || broken > 0 ? 1 : 0;
}

/** The next cheer, or the one before if this is nothing to cheer at. */
export function cheered(before: Cheer, motions: readonly Motion[], events: readonly Event[] = []): Cheer {
  const loudness = loudnessOf(motions, events);
  return loudness === 0 ? before : { number: before.number + 1, loudness };
}
