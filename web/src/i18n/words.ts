// Small tools of language that all three share.
import type { Lang } from '../net/protocol';

/** "a, b and c". */
export function join(parts: readonly string[], last: string): string {
  if (parts.length < 2) return parts[0] ?? '';
  return `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`;
}

const NUMBERS: Record<Lang, string[]> = {
  en: ['no', 'one', 'two', 'three', 'four', 'five', 'six'],
  de: ['keine', 'eine', 'zwei', 'drei', 'vier', 'fünf', 'sechs'],
  fr: ['aucune', 'une', 'deux', 'trois', 'quatre', 'cinq', 'six'],
};

/** Small numbers in words, larger ones in figures. */
export function number(lang: Lang, n: number): string {
  return NUMBERS[lang][n] ?? String(n);
}
