// What changed between two positions, as movements to be shown. Events say how (a move, a leap, who was hit);
// without them the difference alone still gives a truthful animation.
import type { Event, Square } from '../net/protocol';
import { sameStone, type Position, type Stone } from './pieces';
import { distance } from './squares';

export type Motion =
  | { kind: 'place'; square: Square; stone: Stone }
  | { kind: 'rise'; square: Square; stone: Stone; links: Square[] }
  | { kind: 'move' | 'leap'; square: Square; from: Square; stone: Stone }
  | { kind: 'turn'; square: Square; stone: Stone; before: Stone }
  | { kind: 'break'; square: Square; stone: Stone; delay: number };

/** Stones that break start this far apart, nearest to the cause first. */
const BREAK_DELAY = 40;
/** What a being destroys falls when it has risen. */
const AFTER_RISE = 460;

export function difference(before: Position, after: Position, events: readonly Event[] = [], links: Square[] = []): Motion[] {
  const motions: Motion[] = [];
  const moves = movements(before, after, events);
  const arrived = new Map(moves.map((move) => [move.square, move]));
  const left = new Set(moves.map((move) => move.from));
  const summoned = new Set(events.filter((event) => event.key === 'summoned').map(mainSquare));
  // Picked up or taken: gone, but not broken.
  const lifted = new Set(events.filter((event) => event.key === 'picked_up' || event.key === 'taken').map(mainSquare));
  const source = events.map(mainSquare).find((square) => square !== null) ?? null;

  for (const move of moves) motions.push(move);
  for (const [square, stone] of after) {
    const old = before.get(square);
    if (arrived.has(square) || sameStone(old, stone)) {
      if (summoned.has(square) && sameStone(old, stone)) motions.push({ kind: 'rise', square, stone, links });
      continue;
    }
    if (summoned.has(square)) motions.push({ kind: 'rise', square, stone, links });
    else if (old && !left.has(square)) motions.push({ kind: 'turn', square, stone, before: old });
    else motions.push({ kind: 'place', square, stone });
  }

  const broken: Stone[] = [];
  for (const [square, stone] of before) {
    const now = after.get(square);
    const replaced = arrived.has(square) || (summoned.has(square) && !sameStone(stone, now));
    if (left.has(square) || lifted.has(square) || (now && !replaced)) continue;
    broken.push(stone);
  }
  broken.sort((a, b) => (source ? distance(source, a.square) - distance(source, b.square) : 0));
  const start = motions.some((motion) => motion.kind === 'rise') ? AFTER_RISE : 0;
  broken.forEach((stone, i) => motions.push({ kind: 'break', square: stone.square, stone, delay: start + i * BREAK_DELAY }));
  return motions;
}

type Move = Extract<Motion, { kind: 'move' | 'leap' }>;

/** Moves told by events; a chain of moves of one stone within a step becomes one movement. */
function movements(before: Position, after: Position, events: readonly Event[]): Move[] {
  const moves: Move[] = [];
  let lifted: Square | null = null;
  for (const event of events) {
    const kind = event.key === 'leapt' ? 'leap' : 'move';
    const square = mainSquare(event);
    // In a shortage the stone that is placed comes from the arena.
    if (event.key === 'picked_up') lifted = square;
    else if (event.key === 'placed' && lifted && square) {
      addMove(moves, 'leap', lifted, square);
      lifted = null;
    }
    const from = text(event.params?.['from']);
    const to = text(event.params?.['to']);
    if (!from || !to) continue;
    if (event.key === 'swapped') {
      addMove(moves, 'leap', from, to);
      addMove(moves, 'leap', to, from);
    } else if (event.key === 'moved' || event.key === 'leapt') {
      const chained = moves.find((move) => move.square === from);
      if (chained) chained.square = to;
      else addMove(moves, kind, from, to);
    }
  }
  const known = moves.filter((move) => after.has(move.square) && before.has(move.from) && move.square !== move.from);
  for (const move of known) move.stone = after.get(move.square)!;
  return known;
}

function addMove(moves: Move[], kind: 'move' | 'leap', from: Square, to: Square): void {
  moves.push({ kind, from, square: to, stone: { square: to, colour: '', rank: 'common' } });
}

function mainSquare(event: Event): Square | null {
  return text(event.params?.['square']) ?? event.squares?.[0] ?? null;
}

function text(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

/** How long all of it takes, in ms, for a replay that waits between steps. */
export function duration(motions: readonly Motion[]): number {
  return motions.reduce((longest, motion) => Math.max(longest, TIMES[motion.kind] + (motion.kind === 'break' ? motion.delay : 0)), 0);
}

const TIMES: Record<Motion['kind'], number> = { place: 300, rise: 680, move: 300, leap: 420, turn: 320, break: 380 };

/** The squares named after "with": the stones that formed the figure. */
export function usedIn(choice: string): string[] {
  return /^summon .* with ((?:[a-i][1-9] ?)+)/.exec(choice)?.[1]?.trim().split(' ') ?? [];
}
