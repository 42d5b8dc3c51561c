// Small tools of language that all three share.
import { catalogue } from '../state/catalogue.svelte';

/** "a, b and c". */
export function join(parts: readonly string[], last: string): string {
  if (parts.length < 2) return parts[0] ?? '';
  return `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`;
}

/** French "de" before a name: "de Bob", "d’Ada". */
export function de(name: string): string {
  return /^[aeiouyàâäéèêëîïôöùûüœæ]/i.test(name) ? `d’${name}` : `de ${name}`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function small(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** Small numbers in words, larger ones in figures. */
export function number(n: number): string {
  return catalogue.sentences?.numbers[n] ?? String(n);
}
