// The JSON API. Every failure becomes an ApiError with a sentence that can be shown.
import type { Catalogue, Lang, NewTable, Sentence, TableSummary } from './protocol';
import { myToken } from './token';

export class ApiError extends Error {
  constructor(readonly status: number, readonly sentence: Sentence) {
    super(sentence.text);
  }
}

async function call(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('Authorization', `Bearer ${myToken()}`);
  if (init.body) headers.set('Content-Type', 'application/json');
  let response: Response;
  try {
    response = await fetch(path, { ...init, headers });
  } catch {
    throw new ApiError(0, { key: 'offline', text: 'The server does not answer.' });
  }
  if (!response.ok) throw new ApiError(response.status, await sentenceOf(response));
  return response;
}

async function sentenceOf(response: Response): Promise<Sentence> {
  try {
    const body = (await response.json()) as { error?: Sentence };
    if (body.error) return body.error;
  } catch {
    // Not our server's answer: fall through.
  }
  return { key: 'http', text: `The server answered ${response.status}.` };
}

async function json<T>(path: string, init?: RequestInit): Promise<T> {
  return (await (await call(path, init)).json()) as T;
}

export const api = {
  catalogue: (lang: Lang) => json<Catalogue>(`/api/catalogue?lang=${lang}`),
  tables: () => json<TableSummary[]>('/api/tables'),
  create: (table: NewTable) => json<{ table: string }>('/api/tables', { method: 'POST', body: JSON.stringify(table) }),
  rematch: (table: string) => json<{ table: string }>(`/api/tables/${encodeURIComponent(table)}/rematch`, { method: 'POST' }),
  record: async (table: string) => (await call(`/api/tables/${encodeURIComponent(table)}/record`)).text(),
};
