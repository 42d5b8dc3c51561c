// What the server says about looking back, as types (docs/lookback.md).
import type { Event, FlareState, Option, Prospect, School, Seat, Sentence, Step, TaskState, View } from '../net/protocol';

/** How things stand, with every hand. */
export type Frame = Omit<View, 'seat' | 'hand' | 'log'> & { cards: Record<School, string[]>; task_states: TaskState[] };

export interface ReplayStep {
  school: School;
  turn: number;
  choice: string;
  events: Event[];
  /** What of the frame is different after this step. */
  changed: Partial<Frame>;
}

export interface Story {
  replay: string;
  kind: 'table' | 'record';
  title: string;
  at: string;
  seats: Seat[];
  origin: string | null;
  start: Frame;
  steps: ReplayStep[];
  reason: Sentence | null;
}

export interface Changes {
  points?: number;
  pieces?: Record<string, Record<string, number>>;
  destroyed?: Record<string, Record<string, number>>;
  claimed?: string[];
  played?: string[];
}

export interface GoodTurn {
  choices: string[];
  value: number | null;
  changes: Changes;
  steps: Step[];
}

export type Chances = Record<School, number>;

export interface GoodTurns {
  chances: Chances;
  turns: GoodTurn[];
}

export interface Point {
  step: number;
  turn: number;
  school: School | null;
  chances: Chances;
  best: GoodTurn | null;
  played: number | null;
}

export interface Swing {
  point: number;
  change: number;
  missed: number | null;
}

export interface Analysis {
  status: 'none' | 'running' | 'paused' | 'done';
  done: number;
  of: number;
  points: Point[];
  swings: Swing[];
}

export interface RecordSummary {
  replay: string;
  title: string;
  form: string;
  team: boolean;
  schools: School[];
  winners: School[];
  over: boolean;
  turn: number;
  at: string;
}

export interface StudySeat {
  kind: 'me' | 'bot' | 'screen';
  name: string;
  level?: string;
}

export interface ShownPosition {
  layout: Record<string, unknown> | null;
  problem: Sentence | null;
  text: string | null;
  position: {
    frame: Frame;
    options: Option[];
    prospects: Record<School, Prospect[]>;
    flares: Record<School, FlareState[]>;
  } | null;
}

export interface Counts {
  won: number;
  shared: number;
  lost: number;
}

export interface Statistics {
  games: Counts;
  screen: number;
  forms: Record<string, Counts>;
  schools: Record<School, Counts>;
  opponents: Record<string, Counts>;
  streak: { kind: keyof Counts | null; length: number; longest: Counts };
  last: { table: string; form: string; school: School; result: keyof Counts; at: string }[];
}
