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

/** One way to name an option by its squares. */
interface Way {
  option: Option;
  squares: readonly Square[];
}

/** A swap may be named from either end, a direction by any square of its ray. */
function waysOf(option: Option): Way[] {
  if (option.kind === 'direction') return rayOf(option).map((square) => ({ option, squares: [square] }));
  const squares = pathOf(option);
  return option.kind === 'swap' ? [{ option, squares }, backwards(option)] : [{ option, squares }];
}

function backwards(option: Option): Way {
  return { option, squares: [...pathOf(option)].reverse() };
}

/** Ways that begin with the squares picked. Where nothing sets out, a move may be named by its goal first. */
function waysAlong(options: readonly Option[], path: readonly Square[]): Way[] {
  const begun = ({ squares }: Way) => path.length <= squares.length && path.every((square, i) => squares[i] === square);
  const ways = options.flatMap((option) => waysOf(option).filter(begun));
  if (path.length === 0 || ways.some(({ squares }) => squares.length > 1)) return ways;
  return [...ways, ...options.filter((option) => option.kind === 'move' && option.square === path[0]).map(backwards).filter(begun)];
}

/** Options that begin with the squares picked so far, each with the square it needs next. */
export function furtherAlong(options: readonly Option[], path: readonly Square[]): { option: Option; square: Square }[] {
  return waysAlong(options, path).flatMap(({ option, squares }) => {
    const square = squares[path.length];
    return square === undefined ? [] : [{ option, square }];
  });
}

/** The squares that can be picked next. */
export function nextSquares(options: readonly Option[], path: readonly Square[]): Set<Square> {
  return new Set(furtherAlong(options, path).map(({ square }) => square));
}

/** Squares that name a move by its goal. */
export function goals(options: readonly Option[]): Set<Square> {
  return new Set(options.filter((option) => option.kind === 'move').map((option) => option.square).filter(isSquare));
}

export function rayOf(option: Option): Square[] {
  const direction: Direction | undefined = option.direction;
  return direction ? (option.rays?.[direction] ?? []) : [];
}

/** Options completed by exactly this path. More than one: variants. */
export function completed(options: readonly Option[], path: readonly Square[]): Option[] {
  if (path.length === 0) return [];
  const found = waysAlong(options, path).filter(({ squares }) => squares.length === path.length).map(({ option }) => option);
  return [...new Set(found)];
}

/** Squares picked that leave something to ask: which of the options they complete, or whether to go further. */
export interface Asked {
  found: readonly Option[];
  further: readonly { option: Option; square: Square }[];
}

/** Null while the squares picked say clearly what comes next: more squares, or the one option they stand for. */
export function asked(options: readonly Option[], path: readonly Square[]): Asked | null {
  if (path.length === 0) return null;
  const found = completed(options, path);
  const further = furtherAlong(options, path);
  const byGoal = found.length === 0 && further.some(({ option, square }) => option.kind === 'move' && option.from === square);
  return found.length > 1 || (found.length > 0 && further.length > 0) || byGoal ? { found, further } : null;
}

/** The path with every square picked for the player that leaves no choice: the one stone that may move. */
export function forced(options: readonly Option[]): Square[] {
  const moves = options.filter((option) => option.kind === 'move' || option.kind === 'swap');
  if (moves.length === 0 || moves.length !== options.length) return [];
  const starts = new Set(moves.map((option) => option.from));
  const only = [...starts][0];
  return starts.size === 1 && only ? [only] : [];
}

/** Squares with a stone that can be dragged: one that moves, swaps, or is picked up to be placed or to become a being. */
export function grabs(options: readonly Option[]): Set<Square> {
  return new Set(options.flatMap((option) => (option.kind === 'swap' ? pathOf(option) : [option.from])).filter(isSquare));
}

/** Options made by dragging a stone from one square to another. */
export function dropped(options: readonly Option[], from: Square, to: Square): Option[] {
  return options.filter((option) =>
    (option.from === from && option.square === to) || (option.kind === 'swap' && option.from === to && option.square === from));
}

export interface Picked {
  /** The squares picked so far. */
  path: Square[];
  /** Options that are complete now; empty while more squares are needed. */
  found: Option[];
  /** More squares may follow: what is complete is not all there is. */
  open: boolean;
}

/**
 * Picks a square. Null: it is not on offer. What does not carry on replaces the last pick, or the one before it. A goal
 * that only one moving stone reaches may be picked at once; where several reach it, the stone is still to be picked.
 */
export function pick(options: readonly Option[], path: readonly Square[], square: Square): Picked | null {
  for (let kept = path.length; kept >= 0; kept--) {
    const before = path.slice(0, kept);
    if (nextSquares(options, before).has(square)) return reached(options, [...before, square]);
  }
  const moves = options.filter((option) => option.kind === 'move' && option.square === square);
  if (moves.length === 0) return null;
  return moves.length === 1 && path.length === 0 ? reached(options, pathOf(moves[0]!)) : reached(options, [square]);
}

function reached(options: readonly Option[], path: Square[]): Picked {
  return { path, found: completed(options, path), open: furtherAlong(options, path).length > 0 };
}
