// Which of the layouts fits the window.
export type Layout = 'wide' | 'merged' | 'upright' | 'phone';

// In em: whoever has larger type needs a larger window for the same layout.
const PHONE = '(max-width: 43.7em), (max-height: 34.95em) and (orientation: landscape)';
const UPRIGHT = '(max-width: 68.7em) and (orientation: portrait)';
const MERGED = '(max-width: 68.7em)';

class Window {
  layout = $state<Layout>('wide');
  coarse = $state(false);
  /** Little height, or much below one another: cards lie low, so that the tiles stay large. */
  short = $state(false);

  /** The smallest phones, where every line counts. */
  low = $state(false);

  constructor() {
    const queries = [PHONE, UPRIGHT, MERGED, '(pointer: coarse)', `(max-height: 53.7em), ${UPRIGHT}`, '(orientation: portrait) and (max-height: 41.25em)'].map((query) => matchMedia(query));
    const look = () => {
      const [phone, upright, merged, coarse, short, low] = queries.map((query) => query.matches);
      this.layout = phone ? 'phone' : upright ? 'upright' : merged ? 'merged' : 'wide';
      this.coarse = coarse ?? false;
      this.short = short ?? false;
      this.low = low ?? false;
    };
    for (const query of queries) query.addEventListener('change', look);
    look();
  }
}

export const screenShape = new Window();
