// Shapes that several marks share, as functions of a tile's upper left corner.
import type { Part, Square } from '../net/protocol';
import { centre, type Point } from '../model/squares';

export function brackets({ x, y }: Point): string {
  return `M${x + 7} ${y + 29}v-22h22 M${x + 71} ${y + 7}h22v22 M${x + 93} ${y + 71}v22h-22 M${x + 29} ${y + 93}h-22v-22`;
}

/** The four pieces of a broken stone, in a tile of 100. */
export const SHARDS = [
  { d: 'M22 32 45 19 49 42 33 50z', dx: -26, dy: -20, turn: -50 },
  { d: 'M57 22 78 38 68 54 54 44z', dx: 24, dy: -22, turn: 40 },
  { d: 'M20 57 42 53 51 73 30 80z', dx: -22, dy: 24, turn: 60 },
  { d: 'M56 54 77 60 70 78 54 80z', dx: 26, dy: 20, turn: -45 },
];

export const DART = 'M-10 -13L12 0L-10 13L-4 0z';

/** Two tones besides kalarite: what destroys, and what changes rank or owner. */
export function toneOfAct(act: Part): '' | 'destroy' | 'change' {
  if (act === 'destroy') return 'destroy';
  return act === 'upgrade' || act === 'downgrade' || act === 'convert' ? 'change' : '';
}

const ICONS: Partial<Record<Part, string>> = {
  destroy: 'destroy', upgrade: 'upgrade', downgrade: 'downgrade', convert: 'convert', place: 'place', start: 'place',
  move: 'move', leap: 'leap', swap: 'swap', direction: 'direction', discard: 'cards', return: 'cards', gateway: 'gateway',
};

export function iconOfAct(act: Part): string {
  return ICONS[act] ?? 'summon';
}

/** The ends of a link. On a square that no stone stands on yet it stops at the frame and leaves the ghost alone. */
export function linkEnds(a: Square, b: Square, open: ReadonlySet<Square>): [Point, Point] {
  const p = centre(a);
  const q = centre(b);
  return [open.has(a) ? atFrame(p, q) : p, open.has(b) ? atFrame(q, p) : q];
}

/** Where the line from a square's centre towards another point leaves its frame. */
function atFrame(from: Point, to: Point): Point {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const share = 46 / Math.max(Math.abs(dx), Math.abs(dy), 1);
  return { x: from.x + dx * share, y: from.y + dy * share };
}

/** A line from stone to stone that starts and ends at their rims. */
export function arrowPath(from: Square, to: Square, curved: boolean): string {
  const a = centre(from);
  const b = centre(to);
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const ux = (b.x - a.x) / length;
  const uy = (b.y - a.y) / length;
  const start = { x: a.x + ux * 34, y: a.y + uy * 34 };
  const end = { x: b.x - ux * 22, y: b.y - uy * 22 };
  const head = (side: 1 | -1) => `${end.x - ux * 15 - uy * 14 * side} ${end.y - uy * 15 + ux * 14 * side}`;
  const bend = curved ? Math.min(90, length / 3) : 0;
  // A leap bows to the left of its way; its head stays straight, which reads well enough.
  const middle = { x: (start.x + end.x) / 2 + uy * bend, y: (start.y + end.y) / 2 - ux * bend };
  const shaft = curved ? `Q${middle.x} ${middle.y} ${end.x} ${end.y}` : `L${end.x} ${end.y}`;
  return `M${start.x} ${start.y}${shaft}M${head(1)}L${end.x} ${end.y}L${head(-1)}`;
}
