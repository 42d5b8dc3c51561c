// The calls for studies.
import { call, json } from '../../net/api';
import type { ChapterPlace, EditChapter, Edited, Entitle, NewChapter, NewNotebook, NotebookInfo, PlaceShown, PreviewMessage, RefusedMessage, ToldChapter } from '../../net/protocol';

const at = (study: string, chapter?: string) => `/api/notebooks/${encodeURIComponent(study)}${chapter === undefined ? '' : `/chapters/${encodeURIComponent(chapter)}`}`;
const send = (method: string, body: unknown): RequestInit => ({ method, body: JSON.stringify(body) });

/** What becomes a study or a chapter: a replay, or a text. */
export type Matter = { replay: string } | { text: string };

export const studyApi = {
  mine: () => json<NotebookInfo[]>('/api/notebooks'),
  make: (matter: Matter, title: string) => json<NotebookInfo>('/api/notebooks', send('POST', { ...matter, title } satisfies NewNotebook)),
  open: (study: string) => json<NotebookInfo>(at(study)),
  entitle: (study: string, revision: number, title: string) => json<NotebookInfo>(at(study), send('PUT', { revision, title } satisfies Entitle)),
  remove: (study: string) => json<unknown>(at(study), { method: 'DELETE' }),
  record: async (study: string) => (await call(`${at(study)}/record`)).text(),
  add: (study: string, revision: number, matter: Matter, title: string) => json<NotebookInfo>(`${at(study)}/chapters`, send('POST', { ...matter, revision, title } satisfies NewChapter)),
  chapter: (study: string, chapter: string) => json<ToldChapter>(at(study, chapter)),
  edit: (study: string, chapter: string, edit: EditChapter) => json<Edited>(at(study, chapter), send('POST', edit)),
  entitleChapter: (study: string, chapter: string, revision: number, title: string) => json<NotebookInfo>(at(study, chapter), send('PUT', { revision, title } satisfies Entitle)),
  removeChapter: (study: string, chapter: string) => json<NotebookInfo>(at(study, chapter), { method: 'DELETE' }),
  place: async (study: string, chapter: string, path: number[]) => (await json<PlaceShown>(`${at(study, chapter)}/table`, send('POST', { path } satisfies ChapterPlace))).table,
  preview: (study: string, chapter: string, path: number[], choice: string) => json<PreviewMessage | RefusedMessage>(`${at(study, chapter)}/preview`, send('POST', { path, choice } satisfies ChapterPlace)),
};
