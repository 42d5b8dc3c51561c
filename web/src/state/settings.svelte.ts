// What this browser prefers: language, theme, sound, motion. Kept in local storage; nothing of it goes to the server
// except the language.
import type { Lang } from '../net/protocol';

export type Theme = 'night' | 'noon' | 'system';

const KEY = 'tashkalar.settings';
export const SPEEDS = [0.5, 1, 2] as const;
export type Speed = (typeof SPEEDS)[number];
export const LANGS: readonly Lang[] = ['en', 'de', 'fr'];

interface Stored {
  lang?: Lang;
  theme?: Theme;
  sound?: boolean;
  volume?: number;
  name?: string;
  screen?: Record<string, string>;
  notify?: boolean;
  speed?: number;
  tell?: boolean;
  letters?: boolean;
}

function load(): Stored {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Stored;
  } catch {
    return {};
  }
}

/** The first of the browser's languages that we speak. */
export function browserLang(wishes: readonly string[]): Lang {
  for (const wish of wishes) {
    const found = LANGS.find((lang) => wish.toLowerCase().startsWith(lang));
    if (found) return found;
  }
  return 'en';
}

class Settings {
  lang = $state<Lang>('en');
  theme = $state<Theme>('system');
  sound = $state(false);
  /** How loud, from 0 to 1, when there is sound at all. */
  volume = $state(0.7);
  /** What this person is called, at every table and the next time too. */
  name = $state('');
  /** What the others at this screen are called, by seat. */
  screen = $state.raw<Readonly<Record<string, string>>>({});
  /** Tell this person when it becomes their turn while the page is hidden. */
  notify = $state(false);
  /** Whether the turns of the others are told by themselves, and how fast. */
  tell = $state(true);
  speed = $state<Speed>(1);
  /** Single letters and digits act during a game. */
  letters = $state(true);
  #light = $state(false);
  reducedMotion = $state(false);

  constructor() {
    this.#read(load());
    // Another page of ours has written: what was chosen there holds here too, and is not written over.
    addEventListener('storage', (event) => event.key === KEY && this.#read(load()));
    follow('(prefers-color-scheme: light)', (on) => (this.#light = on));
    follow('(prefers-reduced-motion: reduce)', (on) => (this.reducedMotion = on));
  }

  #read(stored: Stored): void {
    this.lang = stored.lang ?? browserLang(navigator.languages ?? [navigator.language]);
    this.theme = stored.theme ?? 'system';
    this.sound = stored.sound ?? false;
    this.volume = typeof stored.volume === 'number' ? Math.min(1, Math.max(0, stored.volume)) : 0.7;
    this.name = stored.name ?? '';
    this.screen = stored.screen ?? {};
    this.notify = stored.notify ?? false;
    this.tell = stored.tell ?? true;
    this.speed = SPEEDS.find((speed) => speed === stored.speed) ?? 1;
    this.letters = stored.letters ?? true;
  }

  /** The hour that is shown. */
  get hour(): 'night' | 'noon' {
    if (this.theme !== 'system') return this.theme;
    return this.#light ? 'noon' : 'night';
  }

  toggleTheme(): void {
    this.theme = this.hour === 'night' ? 'noon' : 'night';
  }

  /** Keeps the page and the storage in step; called once, from the root component. */
  keep(): void {
    document.documentElement.dataset['theme'] = this.hour;
    document.documentElement.lang = this.lang;
    const stored: Stored = { lang: this.lang, theme: this.theme, sound: this.sound, volume: this.volume, name: this.name, screen: this.screen, notify: this.notify, speed: this.speed, tell: this.tell, letters: this.letters };
    try {
      localStorage.setItem(KEY, JSON.stringify(stored));
    } catch {
      // Private windows may forbid storage; the settings then last as long as the page.
    }
  }
}

function follow(query: string, set: (on: boolean) => void): void {
  const list = matchMedia(query);
  set(list.matches);
  list.addEventListener('change', (event) => set(event.matches));
}

export const settings = new Settings();
