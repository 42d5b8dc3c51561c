// An exercise on a board and what a coach says about it: the messages of POST /api/practice.
import type { Lang, Square, TableMessage } from '../net/protocol';

export type Exercise =
  | { kind: 'lesson'; id: string }
  | { kind: 'puzzle'; id: number }
  | { kind: 'example'; id: string; number: number };

export interface Coach {
  kind: Exercise['kind'];
  id: string | number;
  /** What is to be done, or what has been learnt. */
  text: string;
  done: boolean;
  title?: string;
  step?: number;
  steps?: number;
  highlight?: Square[];
  /** Points and tasks matter here. */
  scores?: boolean;
  verdict?: 'accepted' | 'wrong' | 'done';
  step_done?: boolean;
  /** What comes next happens in the same game; else a position of its own follows. */
  goes_on?: boolean;
  /** Why a choice was wrong, or what has come of it. */
  explanation?: string;
  grade?: number;
  grade_name?: string;
  ways?: number;
  outcome?: 'open' | 'solved' | 'missed';
}

export interface PracticeAnswer {
  choices: string[];
  coach: Coach;
  table: TableMessage;
}

/** So many of one's own choices, then these; fewer than all: the others have to be taken back. */
export interface Way {
  kept: number;
  choices: string[];
}

export interface PracticeRequest {
  what: Exercise;
  choices: readonly string[];
  choice?: string;
  lang: Lang;
}
