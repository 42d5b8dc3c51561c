// The messages of the chosen language. `t()` inside a component follows the language as it changes. English is always
// at hand, the others are fetched when somebody wants them; until then the language spoken before goes on.
import { untrack } from 'svelte';
import type { Lang } from '../net/protocol';
import { settings } from '../state/settings.svelte';
import { en, type Messages } from './en';

export const NAMES: Record<Lang, string> = { en: 'English', de: 'Deutsch', fr: 'Français' };

const FETCHED: Record<Exclude<Lang, 'en'>, () => Promise<Messages>> = {
  de: async () => (await import('./de')).de,
  fr: async () => (await import('./fr')).fr,
};

let known = $state.raw<Partial<Record<Lang, Messages>>>({ en });
let before = $state.raw<Messages>(en);

export function t(): Messages {
  return known[settings.lang] ?? before;
}

/** Whether the chosen language is there. */
export function speaks(): boolean {
  return settings.lang in known;
}

export async function speak(lang: Lang): Promise<void> {
  // Untracked: whoever asks for a language would ask again as soon as it is there.
  const had = untrack(() => known[lang]);
  before = had ?? (await FETCHED[lang as Exclude<Lang, 'en'>]());
  if (!had) known = { ...known, [lang]: before };
}
