// The JSON API. Every failure becomes an ApiError with a sentence that can be shown.
import type { Catalogue, ChooseSchool, Draft, Lang, LinkState, LookAtLink, Made, MadeTable, NewLink, NewTable, Problem, RenewLink, School, Sentence, StandIn, TableMessage, TableSummary, TakeSeat, TakenSeat } from './protocol';
import { myToken } from './token';
import { request } from './transport';

export class ApiError extends Error {
  constructor(readonly status: number, readonly sentence: Sentence) {
    super(sentence.text);
  }
}

export async function call(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('Authorization', `Bearer ${myToken()}`);
  if (init.body) headers.set('Content-Type', 'application/json');
  let response: Response;
  try {
    response = await request(path, { ...init, headers });
  } catch {
    throw new ApiError(0, offline());
  }
  if (!response.ok) throw new ApiError(response.status, await sentenceOf(response));
  return response;
}

function offline(text = 'The server does not answer.'): Sentence {
  return { key: 'offline', params: {}, text };
}

/** What went wrong with a call; `text` for what is no answer of the server. */
export function why(error: unknown, text?: string): Sentence {
  return error instanceof ApiError ? error.sentence : offline(text);
}

async function sentenceOf(response: Response): Promise<Sentence> {
  try {
    const body = (await response.json()) as Partial<Problem>;
    if (body.error) return body.error;
  } catch {
    // Not our server's answer: fall through.
  }
  return { key: 'http', params: {}, text: `The server answered ${response.status}.` };
}

/** One call for an answer in JSON; areas with calls of their own build on it. */
export async function json<T>(path: string, init?: RequestInit): Promise<T> {
  return (await (await call(path, init)).json()) as T;
}

function at(table: string, rest = ''): string {
  return `/api/tables/${encodeURIComponent(table)}${rest}`;
}

function post(body: unknown): RequestInit {
  return { method: 'POST', body: JSON.stringify(body) };
}

export const api = {
  catalogue: (lang: Lang) => json<Catalogue>(`/api/catalogue?lang=${lang}`),
  tables: () => json<TableSummary[]>('/api/tables'),
  /** Games of everybody that may be watched. */
  listed: () => json<TableSummary[]>('/api/tables/listed'),
  table: (table: string) => json<TableMessage>(at(table)),
  create: (table: NewTable) => json<MadeTable>('/api/tables', post(table)),
  takeSeat: (table: string, link: string, name: string) => json<TakenSeat>(at(table, '/seat'), post({ link, name } satisfies TakeSeat)),
  /** What a link is good for. */
  lookAtLink: (table: string, link: string) => json<LinkState>(at(table, '/link'), post({ link } satisfies LookAtLink)),
  /** My seat is mine again, and the bot that stood in makes way. */
  takeBack: (table: string, school: School) => json<TakenSeat>(at(table, `/seats/${encodeURIComponent(school)}/back`), { method: 'POST' }),
  /** Before the game has begun: a bot stands in for somebody who does not come. */
  standIn: (table: string, school: School, level: string) => json<Draft>(at(table, `/seats/${encodeURIComponent(school)}/bot`), post({ level } satisfies StandIn)),
  /** A new link to a seat; one that was not used is dead. `free` also sends away whoever came, while schools are chosen. */
  renewLink: (table: string, school: School, free: boolean) => json<NewLink>(at(table, `/seats/${encodeURIComponent(school)}/link`), post({ free } satisfies RenewLink)),
  /** How far the choice of schools has come. */
  draft: (table: string) => json<Draft>(at(table, '/draft')),
  choose: (table: string, school: School, stones: boolean) => json<Draft>(at(table, '/draft'), post({ school, stones } satisfies ChooseSchool)),
  rematch: (table: string) => json<Made>(at(table, '/rematch'), { method: 'POST' }),
  record: async (table: string) => (await call(at(table, '/record'))).text(),
  /** The record of a running game nobody else plays. */
  along: async (table: string) => (await call(at(table, '/along'))).text(),
};
