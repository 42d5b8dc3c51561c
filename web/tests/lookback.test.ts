import { describe, expect, it, vi } from 'vitest';
import { ALONE, emptyDraft, gatesOf, playingWith, readDraft, withCard, withFrozen, withGateway, withoutCard, withPending, withSetup, withStone, withTasks, writeDraft } from '../src/lookback/editor/draft';
import { bandsOf, pointAt } from '../src/lookback/replay/chart';
import { worstOf } from '../src/lookback/mistakes/worst';
import { endingOf } from '../src/lookback/replay/ending';
import { framesOf, nextTurn, turnAt, turnBefore, turnsOf, variationFrames } from '../src/lookback/replay/frames';
import { editorHash, mistakesHash, readPage, replayHash } from '../src/lookback/addresses';
import fixture from '../fixtures/catalogue';
import turn from '../fixtures/turn';
import { Deepening } from '../src/lookback/deepening.svelte';
import { dotsOf, meanOf, trendOf } from '../src/lookback/statistics/plot';
import { sayTrouble } from '../src/lookback/trouble';
import { catalogue } from '../src/state/catalogue.svelte';
import type { Analysis, Frame, GoodTurn, GoodTurns, PlayedGame, Point, SchoolInfo, Seat, Story } from '../src/net/protocol';

vi.mock('../src/state/settings.svelte', () => ({ settings: { lang: 'en' } }));

const school = (deck: string, colour: string, traits: Partial<SchoolInfo> = {}): SchoolInfo =>
  ({ name: deck, short: deck, colour, deck, warps: false, freezes: false, keeps_stone: false, has_gateway: false, look: null, ...traits });
const schools = {
  northern: school('imperial', 'blue'), southern: school('imperial', 'red'), sylvan: school('sylvan', 'green'), highland: school('highland', 'yellow'),
  everfrost: school('everfrost', 'white', { freezes: true }),
  etherweavers: school('etherweavers', 'purple', { warps: true, keeps_stone: true }), tidal: school('tidal', 'teal', { warps: true }), nethervoid: school('nethervoid', 'orange', { has_gateway: true }),
};

const step = (turn: number, school: string, changed: Partial<Frame> = {}) => ({ turn, school, choice: 'end', events: [], changed });
const { seat: _, state: __, hand: ___, log: ____, ...shown } = turn.table.view;
const start: Frame = { ...shown, turn: 1, pieces: { blue: '' }, cards: {}, task_states: [] };
const story: Story = {
  replay: 'k3f9', kind: 'record', title: '', at: '2026-01-31T12:00:00Z', seats: [], origin: null, reason: null, tie: null, rules: 2, mended: null,
  start,
  steps: [step(1, 'northern', { pieces: { blue: 'e5' } }), step(1, 'northern', { turn: 2 }), step(2, 'sylvan'), step(2, 'sylvan'), step(3, 'northern')],
};

describe('a story', () => {
  it('is told by what every step changes', () => {
    const frames = framesOf(story);
    expect(frames).toHaveLength(6);
    expect(frames[0]!.pieces).toEqual({ blue: '' });
    expect(frames[5]).toEqual({ ...start, turn: 2, pieces: { blue: 'e5' } });
  });

  it('has turns to go by', () => {
    const turns = turnsOf(story);
    expect(turns.map((turn) => turn.step)).toEqual([0, 2, 4]);
    const begun = { ...story, steps: [{ ...step(1, 'sylvan'), choice: 'start c5' }, ...story.steps] };
    expect(turnsOf(begun).map((turn) => turn.turn)).toEqual([0, 1, 2, 3]);
    expect(turnAt(turns, 3)).toBe(1);
    expect(nextTurn(turns, 0, 5)).toBe(2);
    expect(nextTurn(turns, 4, 5)).toBe(5);
    expect(turnBefore(turns, 5)).toBe(4);
    expect(turnBefore(turns, 4)).toBe(2);
    expect(turnBefore(turns, 0)).toBe(0);
  });

  it('ends with who has won, and with what decided where points did not', () => {
    catalogue.set(fixture);
    const over: Frame = { ...start, over: true, winners: ['northern'] };
    expect(endingOf(story, over)).toBe('');
    const told: Story = { ...story, reason: { key: 'deck', params: { school: 'highland' }, text: '' } };
    expect(endingOf(told, over)).toBe('Won by Northern Empire. Highland drew the last card of the deck.');
    const tie = { key: 'upgraded', params: { number: 3, less: 0 }, text: '' };
    expect(endingOf({ ...told, tie }, over)).toContain('. Level on points: upgraded pieces in the arena decide, 3 to 0. ');
  });
});

describe('chances', () => {
  const seat = (school: string, colour: string): Seat => ({ school, colour, kind: 'record', name: '', level: null, mine: false, come: false });
  const point = (at: number, north: number): Point => ({ step: at, turn: at, school: 'northern', chances: { northern: north, sylvan: 1 - north }, best: null, played: null });

  it('lie on each other as bands', () => {
    const bands = bandsOf([point(0, 0.5), point(10, 1)], [seat('northern', 'blue'), seat('sylvan', 'green')], 10, 100, 60);
    expect(bands.map((band) => band.path)).toEqual(['M0.0 30.0L100.0 0.0L100.0 60.0L0.0 60.0Z', 'M0.0 0.0L100.0 0.0L100.0 0.0L0.0 30.0Z']);
  });

  it('belong to the turn that has begun', () => {
    const points = [point(0, 0.5), point(4, 0.6), point(9, 0.7)];
    expect(pointAt(points, 8)).toBe(points[1]);
    expect(pointAt([], 8)).toBeNull();
  });
});

describe('mistakes', () => {
  const seat = { northern: 0.5, sylvan: 0.5 };
  const best = { choices: ['end'], value: 0.6, changes: {}, steps: [] };
  const point = (at: number, school: string): Point => ({ step: at, turn: at, school, chances: seat, best, played: 0.3, missed: 0.3, kind: 'blunder' });
  const analysis: Analysis = {
    status: 'done', done: 6, of: 6, points: [...'abcdef'].map((_, i) => point(i, i % 2 ? 'sylvan' : 'northern')),
    swings: [4, 5, 0, 3, 2, 1].map((at) => ({ point: at, change: 0, missed: 0.3, kind: at === 1 ? 'brilliant' : 'blunder' })),
  };

  it('are the worst turns of one player, in their order', () => {
    expect(worstOf(analysis, 'northern').map((one) => one.step)).toEqual([4, 0, 2]);
    expect(worstOf(analysis, 'sylvan').map((one) => one.step)).toEqual([5, 3]);
    expect(worstOf({ ...analysis, swings: [] }, 'northern')).toEqual([]);
  });
});

describe('a turn that was not played', () => {
  it('has positions of its own', () => {
    const told = { school: 'northern', turn: 1, choice: 'place e5', events: [], pieces: { blue: 'e5' } };
    const turn: GoodTurn = { choices: ['place e5', 'end'], value: 0.5, changes: {}, steps: [told, { ...told, choice: 'end' }], frames: [{ pieces: { blue: 'e5' } }, { turn: 2 }] };
    const frames = variationFrames(start, turn);
    expect(frames.map((frame) => [frame.turn, frame.pieces.blue])).toEqual([[1, ''], [1, 'e5'], [2, 'e5']]);
    const { frames: _, ...old } = turn;
    expect(variationFrames(start, old).map((frame) => frame.pieces.blue)).toEqual(['', 'e5', 'e5']);
  });
});

describe('addresses', () => {
  it('lead to a step of a replay', () => {
    expect(readPage(replayHash('k3f9', 12))).toEqual({ kind: 'replay', replay: 'k3f9', step: 12 });
    expect(readPage(replayHash('k3f9'))).toEqual({ kind: 'replay', replay: 'k3f9', step: null });
    expect(readPage(mistakesHash('k3f9', 'northern'))).toEqual({ kind: 'mistakes', replay: 'k3f9', school: 'northern' });
    expect(readPage('#/table/k3f9')).toBeNull();
  });

  it('hold a whole position', () => {
    const text = 'form: duel\nschools: northern, sylvan\npieces blue: e5* d4**';
    expect(readPage(editorHash(text))).toEqual({ kind: 'editor', text });
    expect(readPage('#/position')).toEqual({ kind: 'editor', text: '' });
    expect(readPage('#/position/%E0%A4%A')).toEqual({ kind: 'editor', text: '%E0%A4%A' });
  });
});

describe('a position that is set up', () => {
  it('is a text of what differs from nothing', () => {
    let draft = withStone(emptyDraft(), 'e5', { colour: 'green', rank: 'heroic' });
    draft = withCard({ ...draft, toMove: 'sylvan', last: 'northern', scores: { blue: { [ALONE]: 3 } } }, 'northern', 'Knight');
    expect(writeDraft(draft, schools).trim().split('\n')).toEqual([
      'form: duel', 'schools: northern, sylvan', 'pieces green: e5*', 'hand northern: Knight', 'scores blue: 3', 'to_move: sylvan', 'last: northern', 'remaining: 1', 'reason: points',
    ]);
  });

  it('puts a stone, another in its place, and takes the same away', () => {
    const stone = { colour: 'blue', rank: 'common' } as const;
    const put = withStone(emptyDraft(), 'e5', stone);
    expect(withStone(put, 'e5', { colour: 'green', rank: 'common' }).pieces).toEqual({ e5: { colour: 'green', rank: 'common' } });
    expect(withStone(put, 'e5', stone).pieces).toEqual({});
    expect(withStone(put, 'e5', null).pieces).toEqual({});
  });

  it('comes back from what the server has read', () => {
    const layout = { form: 'melee', schools: ['northern', 'sylvan', 'etherweavers'], pieces: { blue: 'e5 d4**' }, deck: { northern: ['Knight'] }, scores: { blue: { green: 2 } }, pending: { etherweavers: 'Paradox Worm' } };
    const draft = readDraft(layout, 'fate: 12345678901234567890');
    expect(draft).toMatchObject({ toMove: 'northern', pending: { etherweavers: 'Paradox Worm' }, scores: { blue: { green: 2 } }, fate: '12345678901234567890' });
    expect(writeDraft(draft, schools)).toContain('deck northern: Knight\nscores blue: green 2\npending etherweavers: Paradox Worm\nfate: 12345678901234567890');
  });

  it('keeps every card in one place', () => {
    const draft = { ...emptyDraft(), piles: { 'deck northern': ['Knight', 'Bomb'], 'deck sylvan': ['Dryad'] } };
    const held = withCard(draft, 'northern', 'Knight');
    expect(held.piles).toEqual({ 'deck northern': ['Bomb'], 'deck sylvan': ['Dryad'] });
    expect(withoutCard(held, 'northern', 'Knight', 'imperial').piles['deck northern']).toEqual(['Bomb', 'Knight']);
    const woven = { ...emptyDraft(), hand: { etherweavers: ['Paradox Worm'] } };
    expect(withPending(woven, 'etherweavers', 'Paradox Worm')).toMatchObject({ pending: { etherweavers: 'Paradox Worm' }, hand: { etherweavers: [] } });
    expect(withPending({ ...woven, pending: { etherweavers: 'Paradox Worm' } }, 'etherweavers', null).pending).toEqual({});
    expect(withTasks({ ...emptyDraft(), piles: { task_pile: ['Destruction'] } }, { tasks: ['Destruction'] }).piles).toEqual({});
  });

  it('gives the stones of a side to whoever plays it now', () => {
    const draft = withStone(withStone(emptyDraft(), 'e5', { colour: 'blue', rank: 'common' }), 'e6', { colour: 'green', rank: 'common' });
    const changed = withSetup(draft, { form: 'duel', team: false, schools: ['highland', 'sylvan'] }, schools);
    expect(changed.pieces).toEqual({ e5: { colour: 'yellow', rank: 'common' }, e6: { colour: 'green', rank: 'common' } });
    expect(changed.toMove).toBe('highland');
  });

  it('keeps the Gateway with its stone', () => {
    const layout = { form: 'duel', schools: ['nethervoid', 'northern'], pieces: { orange: 'd4 e5* f6**', blue: 'g7' }, gateway: { nethervoid: 'e5' }, merchant: { colour: 'orange', rank: 'heroic', gateway: true } };
    const draft = readDraft(layout, '');
    expect(gatesOf(draft, 'nethervoid', schools)).toEqual({ at: 'e5', places: ['d4', 'e5'] });
    expect(writeDraft(draft, schools)).toContain('gateway nethervoid: e5\nmerchant: orange heroic gateway\n');
    const moved = withGateway(draft, 'nethervoid', 'd4', schools);
    expect(writeDraft(moved, schools)).toContain('gateway nethervoid: d4\n');
    expect(writeDraft(withGateway(moved, 'nethervoid', null, schools), schools)).not.toContain('gateway nethervoid');
    expect(writeDraft(withStone(draft, 'e5', null), schools)).not.toContain('gateway nethervoid');
    expect(withSetup(draft, { form: 'duel', team: false, schools: ['sylvan', 'northern'] }, schools).pieces['e5']).toEqual({ colour: 'green', rank: 'heroic' });
  });

  it('has a card in play for a school that freezes, stones out of the game and slowed schools', () => {
    const icy = { ...emptyDraft(), schools: ['everfrost', 'northern'], toMove: 'everfrost', hand: { everfrost: ['Ice Queen'] } };
    const draft = { ...withFrozen(icy, 'everfrost', 'Ice Queen'), removed: { blue: { common: 1, legendary: 2 } }, slowed: ['northern'] };
    expect(draft.hand['everfrost']).toEqual([]);
    const text = writeDraft(draft, schools);
    expect(text).toContain('frozen everfrost: Ice Queen\nremoved blue: common 1, legendary 2\nslowed: northern\n');
    const layout = { schools: ['everfrost', 'northern'], frozen: { everfrost: 'Ice Queen' }, removed: { blue: { common: 1, legendary: 2 } }, slowed: ['northern'] };
    expect(readDraft(layout, '')).toMatchObject({ frozen: draft.frozen, removed: draft.removed, slowed: draft.slowed });
    expect(withFrozen(draft, 'everfrost', null).frozen).toEqual({});
    const others = withSetup(draft, { form: 'duel', team: false, schools: ['sylvan', 'highland'] }, schools);
    expect(others).toMatchObject({ frozen: {}, slowed: [], removed: { yellow: { common: 1, legendary: 2 } } });
  });

  it('has a pending being for every school that warps', () => {
    const both = { ...emptyDraft(), schools: ['tidal', 'etherweavers'], toMove: 'tidal' };
    const draft = withPending(withPending(both, 'etherweavers', 'Paradox Worm'), 'tidal', 'Undertow');
    expect(playingWith('warps', draft, schools)).toEqual(['tidal', 'etherweavers']);
    expect(writeDraft(draft, schools)).toContain('pending tidal: Undertow\npending etherweavers: Paradox Worm\n');
    const stone = { ...draft, merchant: { colour: 'teal', rank: 'heroic' } as const };
    expect(withSetup(stone, { form: 'duel', team: false, schools: ['tidal', 'northern'] }, schools)).toMatchObject({ pending: { tidal: 'Undertow' }, merchant: null });
    expect(withSetup(stone, { form: 'duel', team: false, schools: ['sylvan', 'etherweavers'] }, schools)).toMatchObject({ pending: { etherweavers: 'Paradox Worm' }, merchant: { colour: 'green' } });
  });
});

describe('the strongest turns', () => {
  const found = (depth: number): GoodTurns => ({ chances: {}, turns: [], depth, deepest: depth === 2 });

  it('are looked for deeper and deeper, as long as somebody looks', async () => {
    const asked: number[] = [];
    const all = new Deepening<string>((_, depth) => (asked.push(depth), Promise.resolve(found(depth))), () => {});
    await all.ask('here', () => true);
    expect(asked).toEqual([0, 1, 2]);
    expect(all.found.get('here')?.deepest).toBe(true);
    expect(all.thinking).toBeNull();
    let looks = 0;
    await all.ask('there', () => ++looks < 2);
    expect(all.found.get('there')?.depth).toBe(0);
    await all.ask('there', () => ++looks < 4);
    expect(all.found.get('there')?.depth).toBe(1);
  });

  it('are let go without a complaint, and complained about otherwise', async () => {
    const said: unknown[] = [];
    const all = new Deepening<number>((_, __, signal) => new Promise((_, fail) => signal.addEventListener('abort', () => fail(new Error('gone')))), (error) => said.push(error));
    const asking = all.ask(1, () => true);
    all.letGo();
    await asking;
    expect(said).toEqual([]);
    await new Deepening<number>(() => Promise.reject(new Error('busy')), (error) => said.push(error)).ask(1, () => true);
    expect(said).toEqual([new Error('busy')]);
  });
});

describe('what is wrong with a record', () => {
  it('is said with what was probably meant', () => {
    catalogue.set(fixture);
    expect(sayTrouble({ key: 'key', params: { line: 6, word: 'hnad', meant: 'hand' }, text: '' })).toBe('Line 6: nobody knows the key “hnad”; did you mean “hand”?');
    expect(sayTrouble({ key: 'key', params: { line: 6, word: 'shape' }, text: '' })).toBe('Line 6: nobody knows the key “shape”');
  });
});

describe('accuracy over time', () => {
  const game = (table: string, accuracy: number | null): PlayedGame => ({ table, at: '2026-01-31T12:00:00Z', form: 'duel', school: 'northern', opponents: ['novice'], result: 'won', turns: 9, accuracy, kinds: {} });
  const games = [game('a', 0.5), game('b', null), game('c', 1), game('d', 0.75)];

  it('gives every game its place, and a dot to those that are known', () => {
    expect(dotsOf(games, 300, 100).map(({ game: { table }, x, y }) => [table, x, y])).toEqual([['a', 0, 50], ['c', 200, 0], ['d', 300, 25]]);
    expect(dotsOf([game('a', 0.25)], 300, 100)[0]).toMatchObject({ x: 150, y: 75 });
    expect([meanOf(games), meanOf([game('b', null)])]).toEqual([0.75, null]);
  });

  it('goes by the mean of neighbours', () => {
    expect(trendOf(dotsOf(games, 300, 100))).toBe('M0.0 25.0L200.0 25.0L300.0 25.0');
    expect(trendOf(dotsOf(games.slice(0, 1), 300, 100))).toBe('');
  });
});
