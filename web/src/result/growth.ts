// The scores as they grew, as points of a chart.
import { pointsFor } from '../model/score';
import type { Result, Seat } from '../net/protocol';

export interface Curve {
  seat: Seat;
  /** Path of the line in chart units. */
  path: string;
  end: { x: number; y: number };
  last: number;
}

export interface Growth {
  curves: Curve[];
  /** Horizontal lines with their number. */
  levels: { y: number; value: number }[];
  turns: { x: number; turn: number }[];
}

/** In pixels; the width is that of the place it stands in. */
export const CHART = { height: 240, left: 30, right: 30, top: 14, bottom: 26 };

/** One curve per side; partners of a team share theirs. */
export function growth(result: Result, seats: readonly Seat[], target: number, width: number): Growth {
  const sides = seats.filter((seat, i) => seats.findIndex((other) => other.colour === seat.colour) === i);
  const rows = [{ turn: 0, points: {} }, ...result.history];
  const lastTurn = Math.max(1, rows.at(-1)?.turn ?? 1);
  const values = rows.flatMap((row) => sides.map((seat) => pointsFor(row.points, seat)));
  const top = Math.max(target, ...values, 1);
  const low = Math.min(0, ...values);
  const x = (turn: number) => CHART.left + (turn / lastTurn) * (width - CHART.left - CHART.right);
  const y = (value: number) => CHART.height - CHART.bottom - ((value - low) / (top - low)) * (CHART.height - CHART.top - CHART.bottom);

  const curves = sides.map((seat, i) => {
    // Lines that run on top of each other are drawn a little apart.
    const shift = (i - (sides.length - 1) / 2) * 3;
    const points = rows.map((row) => ({ x: x(row.turn), y: y(pointsFor(row.points, seat)) + shift }));
    return { seat, path: stairs(points), end: points.at(-1) ?? { x: 0, y: 0 }, last: pointsFor(rows.at(-1)?.points, seat) };
  });
  const step = top - low > 12 ? 6 : 3;
  const levels = [];
  for (let value = Math.ceil(low / step) * step; value <= top; value += step) levels.push({ y: y(value), value });
  const every = Math.max(1, Math.ceil(lastTurn / Math.max(3, Math.floor(width / 70))));
  const turns = [];
  for (let turn = every; turn <= lastTurn; turn += every) turns.push({ x: x(turn), turn });
  return { curves, levels, turns };
}

/** Scores jump at the end of a turn: steps, not slopes. */
function stairs(points: readonly { x: number; y: number }[]): string {
  return points.map((point, i) => (i === 0 ? `M${point.x.toFixed(1)} ${point.y.toFixed(1)}` : `H${point.x.toFixed(1)}V${point.y.toFixed(1)}`)).join('');
}
