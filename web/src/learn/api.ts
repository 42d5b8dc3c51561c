// The calls of learning: course, puzzles, trainer, encyclopaedia, the teacher's remarks.
import { json } from '../net/api';
import type { Course, DrawnFigure, Entry, FigureAnswer, FigureJudged, FigureQuestion, FigureVerdict, Found, Lang, Puzzles, RemarkAnswer, RemarkRequest } from '../net/protocol';

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
    post<FigureVerdict>('/api/learn/trainer', { seed: Number(question.seed), level: question.level, streak, answer: [...answer], lang } satisfies FigureAnswer),
  figure: (figure: DrawnFigure) => post<FigureJudged>('/api/learn/figure', figure),
  entry: (key: string, lang: Lang) => json<Entry>(`/api/learn/entries/${encodeURIComponent(key)}?lang=${lang}`),
  search: (text: string, lang: Lang) => json<Found[]>(`/api/learn/search?q=${encodeURIComponent(text)}&lang=${lang}`),
  remark: async (table: string, made: readonly string[], lang: Lang) =>
    (await post<RemarkAnswer>(`/api/tables/${encodeURIComponent(table)}/remark`, { made: [...made], lang } satisfies RemarkRequest)).remark,
};
