// The chances as bands that lie on each other: what one gains, the others lose.
import type { Point, Seat } from '../../net/protocol';

export interface Band {
  seat: Seat;
  path: string;
}

/** The sides of a game, partners once. */
export function sidesOf(seats: readonly Seat[]): Seat[] {
  return seats.filter((seat, i) => seats.findIndex((other) => other.colour === seat.colour) === i);
}

/** Partners share a chance: it is divided by nobody, each side counts once. */
export function bandsOf(points: readonly Point[], seats: readonly Seat[], last: number, width: number, height: number): Band[] {
  const sides = sidesOf(seats);
  const x = (step: number) => (last === 0 ? 0 : (step / last) * width);
  const floor = points.map(() => 0);
  return sides.map((seat) => {
    const low = [...floor];
    points.forEach((point, i) => (floor[i] = low[i]! + (point.chances[seat.school] ?? 0)));
    const y = (share: number) => height - Math.min(1, share) * height;
    const top = points.map((point, i) => `${x(point.step).toFixed(1)} ${y(floor[i]!).toFixed(1)}`);
    const bottom = points.map((point, i) => `${x(point.step).toFixed(1)} ${y(low[i]!).toFixed(1)}`).reverse();
    return { seat, path: points.length > 0 ? `M${[...top, ...bottom].join('L')}Z` : '' };
  });
}

/** The point a step belongs to: the last one that is not behind it. */
export function pointAt(points: readonly Point[], step: number): Point | null {
  return points.filter((point) => point.step <= step).at(-1) ?? points[0] ?? null;
}
