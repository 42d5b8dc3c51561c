// The messages of the chosen language. `t()` inside a component follows the language as it changes.
import type { Lang } from '../net/protocol';
import { settings } from '../state/settings.svelte';
import { de } from './de';
import { en, type Messages } from './en';
import { fr } from './fr';

export const MESSAGES: Record<Lang, Messages> = { en, de, fr };

export function t(): Messages {
  return MESSAGES[settings.lang];
}
