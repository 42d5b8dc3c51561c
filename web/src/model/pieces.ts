// Stones as the drawing needs them, read from the stone lists of the protocol.
import type { Colour, Pieces, Rank, Square } from '../net/protocol';

export interface Stone {
  square: Square;
  colour: Colour;
  rank: Rank;
  /** The being it is, while that being's effect runs. */
  being?: string;
}

export type Position = ReadonlyMap<Square, Stone>;

const RANKS: readonly Rank[] = ['common', 'heroic', 'legendary'];

export function readPieces(pieces: Pieces): Map<Square, Stone> {
  const stones = new Map<Square, Stone>();
  for (const [colour, list] of Object.entries(pieces)) {
    for (const word of list.split(/\s+/)) {
      if (!word) continue;
      const square = word.slice(0, 2);
      stones.set(square, { square, colour, rank: RANKS[word.length - 2] ?? 'common' });
    }
  }
  return stones;
}

export function sameStone(a: Stone | undefined, b: Stone | undefined): boolean {
  return a?.colour === b?.colour && a?.rank === b?.rank;
}
