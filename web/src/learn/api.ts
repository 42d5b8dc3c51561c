// The calls of learning: course, puzzles, trainer, encyclopaedia, the teacher's remarks.
import { json } from '../net/api';
import type { Attempt, Attempted, Course, DrawnFigure, Entry, FigureAnswer, FigureJudged, FigureQuestion, FigureVerdict, Found, Lang, Puzzles, RemarkAnswer, RemarkRequest, School, Solving } from '../net/protocol';

/** The reader's own day, 2026-01-31. */
function today(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}

/** What the trainer is to ask about: a school, a figure, the opponent's threats. */
export interface About {
  school: School | null;
  card: string | null;
  threats: boolean;
}

function wishes({ school, card, threats }: About): Record<string, string> {
  return { ...(school ? { school } : {}), ...(card ? { card } : {}), ...(threats ? { threats: 'true' } : {}) };
}

function post<T>(path: string, body: unknown): Promise<T> {
  return json<T>(path, { method: 'POST', body: JSON.stringify(body) });
}

export const learning = {
  course: (lang: Lang) => json<Course>(`/api/learn/course?lang=${lang}`),
  puzzles: (lang: Lang) => json<Puzzles>(`/api/learn/puzzles?lang=${lang}&day=${today()}`),
  /** How I stand with puzzles, what I have tried, and my games to learn from. */
  solving: () => json<Solving>('/api/learn/puzzles/mine'),
  attempt: (puzzle: number, attempt: Attempt) => post<Attempted>(`/api/learn/puzzles/${puzzle}/attempts`, attempt),
  question: (seed: number, level: number, lang: Lang, about: About) => json<FigureQuestion>(`/api/learn/trainer?${new URLSearchParams({ seed: String(seed), level: String(level), lang, ...wishes(about) })}`),
  check: (question: FigureQuestion, streak: number, answer: readonly string[], lang: Lang, about: About) =>
    post<FigureVerdict>('/api/learn/trainer', { seed: Number(question.seed), level: question.level, streak, answer: [...answer], lang, ...about } satisfies FigureAnswer),
  figure: (figure: DrawnFigure) => post<FigureJudged>('/api/learn/figure', figure),
  entry: (key: string, lang: Lang) => json<Entry>(`/api/learn/entries/${encodeURIComponent(key)}?lang=${lang}`),
  search: (text: string, lang: Lang) => json<Found[]>(`/api/learn/search?q=${encodeURIComponent(text)}&lang=${lang}`),
  remark: async (table: string, made: readonly string[], lang: Lang) =>
    (await post<RemarkAnswer>(`/api/tables/${encodeURIComponent(table)}/remark`, { made: [...made], lang } satisfies RemarkRequest)).remark,
};
