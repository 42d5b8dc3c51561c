// Geometry of the drawing: 9 by 9 tiles of 100 units, a1 at the lower left. No rule lives here.
import type { Direction, Square } from '../net/protocol';

export const TILE = 100;
export const SIZE = 9;
const COLUMNS = 'abcdefghi';

export interface Point {
  x: number;
  y: number;
}

/** Column and row counted from 0, row 0 at the bottom. */
export function coordinates(square: Square): Point {
  return { x: COLUMNS.indexOf(square.charAt(0)), y: Number(square.charAt(1)) - 1 };
}

export function squareAt(x: number, y: number): Square | null {
  if (x < 0 || y < 0 || x >= SIZE || y >= SIZE) return null;
  return `${COLUMNS.charAt(x)}${y + 1}`;
}

/** The tile's upper left corner in drawing units (y grows downwards). */
export function corner(square: Square): Point {
  const { x, y } = coordinates(square);
  return { x: x * TILE, y: (SIZE - 1 - y) * TILE };
}

export function centre(square: Square): Point {
  const { x, y } = corner(square);
  return { x: x + TILE / 2, y: y + TILE / 2 };
}

/** Moves needed from one square to another: the larger of both differences. */
export function distance(a: Square, b: Square): number {
  const p = coordinates(a);
  const q = coordinates(b);
  return Math.max(Math.abs(p.x - q.x), Math.abs(p.y - q.y));
}

export const DIRECTIONS: Record<Direction, Point> = {
  N: { x: 0, y: 1 }, NE: { x: 1, y: 1 }, E: { x: 1, y: 0 }, SE: { x: 1, y: -1 },
  S: { x: 0, y: -1 }, SW: { x: -1, y: -1 }, W: { x: -1, y: 0 }, NW: { x: -1, y: 1 },
};

/** Clockwise angle of a direction on the screen; 0 points to the right. */
export function angle(direction: Direction): number {
  const { x, y } = DIRECTIONS[direction];
  return (Math.atan2(-y, x) * 180) / Math.PI;
}

export function step(square: Square, direction: Direction): Square | null {
  const { x, y } = coordinates(square);
  const d = DIRECTIONS[direction];
  return squareAt(x + d.x, y + d.y);
}

/** All squares of the arena, row by row from the top, without the missing ones. */
export function arenaRows(missing: readonly Square[]): Square[][] {
  const gone = new Set(missing);
  const rows: Square[][] = [];
  for (let y = SIZE - 1; y >= 0; y--) {
    const row: Square[] = [];
    for (let x = 0; x < SIZE; x++) {
      const square = squareAt(x, y);
      if (square && !gone.has(square)) row.push(square);
    }
    rows.push(row);
  }
  return rows;
}

/** Where an arrow key leads: the next existing square that way, or null at the edge. */
export function walk(from: Square, direction: Direction, missing: ReadonlySet<Square>): Square | null {
  const next = step(from, direction);
  return next && !missing.has(next) ? next : null;
}
