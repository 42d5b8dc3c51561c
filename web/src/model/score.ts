// Scores as each form keeps them, ready to be drawn.
import type { Colour, Scores, Seat, View } from '../net/protocol';

/** One row of a seat's score: a single one, or one per enemy colour in a melee. */
export interface ScoreRow {
  colour: Colour | null;
  points: number;
  /** Points that are safe: claimed tasks in the High Form; the rest are legends that may still fall. */
  safe: number;
}

/** Points are keyed by school or by colour, whichever the server used. */
function entry(scores: Scores | undefined, seat: Seat): number | Record<Colour, number> | undefined {
  return scores?.[seat.school] ?? scores?.[seat.colour];
}

/** The rows of a seat: by colour where scores are kept so (melee), else the points that count now. */
export function seatRows(points: Scores | undefined, scores: Scores | undefined, seat: Seat, claimed: number | null = null): ScoreRow[] {
  const byColour = entry(scores, seat);
  if (typeof byColour === 'object') return counted(rowsOf(byColour), entry(points, seat));
  return rowsOf(entry(points, seat) ?? byColour, claimed);
}

/** A pending being costs points in every colour: the tracks do not show it, the points that count do. */
function counted(rows: readonly ScoreRow[], points: number | Record<Colour, number> | undefined): ScoreRow[] {
  const less = typeof points === 'number' ? countingScore(rows) - points : 0;
  return rows.map((row) => ({ ...row, points: row.points - less, safe: row.safe - less }));
}

export function scoreRows(view: View, seat: Seat, claimed: number | null): ScoreRow[] {
  return seatRows(view.points, view.scores, seat, claimed);
}

export function rowsOf(value: number | Record<Colour, number> | undefined, claimed: number | null = null): ScoreRow[] {
  if (value === undefined) return [{ colour: null, points: 0, safe: 0 }];
  if (typeof value === 'number') return [{ colour: null, points: value, safe: claimed === null ? value : Math.min(value, claimed) }];
  return Object.entries(value).map(([colour, points]) => ({ colour, points, safe: points }));
}

/** The number that counts: the only score, or in a melee the lowest. */
export function countingScore(rows: readonly ScoreRow[]): number {
  return rows.reduce((lowest, row) => Math.min(lowest, row.points), rows[0]?.points ?? 0);
}

/** With the sign of a number below zero, not a hyphen. */
export function shown(points: number): string {
  return points < 0 ? `−${-points}` : `${points}`;
}

export function pointsFor(scores: Scores | undefined, seat: Seat): number {
  return countingScore(rowsOf(entry(scores, seat)));
}
