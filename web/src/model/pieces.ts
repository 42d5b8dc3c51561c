// Stones as the drawing needs them, read from the stone lists of the protocol.
import type { Colour, Pieces, Rank, School, Square } from '../net/protocol';

export interface Stone {
  square: Square;
  colour: Colour;
  rank: Rank;
  /** The being it is, while that being's effect runs. */
  being?: string;
  /** It bears the Gateway's marker. */
  gateway?: boolean;
}

export type Position = ReadonlyMap<Square, Stone>;

const RANKS: readonly Rank[] = ['common', 'heroic', 'legendary'];

/** Follows a stone that is a Gateway in the lists that pictures are drawn from. */
const GATEWAY = '!';

/** The pieces of a view as such a list: the view itself says apart from them where the Gateways are. */
export function drawnPieces({ pieces, gateway }: { pieces: Pieces; gateway: Record<School, Square> }): Pieces {
  const marked = new Set(Object.values(gateway));
  if (marked.size === 0) return pieces;
  const draw = (word: string) => (marked.has(word.slice(0, 2)) && !word.endsWith(GATEWAY) ? word + GATEWAY : word);
  return Object.fromEntries(Object.entries(pieces).map(([colour, list]) => [colour, list.split(' ').map(draw).join(' ')]));
}

export function readPieces(pieces: Pieces): Map<Square, Stone> {
  const stones = new Map<Square, Stone>();
  for (const [colour, list] of Object.entries(pieces)) {
    for (const word of list.split(/\s+/)) {
      if (!word) continue;
      const square = word.slice(0, 2);
      const gateway = word.endsWith(GATEWAY);
      const stone: Stone = { square, colour, rank: RANKS[word.length - 2 - (gateway ? 1 : 0)] ?? 'common' };
      stones.set(square, gateway ? { ...stone, gateway } : stone);
    }
  }
  return stones;
}

export function sameStone(a: Stone | undefined, b: Stone | undefined): boolean {
  return a?.colour === b?.colour && a?.rank === b?.rank;
}
