// Sentences with gaps, as the server's catalogue brings them; src/tashkalar/language/sentences.py says how they work.

import type { Template } from '../net/protocol';

/** What fills the gaps. */
export type Words = Readonly<Record<string, string>>;

export function fill(template: Template, words: Words): string {
  const text = typeof template === 'string' ? template : chosen(template, words);
  return text.replace(/\{(\w+)\}/g, (_, gap: string) => words[gap] ?? '');
}

function chosen(texts: Record<string, string>, words: Words): string {
  return Object.entries(texts).find(([condition]) => holds(condition, words))?.[1] ?? '';
}

function holds(condition: string, words: Words): boolean {
  if (condition === 'one') return words['number'] === '1';
  return condition === 'other' || condition.split('+').every((gap) => words[gap]);
}
