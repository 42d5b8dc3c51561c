// What a key means at a table. Pure: who listens decides what to do about it.
export type Shortcut =
  | { does: 'undo' | 'end' | 'hint' | 'list' | 'help' | 'escape' }
  | { does: 'card'; number: number };

/** The part of a keyboard event that matters. */
export interface Stroke {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

const LETTERS: Record<string, 'undo' | 'end' | 'hint' | 'list' | 'help'> = { u: 'undo', e: 'end', h: 'hint', l: 'list', '?': 'help' };

/** Null: no key of ours, or one that belongs to the browser. Without letters only Escape and Ctrl+Z are left. */
export function shortcutOf(stroke: Stroke, letters: boolean): Shortcut | null {
  const key = stroke.key.toLowerCase();
  if (stroke.altKey) return null;
  if (stroke.ctrlKey || stroke.metaKey) return key === 'z' && !stroke.shiftKey ? { does: 'undo' } : null;
  if (key === 'escape') return { does: 'escape' };
  if (!letters) return null;
  if (/^[1-9]$/.test(key)) return { does: 'card', number: Number(key) };
  const does = LETTERS[key];
  return does ? { does } : null;
}

/** The kinds of input that no text is typed into. */
const WORDLESS = new Set(['radio', 'checkbox', 'button', 'submit', 'range']);

/** Whether keys pressed there are meant as text. */
export function takesText(target: { tagName: string; type?: string; isContentEditable?: boolean } | null): boolean {
  if (!target) return false;
  if (target.tagName === 'INPUT') return !WORDLESS.has(target.type ?? 'text');
  return target.tagName === 'TEXTAREA' || target.tagName === 'SELECT' || target.isContentEditable === true;
}
