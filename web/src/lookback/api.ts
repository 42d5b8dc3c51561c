// The calls for looking back.
import { call, json } from '../net/api';
import type {
  Analysis, Assist, GoodTurns, Made, NewStudy, PositionRequest, PositionText, Progress, RecordName, RecordSummary, SendRecord, ShownPosition, Statistics, Story, StudySeat,
} from '../net/protocol';

const at = (replay: string) => `/api/replays/${encodeURIComponent(replay)}`;

function post(body: unknown): RequestInit {
  return { method: 'POST', body: JSON.stringify(body) };
}

/** Where a study begins: at a step of a replay, or at a position's text. */
export type Origin = { replay: string; step: number } | { text: string };

export const lookbackApi = {
  story: (replay: string) => json<Story>(at(replay)),
  record: async (replay: string) => (await call(`${at(replay)}/record`)).text(),
  analysis: (replay: string) => json<Analysis>(`${at(replay)}/analysis`),
  analyse: (replay: string) => json<Analysis>(`${at(replay)}/analysis`, { method: 'POST' }),
  turns: (replay: string, step: number, depth: number, signal: AbortSignal) => json<GoodTurns>(`${at(replay)}/turns?step=${step}&depth=${depth}`, { signal }),
  positionOf: async (replay: string, step: number) => (await json<PositionText>(`${at(replay)}/position?step=${step}`)).text,
  records: () => json<RecordSummary[]>('/api/records'),
  send: async (text: string, title: string) => (await json<RecordName>('/api/records', post({ text, title } satisfies SendRecord))).replay,
  remove: (replay: string) => json<RecordName>(`/api/records/${encodeURIComponent(replay)}`, { method: 'DELETE' }),
  study: async (origin: Origin, seats: StudySeat[], assist: Assist = 'full') => (await json<Made>('/api/studies', post({ ...origin, seats, assist } satisfies NewStudy))).table,
  position: (text: string) => json<ShownPosition>('/api/positions', post({ text } satisfies PositionRequest)),
  positionTurns: (text: string, depth: number, signal: AbortSignal) => json<GoodTurns>(`/api/positions/turns?depth=${depth}`, { ...post({ text } satisfies PositionRequest), signal }),
  progress: () => json<Progress>('/api/statistics/progress'),
  statistics: () => json<Statistics>('/api/statistics'),
};
