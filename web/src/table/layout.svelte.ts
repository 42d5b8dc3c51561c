// Which of the layouts fits the window.
export type Layout = 'wide' | 'merged' | 'upright' | 'phone';

const PHONE = '(max-width: 699px), (max-height: 559px) and (orientation: landscape)';
const UPRIGHT = '(max-width: 1099px) and (orientation: portrait)';
const MERGED = '(max-width: 1099px)';

class Window {
  layout = $state<Layout>('wide');
  coarse = $state(false);
  /** Little height: cards lie low, so that the tiles stay large. */
  short = $state(false);

  constructor() {
    const queries = [PHONE, UPRIGHT, MERGED, '(pointer: coarse)', '(max-height: 859px)'].map((query) => matchMedia(query));
    const look = () => {
      const [phone, upright, merged, coarse, short] = queries.map((query) => query.matches);
      this.layout = phone ? 'phone' : upright ? 'upright' : merged ? 'merged' : 'wide';
      this.coarse = coarse ?? false;
      this.short = short ?? false;
    };
    for (const query of queries) query.addEventListener('change', look);
    look();
  }
}

export const screenShape = new Window();
