// The calls of learning: course, puzzles, trainer, encyclopaedia, the teacher's remarks.
import { json } from '../net/api';
import type { FigureDrawing, Lang, NewTable, Pieces, Rank, School, Square, Step } from '../net/protocol';

export interface LessonInfo {
  id: string;
  part: string;
  title: string;
  about: string;
  steps: number;
}

export interface Course {
  parts: Record<string, string>;
  lessons: LessonInfo[];
  first_game: { id: string; title: string; about: string; setup: NewTable };
}

export interface PuzzleInfo {
  id: number;
  grade: number;
  grade_name: string;
  goal: { task?: string; score?: number; legend?: number };
  text: string;
  ways: number;
  school: School;
}

export interface Puzzles {
  day: string;
  daily: number | null;
  puzzles: PuzzleInfo[];
}

export interface FigureQuestion {
  kind: 'where' | 'two_actions';
  seed: string;
  level: number;
  levels: number;
  cards: string[];
  position: { schools: School[]; pieces: Pieces };
  text: string;
}

export interface FigureVerdict {
  right: boolean;
  truth: string[];
  /** By square the pieces used; by card how to summon it. */
  ways: Record<string, Square[][]> | Record<string, { place: string; summon: string; with: Square[] }>;
  missing: string[];
  extra: string[];
  text: string;
  level: number;
  streak: number;
}

export interface LinkedText {
  text: string;
  links: { start: number; end: number; kind: 'term' | 'card'; key: string }[];
}

export interface ExampleInfo {
  caption: string;
  before: Pieces;
  tasks: boolean;
  steps: Step[];
}

export interface Entry {
  kind: 'being' | 'legend' | 'flare' | 'task' | 'term';
  key: string;
  name: string;
  deck?: string;
  rank?: Rank;
  text?: LinkedText;
  warp?: LinkedText | null;
  orientations?: FigureDrawing[];
  upper?: LinkedText & { need: number };
  lower?: LinkedText & { need: number };
  points?: number;
  level?: string;
  category?: string;
  rulings?: LinkedText[];
  examples?: ExampleInfo[];
}

export interface Found {
  kind: Entry['kind'];
  key: string;
  name: string;
  text: string;
}

export interface Remark {
  key: string;
  text: string;
}

/** The reader's own day, 2026-01-31. */
function today(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}

function post<T>(path: string, body: unknown): Promise<T> {
  return json<T>(path, { method: 'POST', body: JSON.stringify(body) });
}

export const learning = {
  course: (lang: Lang) => json<Course>(`/api/learn/course?lang=${lang}`),
  puzzles: (lang: Lang) => json<Puzzles>(`/api/learn/puzzles?lang=${lang}&day=${today()}`),
  question: (seed: number, level: number, lang: Lang) => json<FigureQuestion>(`/api/learn/trainer?seed=${seed}&level=${level}&lang=${lang}`),
  check: (question: FigureQuestion, streak: number, answer: readonly string[], lang: Lang) =>
    post<FigureVerdict>('/api/learn/trainer', { seed: Number(question.seed), level: question.level, streak, answer, lang }),
  entry: (key: string, lang: Lang) => json<Entry>(`/api/learn/entries/${encodeURIComponent(key)}?lang=${lang}`),
  search: (text: string, lang: Lang) => json<Found[]>(`/api/learn/search?q=${encodeURIComponent(text)}&lang=${lang}`),
  remark: async (table: string, made: readonly string[], lang: Lang) =>
    (await post<{ remark: Remark | null }>(`/api/tables/${encodeURIComponent(table)}/remark`, { made, lang })).remark,
};
