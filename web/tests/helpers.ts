import { readPieces, type Position } from '../src/model/pieces';
import type { Option, Part, Pieces, Question } from '../src/net/protocol';

export function position(pieces: Pieces): Position {
  return readPieces(pieces);
}

export function question(part: Part): Question {
  return { key: '', params: {}, text: '', part, parts: [part], card: null, effect: null, text_of: null, square: null, optional: false, step: null, steps: null };
}

export function place(square: string, from?: string): Option {
  return from ? { text: `place ${square} from ${from}`, kind: 'place', square, from } : { text: `place ${square}`, kind: 'place', square };
}

export function move(from: string, square: string): Option {
  return { text: `${from}-${square}`, kind: 'move', from, square };
}

export function target(square: string, part?: Option['part']): Option {
  return { text: square, kind: 'target', square, ...(part ? { part } : {}) };
}

export function summon(card: string, square: string, used: string[], extra: Partial<Option> = {}): Option {
  return { text: `summon ${card} ${square} with ${used.join(' ')}`, kind: 'summon', card, square, with: used, ...extra };
}
