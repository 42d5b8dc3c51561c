// Where we are among the pages that look back.
import { readPage, type Page } from './addresses';

class LookbackRoute {
  page = $state.raw<Page | null>(readPage(location.hash));

  constructor() {
    addEventListener('hashchange', () => (this.page = readPage(location.hash)));
  }

  /** The address follows what is shown, without a new entry in the history. */
  follow(hash: string): void {
    if (location.hash !== hash) history.replaceState(history.state, '', hash);
  }
}

export const lookbackRoute = new LookbackRoute();
