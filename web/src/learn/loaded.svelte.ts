// Something the server tells in the reader's language, asked for again when the language changes.
import { t } from '../i18n/i18n.svelte';
import { sayWhy } from '../i18n/say';
import { ApiError } from '../net/api';
import type { Lang } from '../net/protocol';
import { settings } from '../state/settings.svelte';

export class Loaded<T> {
  data = $state.raw<T | null>(null);
  problem = $state('');

  /** To be made while a component is set up. `ask` is called again whenever what it reads has changed. */
  constructor(ask: (lang: Lang) => Promise<T>) {
    $effect(() => {
      const lang = settings.lang;
      let current = true;
      ask(lang).then(
        (data) => {
          if (!current) return;
          this.data = data;
          this.problem = '';
        },
        (error: unknown) => {
          if (current) this.problem = error instanceof ApiError && error.status > 0 ? sayWhy(error.sentence) : t().errors.noServer;
        },
      );
      return () => (current = false);
    });
  }
}
