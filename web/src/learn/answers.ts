// What the trainer's board shows: the position, what has been picked, and after the answer the figure where it fits.
import { NO_PAST } from '../model/past';
import { readPieces, type Position, type Stone } from '../model/pieces';
import { makeScene, type Scene } from '../model/scene';
import type { FigureQuestion, FigureVerdict, Option, Rank, Square } from '../net/protocol';

interface Input {
  question: FigureQuestion;
  verdict: FigureVerdict | null;
  picked: readonly string[];
  /** The right answer that is looked at: a square, or a card. */
  shown: string | null;
  rankOf: (card: string) => Rank;
  colour: string;
}

function drawn(position: Position, option: Option | null, rank: Rank | null, colour: string): Scene {
  return makeScene({
    position, options: [], question: null, card: option?.card ?? null, rank, path: [], option, nearest: null, preview: null, colour, past: NO_PAST, told: [],
  });
}

export function answerScene({ question, verdict, picked, shown, rankOf, colour }: Input): Scene {
  const position = new Map<Square, Stone>(readPieces(question.position.pieces));
  const option = verdict && shown ? wayOf(question, verdict, shown, position, colour) : null;
  const scene = drawn(position, option, option?.card ? rankOf(option.card) : null, colour);
  if (question.kind !== 'two_actions') {
    const others = (verdict?.truth ?? []).filter((square) => square !== option?.square);
    scene.marks.push(...others.map((square) => ({ kind: 'summon' as const, square })));
    scene.marks.push(...picked.filter((square) => !verdict || verdict.extra.includes(square)).map((square) =>
      verdict ? { kind: 'target' as const, square, act: 'destroy' as const, hit: true } : { kind: 'selected' as const, square }));
  }
  return scene;
}

/** What must be placed before a card can be summoned; null if its figure is complete already. */
export function placedFirst(way: { place: string; with: readonly Square[] }): Square | null {
  const square = squareIn(way.place);
  return square && way.with.includes(square) ? square : null;
}

/** The answer as something that could be played; what is placed first stands there already. */
function wayOf(question: FigureQuestion, verdict: FigureVerdict, shown: string, position: Map<Square, Stone>, colour: string): Option | null {
  const way = verdict.ways[shown];
  if (!way) return null;
  if (Array.isArray(way)) {
    return { text: shown, kind: 'summon', card: question.cards[0]!, square: shown, with: way[0] ?? [] };
  }
  const placed = placedFirst(way);
  if (placed) position.set(placed, { square: placed, colour, rank: 'common' });
  const square = squareIn(way.summon);
  return square ? { text: way.summon, kind: 'summon', card: shown, square, with: way.with } : null;
}

/** "place e5" and "summon Gun Tower e5 with c4 c5": the square that is meant. */
export function squareIn(choice: string): Square | null {
  return /(?:^| )([a-i][1-9])(?: |$)/.exec(choice)?.[1] ?? null;
}
