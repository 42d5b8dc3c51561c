// Whatever the server offers can be made by picking squares and pressing buttons, and nothing is decided silently.
import { beforeEach, describe, expect, it } from 'vitest';
import { choicesOfCard, declineOf, onwards, plainChoices } from '../src/model/choices';
import { boardOptions, pathOf, rayOf } from '../src/model/paths';
import type { Option, Square, TableMessage } from '../src/net/protocol';
import { TableStore } from '../src/state/table.svelte';
import type { Fixture } from '../fixtures/fixture';
import recorded from '../fixtures/offers';
import turnFixture from '../fixtures/turn';

const base = turnFixture.table;
const shown = import.meta.glob<{ default: Partial<Fixture> }>('../fixtures/*.ts', { eager: true });

interface Offer {
  kind: string;
  message: TableMessage;
}

const offers: Offer[] = [
  ...recorded.map(({ kind, hand, question, options }) => ({ kind, message: { ...base, question, options, view: { ...base.view, hand } } })),
  ...Object.entries(shown).flatMap(([file, { default: fixture }]) => (fixture?.table?.options.length ? [{ kind: file.replace(/.*\/|\.ts/g, ''), message: fixture.table }] : [])),
];

/** What buttons stand for, with that card in focus. */
function buttons(store: TableStore): Option[] {
  const { options, stage, pinned } = store;
  if (stage === 'end') return [...options];
  const decline = declineOf(options);
  const handOver = options.filter((option) => option.kind === 'hand_over');
  if (stage === 'effect') return [...plainChoices(options), ...(decline ? [decline] : []), ...handOver];
  return [...(pinned ? choicesOfCard(options, pinned).others : []), ...handOver];
}

/** Everything that gets played by whoever tries every square and every button. */
function walk(message: TableMessage, careful: boolean): Set<string> {
  const played = new Set<string>();
  const store = new TableStore({ reducedMotion: () => true });
  store.connect({ send: (one) => one.type === 'play' && played.add(one.choice), close: () => {} });
  store.careful = careful;
  store.receive({ ...message, steps: [] });

  const explore = (path: readonly Square[]) => {
    store.letGo();
    for (const square of path) store.pick(square);
    if (store.busy) {
      store.busy = false; // played; as if the answer had been the same question again
      return;
    }
    const { armed, asked, forked } = store;
    for (const option of asked?.found ?? []) played.add(option.text);
    for (const group of asked ? onwards(asked, message.question) : []) {
      for (const { options } of group.steps) if (options.length === 1) played.add(options[0]!.text);
    }
    if (armed && !forked) {
      // What is in view is played by the big button or by a second click; the next way is a button too.
      for (const _ of store.found) {
        if (store.option) played.add(store.option.text);
        store.cycle(1);
      }
    }
    const further = path.length === 0 ? store.active : forked || !armed ? store.next : [];
    for (const square of further) explore([...path, square]);
  };

  for (const card of [null, ...new Set(message.view.hand)]) {
    if (card !== null && store.stage !== 'turn') continue;
    store.pinned = card;
    for (const option of buttons(store)) played.add(option.text);
    // Without a summoning of its own a card leaves the board to what was walked already.
    if (card === null || store.boardCard === card) explore([]);
  }
  store.destroy();
  return played;
}

// A shortage offers hundreds of choices, and each is walked to.
describe.each(offers)('$kind', { timeout: 60_000 }, ({ message }) => {
  const all = new Set(message.options.map((option) => option.text));

  it('can be made with a mouse or keys, every choice of it', () => {
    expect(walk(message, false)).toEqual(all);
  });

  it('can be made with a finger, every choice of it', () => {
    expect(walk(message, true)).toEqual(all);
  });

  describe('a click', () => {
    let store: TableStore;
    const sent: string[] = [];

    beforeEach(() => {
      sent.length = 0;
      store = new TableStore({ reducedMotion: () => true });
      store.connect({ send: (one) => one.type === 'play' && sent.push(one.choice), close: () => {} });
    });

    it('plays at once only what it can alone mean', () => {
      store.receive({ ...message, steps: [] });
      const ways = boardOptions(store.options, null);
      for (const square of store.active) {
        store.receive({ ...message, steps: [] });
        sent.length = 0;
        store.pick(square);
        const touched = ways.filter((option) => {
          const [first, second] = pathOf(option);
          return first === square || (second === square && option.kind !== 'place') || rayOf(option).includes(square);
        });
        if (sent.length > 0) expect(touched.map((option) => option.text)).toEqual(sent);
      }
    });
  });
});
