// How long each beat of a turn is shown. Whoever plays and the first card get time to be seen; little things pass
// quickly, more takes longer, and a turn in which much happens gathers speed. An ordinary turn is told in under four
// seconds. Nothing is ever a blink: a movement always ends and can be seen to have ended.
import type { Beat } from './beats';
import { duration } from './diff';

const OPENING = 400;
const CARD = { first: 950, later: 700, least: 600 };
/** What is only said, and every further sentence. */
const SENTENCE = { first: 400, further: 180 };
const EACH_PIECE = 100;
/** After a movement, before something else begins. */
const SETTLE = 110;
const LEAST = 380;
/** From here on a turn gathers speed, by so much with every beat. */
const UNHURRIED = 2600;
const QUICKER = 0.9;

/** The same beats, each with its time in ms at the usual speed. */
export function paced(beats: readonly Beat[]): Beat[] {
  let told = 0;
  let speed = 1;
  let cards = 0;
  return beats.map((beat) => {
    if (told > UNHURRIED) speed *= QUICKER;
    const time = Math.round(Math.max(shortest(beat), natural(beat, cards) * speed));
    if (beat.kind === 'card') cards++;
    told += time;
    return { ...beat, time };
  });
}

/** Less would be a blink. */
export function shortest({ kind, motions }: Beat): number {
  return Math.max(kind === 'card' ? CARD.least : LEAST, motions.length > 0 ? duration(motions) + SETTLE : 0);
}

function natural({ kind, motions, events }: Beat, cards: number): number {
  if (kind === 'opening') return OPENING;
  if (kind === 'card') return cards === 0 ? CARD.first : CARD.later;
  if (motions.length === 0) return SENTENCE.first + Math.max(0, events.length - 1) * SENTENCE.further;
  return duration(motions) + SETTLE + (motions.length - 1) * EACH_PIECE;
}
