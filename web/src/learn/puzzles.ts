// Kinds and grades of puzzles.
import type { PuzzleInfo } from '../net/protocol';

export const KINDS = ['task', 'score', 'legend'] as const;
export type PuzzleKind = (typeof KINDS)[number];
export const GRADES = [1, 2, 3, 4, 5] as const;

export function kindOf(puzzle: PuzzleInfo): PuzzleKind {
  return KINDS.find((kind) => kind in puzzle.goal) ?? 'task';
}
