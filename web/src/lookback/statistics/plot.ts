// Where things stand in a plot of games over time: one place for each game, the oldest at the left.
import type { PlayedGame } from '../../net/protocol';

export interface Dot {
  game: PlayedGame;
  x: number;
  y: number;
}

/** The games that have been analysed, as dots; all games keep their place. */
export function dotsOf(games: readonly PlayedGame[], width: number, height: number): Dot[] {
  const step = games.length > 1 ? width / (games.length - 1) : 0;
  return games.flatMap((game, i) => (game.accuracy === null ? [] : [{ game, x: games.length > 1 ? i * step : width / 2, y: (1 - game.accuracy) * height }]));
}

/** A line through the mean of every few neighbours: single games tell little. */
export function trendOf(dots: readonly Dot[], reach = 2): string {
  if (dots.length < 2) return '';
  const points = dots.map(({ x }, i) => {
    const near = dots.slice(Math.max(0, i - reach), i + reach + 1);
    return `${x.toFixed(1)} ${(near.reduce((sum, dot) => sum + dot.y, 0) / near.length).toFixed(1)}`;
  });
  return `M${points.join('L')}`;
}

/** The mean accuracy of the games that have been analysed. */
export function meanOf(games: readonly PlayedGame[]): number | null {
  const known = games.flatMap((game) => (game.accuracy === null ? [] : [game.accuracy]));
  return known.length === 0 ? null : known.reduce((sum, one) => sum + one, 0) / known.length;
}
