// Small tools of language that all three share.
import { catalogue } from '../state/catalogue.svelte';

/** "a, b and c". */
export function join(parts: readonly string[], last: string): string {
  if (parts.length < 2) return parts[0] ?? '';
  return `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`;
}

/** Small numbers in words, larger ones in figures. */
export function number(n: number): string {
  return catalogue.sentences?.numbers[n] ?? String(n);
}
