// Marks and arrows on the board: what a drag from one square to another changes. The same once more takes it away.
import type { Annotation, Square } from '../../net/protocol';

export const TONES = ['plain', 'good', 'bad'] as const;
export type Tone = (typeof TONES)[number];

/** The server takes no more beside one choice. */
export const MOST_DRAWN = 48;

export function drawn(notes: Annotation, from: Square, to: Square, tone: Tone): Annotation {
  if (from === to) {
    const others = notes.marks.filter((mark) => mark.square !== from);
    const same = notes.marks.some((mark) => mark.square === from && mark.tone === tone);
    return { ...notes, marks: same ? others : [...others, { square: from, tone }] };
  }
  const others = notes.arrows.filter((arrow) => arrow.start !== from || arrow.end !== to);
  const same = notes.arrows.some((arrow) => arrow.start === from && arrow.end === to && arrow.tone === tone);
  return { ...notes, arrows: same ? others : [...others, { start: from, end: to, tone }] };
}

/** Whether there is room for one more. */
export function fits(notes: Annotation): boolean {
  return notes.marks.length + notes.arrows.length <= MOST_DRAWN;
}
