import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ClientMessage, LogLine, Option, PreviewMessage, TableMessage } from '../src/net/protocol';
import { TableStore } from '../src/state/table.svelte';
import { move, place, question, summon, target } from './helpers';
import turnFixture from '../fixtures/turn';

const base = turnFixture.table;

function preview(state: number, choice: string): PreviewMessage {
  return { type: 'preview', state, choice, steps: [], pieces: { blue: 'c4' }, points: {}, scores: {}, claimable: [] };
}

function message(part: Partial<TableMessage>): TableMessage {
  return { ...base, ...part };
}

function asking(options: Option[], part: 'turn' | 'move' | 'destroy' = 'turn'): TableMessage {
  return message({ options, question: question(part) });
}

describe('a table', () => {
  let store: TableStore;
  let sent: ClientMessage[];

  beforeEach(() => {
    vi.useFakeTimers();
    sent = [];
    store = new TableStore({ reducedMotion: () => false });
    store.connect({ send: (one) => sent.push(one), close: () => {} });
  });

  afterEach(() => {
    store.destroy();
    vi.useRealTimers();
  });

  it('plays a click with the state it saw', () => {
    store.receive(asking([place('a3')]));
    store.pick('a3');
    expect(sent).toEqual([{ type: 'play', state: 17, choice: 'place a3' }]);
    store.pick('a3'); // the answer is not here yet
    expect(sent).toHaveLength(1);
  });

  it('waits for the second tap of a finger', () => {
    store.careful = true;
    store.receive(asking([place('a3'), place('a4')]));
    store.pick('a3');
    expect(sent).toEqual([]);
    expect(store.option?.text).toBe('place a3');
    store.pick('a4');
    store.pick('a4');
    expect(sent).toEqual([{ type: 'play', state: 17, choice: 'place a4' }]);
  });

  it('shows a card in focus and cycles its fillings before playing', () => {
    const ways = [summon('Assassin', 'f3', ['c4', 'd5', 'e6']), summon('Assassin', 'f3', ['d5', 'e6', 'f7'])];
    store.receive(asking([...ways, place('a3')]));
    store.pin('Assassin');
    expect(store.option).toBe(store.message?.options[0]);
    store.pick('f3');
    expect(sent).toEqual([]); // two fillings: which?
    store.cycle(1);
    store.pick('f3');
    expect(sent).toEqual([{ type: 'play', state: 17, choice: ways[1]!.text }]);
  });

  it('asks why when something is not on offer, without playing', () => {
    store.receive(asking([summon('Assassin', 'f3', ['c4'])]));
    store.pin('Assassin');
    store.pick('e4');
    expect(sent).toEqual([{ type: 'preview', state: 17, choice: 'summon Assassin e4' }]);
    store.receive({ type: 'refused', key: 'higher', params: {}, text: 'A higher piece stands there.' });
    expect(store.refusal?.text).toBe('A higher piece stands there.');
    vi.advanceTimersByTime(7000);
    expect(store.refusal).toBeNull();
  });

  it('lets a card that cannot be summoned leave the board to placing', () => {
    store.receive(asking([place('e7')]));
    store.pin('Knight');
    expect(store.nearest?.square).toBe('e7');
    store.pick('e7');
    expect(sent).toEqual([{ type: 'play', state: 17, choice: 'place e7' }]);
  });

  it('asks for a preview once, after a moment', () => {
    store.receive(asking([target('g4'), target('e4')], 'destroy'));
    store.look('g4');
    store.askPreview();
    vi.advanceTimersByTime(100);
    expect(sent).toEqual([{ type: 'preview', state: 17, choice: 'g4' }]);
    store.receive(preview(17, 'g4'));
    expect(store.preview?.choice).toBe('g4');
    store.askPreview();
    vi.advanceTimersByTime(100);
    expect(sent).toHaveLength(1);
  });

  it('forgets a preview of an older state', () => {
    store.receive(asking([target('g4')], 'destroy'));
    store.receive(preview(16, 'g4'));
    store.look('g4');
    expect(store.preview).toBeNull();
  });

  it('moves the only moving stone by its goal alone', () => {
    store.receive(asking([move('d5', 'd6'), move('d5', 'c6'), { text: '-', kind: 'decline' }], 'move'));
    store.pick('d6');
    expect(sent).toEqual([{ type: 'play', state: 17, choice: 'd5-d6' }]);
  });

  it('lets go step by step: of squares, then of the card, kept or only looked at', () => {
    store.receive(asking([summon('Assassin', 'f3', ['c4'], { from: 'a3' }), place('a3')]));
    store.pin('Assassin');
    store.peek('Assassin');
    store.pick('f3');
    store.escape();
    expect([store.path, store.card]).toEqual([[], 'Assassin']);
    store.escape();
    expect(store.card).toBeNull();
  });

  it('asks whether to act on a stone or to move it', () => {
    store.receive(asking([target('d5', 'upgrade'), move('d5', 'd6'), move('d5', 'c6')], 'move'));
    store.pick('d5');
    expect(sent).toEqual([]);
    expect(store.asked?.found.map((option) => option.text)).toEqual(['d5']);
    expect(store.next).toEqual(new Set(['d6', 'c6']));
    store.pick('d5'); // taken back
    expect(store.asked).toBeNull();
    store.pick('d5');
    store.pick('c6');
    expect(sent).toEqual([{ type: 'play', state: 17, choice: 'd5-c6' }]);
  });

  it.each([true, false])('asks which stone goes to a square that several reach', (careful) => {
    store.careful = careful;
    store.receive(asking([move('d5', 'd6'), move('e5', 'd6'), move('e5', 'e6')], 'move'));
    expect(store.active.has('d6')).toBe(true);
    store.pick('d6');
    expect(sent).toEqual([]);
    expect(store.next).toEqual(new Set(['d5', 'e5']));
    store.pick('e5');
    if (careful) store.playOption();
    expect(sent).toEqual([{ type: 'play', state: 17, choice: 'e5-d6' }]);
  });

  it('keeps the log and takes in what is new of it', () => {
    const line = (number: number): LogLine => ({ turn: number, school: 'northern', key: 'placed', params: { square: 'a5' }, text: `line ${number}`, squares: ['a5'] });
    const told = (from: number, ...numbers: number[]) => message({ log_from: from, view: { ...base.view, log: numbers.map(line) } });
    const turns = () => store.view?.log.map((one) => one.turn);
    store.receive(told(0, 1, 2));
    store.receive(told(2, 3, 4));
    expect(turns()).toEqual([1, 2, 3, 4]);
    store.receive(told(4)); // nothing new
    expect(turns()).toEqual([1, 2, 3, 4]);
    store.receive(told(3)); // taken back
    expect(turns()).toEqual([1, 2, 3]);
    store.receive(told(2, 7, 8)); // taken back and played otherwise
    expect(turns()).toEqual([1, 2, 7, 8]);
    store.receive({ type: 'people', seats: base.seats, watching: 1, creator: true, votes: {}, clock: null });
    expect(turns()).toEqual([1, 2, 7, 8]);
    store.receive(told(0, 5)); // a new line to the server: the whole log
    expect(turns()).toEqual([5]);
    expect(store.message?.log_from).toBe(0);
  });

  it('shows the place of a hint in the line until it is thought of', () => {
    store.receive(asking([place('a3')]));
    store.askHint();
    store.receive({ type: 'waiting', state: 17, place: 4 });
    expect(store.place).toBe(4);
    store.receive({ type: 'waiting', state: 16, place: 9 });
    expect(store.place).toBeNull();
    store.receive({ type: 'waiting', state: 17, place: 1 });
    store.receive({ type: 'hint', state: 17, choices: ['place a3'], changes: {}, reasons: {} });
    expect(store.place).toBeNull();
    expect(store.thinking).toBe(false);
  });
});
