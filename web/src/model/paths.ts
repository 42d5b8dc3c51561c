// Every option is reached by a path: the squares one picks, one after the other, until it is the only one left.
// "place e5" is [e5]; "place e5 from c3" is [e5, c3]; "e4-e5" is [e4, e5]. What is left after the path is over
// (several fillings, ranks or colours on one square) are variants to choose among. Nothing here knows a rule.
import type { Direction, Option, Square } from '../net/protocol';

/** Options without squares, such as "end" or "near", have an empty path and are shown as buttons. */
export function pathOf(option: Option): Square[] {
  switch (option.kind) {
    case 'place':
    case 'summon':
    case 'target':
    case 'start':
      return [option.square, option.from].filter(isSquare);
    case 'move':
    case 'swap':
      return [option.from, option.square].filter(isSquare);
    default:
      return [];
  }
}

function isSquare(square: Square | undefined): square is Square {
  return square !== undefined;
}

/** What board clicks are about: with a card in focus its summonings, else everything that is not a summoning. */
export function boardOptions(options: readonly Option[], card: string | null): Option[] {
  const onBoard = options.filter((option) => pathOf(option).length > 0 || option.kind === 'direction');
  return card === null
    ? onBoard.filter((option) => option.kind !== 'summon')
    : onBoard.filter((option) => option.kind === 'summon' && option.card === card);
}

/** Options that begin with the squares picked so far. A swap may be named from either end. */
export function along(options: readonly Option[], path: readonly Square[]): Option[] {
  return options.filter((option) => {
    const own = pathOf(option);
    return startsWith(own, path) || (option.kind === 'swap' && startsWith([...own].reverse(), path));
  });
}

function startsWith(whole: readonly Square[], start: readonly Square[]): boolean {
  return start.length <= whole.length && start.every((square, i) => whole[i] === square);
}

/** The squares that can be picked next. Directions are picked by any square of their ray. */
export function nextSquares(options: readonly Option[], path: readonly Square[]): Set<Square> {
  const squares = new Set<Square>();
  for (const option of along(options, path)) {
    for (const square of nextOf(option, path)) squares.add(square);
  }
  return squares;
}

function nextOf(option: Option, path: readonly Square[]): Square[] {
  if (option.kind === 'direction') return path.length === 0 ? rayOf(option) : [];
  const own = pathOf(option);
  const ways = option.kind === 'swap' ? [own, [...own].reverse()] : [own];
  return ways.filter((way) => startsWith(way, path)).map((way) => way[path.length]).filter(isSquare);
}

export function rayOf(option: Option): Square[] {
  const direction: Direction | undefined = option.direction;
  return direction ? (option.rays?.[direction] ?? []) : [];
}

/** Options completed by exactly this path. More than one: variants. */
export function completed(options: readonly Option[], path: readonly Square[]): Option[] {
  if (path.length === 0) return [];
  if (path.length === 1) {
    const shot = options.filter((option) => option.kind === 'direction' && rayOf(option).includes(path[0]!));
    if (shot.length > 0) return shot;
  }
  return along(options, path).filter((option) => pathOf(option).length === path.length);
}

/** The path with every square picked for the player that leaves no choice: the one stone that may move. */
export function forced(options: readonly Option[]): Square[] {
  const moves = options.filter((option) => option.kind === 'move' || option.kind === 'swap');
  if (moves.length === 0 || moves.length !== options.length) return [];
  const starts = new Set(moves.map((option) => option.from));
  const only = [...starts][0];
  return starts.size === 1 && only ? [only] : [];
}

export interface Picked {
  /** The squares picked so far. */
  path: Square[];
  /** Options that are complete now; empty while more squares are needed. */
  found: Option[];
}

/**
 * Picks a square. Null: it is not on offer. A destination that only one moving stone reaches may be picked at once,
 * and picking anew somewhere else drops what was picked before.
 */
export function pick(options: readonly Option[], path: readonly Square[], square: Square): Picked | null {
  if (nextSquares(options, path).has(square)) {
    const longer = [...path, square];
    return { path: longer, found: completed(options, longer) };
  }
  if (path.length > 0 && nextSquares(options, []).has(square)) return pick(options, [], square);
  const direct = options.filter((option) => pathOf(option).length === 2 && pathOf(option)[1] === square && option.kind === 'move');
  if (direct.length === 1) return { path: pathOf(direct[0]!), found: direct };
  return null;
}
