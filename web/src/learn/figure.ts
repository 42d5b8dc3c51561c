// A figure that is being drawn: letters on a small grid, as the drawings of cards have them (docs/adding-a-card.md).
import type { CellKind, Direction, FigureDrawing } from '../net/protocol';

/** As many rows and columns as the largest figure of the game has, and one more on either side. */
export const SIZE = 7;
export const ARROWS = '↑↗→↘↓↙←↖';
const COMPASS: readonly Direction[] = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];
export const KINDS: Readonly<Record<string, CellKind>> = { o: 'own', O: 'heroic', '@': 'summon', '#': 'summon-own', '%': 'summon-heroic', '*': 'marked', x: 'inner', '~': 'mirror' };
const LETTERS = Object.fromEntries(Object.entries(KINDS).map(([letter, kind]) => [kind, letter])) as Readonly<Record<CellKind, string>>;
/** What can be drawn; an arrow is turned by drawing it again. */
export const BRUSHES = ['o', 'O', '@', '#', '%', '*', 'x', '→', '.'] as const;
export type Brush = (typeof BRUSHES)[number];

/** Rows from above, each of SIZE letters. */
export type Grid = readonly (readonly string[])[];

const NOTHING = '.';
const isSummon = (letter: string) => '@#%'.includes(letter);
const isArrow = (letter: string) => ARROWS.includes(letter);
const isPiece = (letter: string) => 'oO#%'.includes(letter);

export function blank(): Grid {
  return Array.from({ length: SIZE }, () => Array.from({ length: SIZE }, () => NOTHING));
}

/** What a click draws: the same letter again is taken away, an arrow is turned, and there is one summoning square only. */
export function put(grid: Grid, row: number, column: number, brush: Brush): Grid {
  const old = grid[row]![column]!;
  let letter: string = brush;
  if (brush === '→' && isArrow(old)) letter = ARROWS[(ARROWS.indexOf(old) + 1) % ARROWS.length]!;
  else if (old === brush) letter = NOTHING;
  return grid.map((line, y) => line.map((one, x) => (y === row && x === column ? letter : isSummon(letter) && isSummon(one) ? NOTHING : one)));
}

/** Without empty rows and columns around it. */
export function rows(grid: Grid): string[][] {
  const filled = (line: readonly string[]) => line.some((letter) => letter !== NOTHING);
  const first = grid.findIndex(filled);
  if (first < 0) return [];
  const lines = grid.slice(first, grid.findLastIndex(filled) + 1);
  const columns = lines[0]!.map((_, x) => lines.map((line) => line[x]!));
  return lines.map((line) => line.slice(columns.findIndex(filled), columns.findLastIndex(filled) + 1));
}

export const drawing = (grid: Grid): string => rows(grid).map((line) => line.join(' ')).join('\n');

/** As it stands in the decorator of a card. */
export function code(grid: Grid): string {
  return ['figure="""', ...rows(grid).map((line) => `    ${line.join(' ')}`), '"""'].join('\n');
}

/** What is still missing. */
export function lack(grid: Grid): 'empty' | 'summon' | 'pieces' | null {
  const letters = grid.flat();
  if (letters.every((letter) => letter === NOTHING)) return 'empty';
  if (!letters.some(isSummon)) return 'summon';
  return letters.some(isPiece) ? null : 'pieces';
}

/** Rows in the middle of the grid; what is larger than the grid is cut off. */
function centred(lines: readonly (readonly string[])[]): Grid {
  const top = Math.max(0, Math.floor((SIZE - lines.length) / 2));
  const left = Math.max(0, Math.floor((SIZE - (lines[0]?.length ?? 0)) / 2));
  return blank().map((line, y) => line.map((_, x) => lines[y - top]?.[x - left] ?? NOTHING));
}

/** For an address: rows without spaces, "_" between them. */
export const written = (grid: Grid): string => rows(grid).map((line) => line.join('')).join('_');

export function read(text: string): Grid {
  const known = (letter: string) => (letter in KINDS || isArrow(letter) ? letter : NOTHING);
  return centred(text.split('_').map((line) => [...line].map(known)));
}

/** The figure of a card, for an address. */
export function ofCard(figure: FigureDrawing): string {
  const lines = Array.from({ length: figure.height }, () => Array.from({ length: figure.width }, () => NOTHING));
  for (const { x, y, kind } of figure.cells) lines[figure.height - 1 - y]![x] = LETTERS[kind];
  for (const { x, y, direction } of figure.arrows) lines[figure.height - 1 - y]![x] = ARROWS[COMPASS.indexOf(direction)]!;
  return lines.map((line) => line.join('')).join('_');
}

/** A quarter to the right, arrows too. */
export function turn(grid: Grid): Grid {
  const quarter = (letter: string) => (isArrow(letter) ? ARROWS[(ARROWS.indexOf(letter) + 2) % 8]! : letter);
  return blank().map((line, y) => line.map((_, x) => quarter(grid[SIZE - 1 - x]![y]!)));
}

/** Left and right exchanged, arrows too. */
export function mirror(grid: Grid): Grid {
  const other = (letter: string) => (isArrow(letter) ? ARROWS[(8 - ARROWS.indexOf(letter)) % 8]! : letter);
  return grid.map((line) => [...line].reverse().map(other));
}

/** One letter as a drawing of one square, or nothing. */
export function cellOf(letter: string): FigureDrawing {
  const kind = KINDS[letter];
  return {
    width: 1, height: 1,
    cells: kind ? [{ x: 0, y: 0, kind }] : [],
    arrows: isArrow(letter) ? [{ x: 0, y: 0, direction: COMPASS[ARROWS.indexOf(letter)]! }] : [],
  };
}
