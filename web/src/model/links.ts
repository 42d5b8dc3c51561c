// The lines that join the stones of a figure: the shortest tree through its squares.
import type { Square } from '../net/protocol';
import { coordinates } from './squares';

export interface Link {
  a: Square;
  b: Square;
  /** Not neighbours: drawn dotted. */
  far: boolean;
}

/** Prim's algorithm; neighbours first, ties broken by the squares' names so that a drawing never flickers. */
export function linkTree(squares: readonly Square[]): Link[] {
  const rest = [...new Set(squares)].sort();
  const first = rest.shift();
  if (first === undefined) return [];
  const joined: Square[] = [first];
  const links: Link[] = [];
  while (rest.length > 0) {
    let best: { a: Square; b: Square; length: number } | null = null;
    for (const a of joined) {
      for (const b of rest) {
        const length = squaredLength(a, b);
        if (!best || length < best.length) best = { a, b, length };
      }
    }
    if (!best) break;
    links.push({ a: best.a, b: best.b, far: best.length > 2 });
    joined.push(best.b);
    rest.splice(rest.indexOf(best.b), 1);
  }
  return links;
}

function squaredLength(a: Square, b: Square): number {
  const p = coordinates(a);
  const q = coordinates(b);
  return (p.x - q.x) ** 2 + (p.y - q.y) ** 2;
}
