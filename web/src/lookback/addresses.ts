// The addresses for looking back, all behind the "#": a replay with its step, somebody's mistakes in it, records, studies, statistics, a position.
export type Page =
  | { kind: 'replay'; replay: string; step: number | null }
  | { kind: 'mistakes'; replay: string; school: string }
  | { kind: 'records' }
  | { kind: 'statistics' }
  | { kind: 'studies' }
  | { kind: 'study'; study: string; chapter: string | null; path: string }
  | { kind: 'editor'; text: string };

export function readPage(hash: string): Page | null {
  const replay = /^#\/replay\/([^/?]+)(?:\/(\d+))?/.exec(hash);
  if (replay) return { kind: 'replay', replay: replay[1]!, step: replay[2] === undefined ? null : Number(replay[2]) };
  const mistakes = /^#\/mistakes\/([^/?]+)\/([\w-]+)/.exec(hash);
  if (mistakes) return { kind: 'mistakes', replay: mistakes[1]!, school: mistakes[2]! };
  if (/^#\/records\b/.test(hash)) return { kind: 'records' };
  if (/^#\/statistics\b/.test(hash)) return { kind: 'statistics' };
  if (/^#\/studies\b/.test(hash)) return { kind: 'studies' };
  const study = /^#\/study\/([^/?]+)(?:\/([^/?]+)(?:\/([\d.]*))?)?/.exec(hash);
  if (study) return { kind: 'study', study: study[1]!, chapter: study[2] ?? null, path: study[3] ?? '' };
  const editor = /^#\/position(?:\/(.*))?$/.exec(hash);
  return editor ? { kind: 'editor', text: unpacked(editor[1] ?? '') } : null;
}

export function replayHash(replay: string, step: number | null = null): string {
  return `#/replay/${encodeURIComponent(replay)}${step === null ? '' : `/${step}`}`;
}

export function mistakesHash(replay: string, school: string): string {
  return `#/mistakes/${encodeURIComponent(replay)}/${school}`;
}

/** A study, one of its chapters, and a place in it. */
export function studyHash(study: string, chapter?: string, path = ''): string {
  return `#/study/${encodeURIComponent(study)}${chapter ? `/${encodeURIComponent(chapter)}${path ? `/${path}` : ''}` : ''}`;
}

export function editorHash(text: string): string {
  return text ? `#/position/${packed(text)}` : '#/position';
}

/** Readable in the address: a line break is a semicolon, a blank a plus. */
function packed(text: string): string {
  return encodeURIComponent(text.trim().replaceAll('\n', ';')).replaceAll('%20', '+').replaceAll('%3A', ':').replaceAll('%3B', ';').replaceAll('%2C', ',');
}

function unpacked(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' ')).replaceAll(';', '\n');
  } catch {
    return text;
  }
}
