// A position being set up. Its text (docs/notation.md) is the only thing that leaves the editor; here are the parts it
// is made of, and pure functions from one draft to the next.
import type { Stone } from '../../model/pieces';
import type { Catalogue, Colour, Rank, School, Square } from '../../net/protocol';

export interface Draft {
  form: string;
  team: boolean;
  schools: School[];
  /** Of the teams, where one does not play in the colour of its first seat. */
  colours: Colour[] | null;
  pieces: Record<Square, { colour: Colour; rank: Rank; gateway?: boolean }>;
  hand: Record<School, string[]>;
  discard: Record<School, string[]>;
  /** Piles whose order is given; those that are not hold the rest. */
  piles: Record<string, string[]>;
  tasks: string[];
  claimed: Record<Colour, string[]>;
  scores: Record<Colour, Record<Colour, number>>;
  improvised: Record<Colour, Colour[]>;
  pending: Record<School, string>;
  frozen: Record<School, string>;
  /** Stones out of the game, by kind (common stands for double-sided). */
  removed: Record<Colour, Partial<Record<Rank, number>>>;
  /** Whose next turn has one action less. */
  slowed: School[];
  merchant: { colour: Colour; rank: Rank; gateway?: boolean } | null;
  actions: number;
  turn: number;
  toMove: School;
  waiting: School[];
  last: School | null;
  reason: string;
  settingUp: boolean;
  fate: string | null;
}

type Schools = Catalogue['schools'];

export const RANKS: readonly Rank[] = ['common', 'heroic', 'legendary'];
const MARKS: Record<Rank, string> = { common: '', heroic: '*', legendary: '**' };
/** The key of a score that is not kept per enemy colour. */
export const ALONE = '';

export function emptyDraft(): Draft {
  return {
    form: 'duel', team: false, schools: ['northern', 'sylvan'], colours: null, pieces: {}, hand: {}, discard: {}, piles: {}, tasks: [], claimed: {}, scores: {}, improvised: {},
    pending: {}, frozen: {}, removed: {}, slowed: [], merchant: null, actions: 2, turn: 1, toMove: 'northern', waiting: [], last: null, reason: 'points', settingUp: false, fate: null,
  };
}

/** The colours that play: a team plays in the colour of its first seat, unless it has chosen the other. */
export function coloursOf(draft: Pick<Draft, 'schools' | 'team'> & { colours?: Colour[] | null }, schools: Schools): Colour[] {
  return draft.colours ?? draft.schools.slice(0, draft.team ? 2 : draft.schools.length).map((school) => schools[school]?.colour ?? '');
}

export function hasTasks(draft: Draft): boolean {
  return draft.form === 'high' || draft.form === 'first';
}

/** Those who play and have a trait, in turn order. */
export function playingWith(trait: 'warps' | 'freezes' | 'keeps_stone' | 'has_gateway', draft: Pick<Draft, 'schools'>, schools: Schools): School[] {
  return draft.schools.filter((school) => schools[school]?.[trait]);
}

export function stonesOf(draft: Draft): Stone[] {
  return Object.entries(draft.pieces).map(([square, stone]) => ({ square, ...stone }));
}

/** Where the Gateway of a school is, and where it could be. */
export function gatesOf(draft: Draft, school: School, schools: Schools): { at: Square | null; places: Square[] } {
  const colours = coloursOf(draft, schools);
  const colour = colours[draft.schools.indexOf(school) % colours.length];
  const own = Object.entries(draft.pieces).filter(([, stone]) => stone.colour === colour && stone.rank !== 'legendary');
  return { at: own.find(([, stone]) => stone.gateway)?.[0] ?? null, places: own.map(([square]) => square).sort() };
}

// --- from one draft to the next ---

/** A piece of a school becomes its Gateway, or none is. */
export function withGateway(draft: Draft, school: School, square: Square | null, schools: Schools): Draft {
  const { places } = gatesOf(draft, school, schools);
  const marked = places.map((place) => [place, { ...draft.pieces[place]!, gateway: place === square }]);
  return { ...draft, pieces: { ...draft.pieces, ...Object.fromEntries(marked) } };
}

/** Another form or other players: stones change to the colour of their side, hands stay with their school. */
export function withSetup(draft: Draft, setup: Pick<Draft, 'form' | 'team' | 'schools'>, schools: Schools): Draft {
  const before = coloursOf(draft, schools);
  const after = coloursOf(setup, schools);
  const now = (colour: Colour) => after[before.indexOf(colour)];
  const stays = (school: School) => setup.schools.includes(school);
  const gated = playingWith('has_gateway', setup, schools).length > 0;
  const kept = <T>(table: Record<School, T>) => Object.fromEntries(Object.entries(table).filter(([school]) => stays(school)));
  return {
    ...draft, ...setup, colours: null,
    pieces: Object.fromEntries(Object.entries(draft.pieces).flatMap(([square, stone]) => { const colour = now(stone.colour); return colour ? [[square, gated ? { ...stone, colour } : { colour, rank: stone.rank }]] : []; })),
    hand: kept(draft.hand), discard: kept(draft.discard), piles: {}, claimed: {}, scores: {}, improvised: {},
    pending: kept(draft.pending), frozen: kept(draft.frozen), slowed: draft.slowed.filter(stays),
    removed: Object.fromEntries(Object.entries(draft.removed).flatMap(([colour, kinds]) => { const own = now(colour); return own ? [[own, kinds]] : []; })),
    merchant: draft.merchant && playingWith('keeps_stone', setup, schools).length > 0 && now(draft.merchant.colour) ? { ...draft.merchant, colour: now(draft.merchant.colour)! } : null,
    toMove: stays(draft.toMove) ? draft.toMove : setup.schools[0]!,
    waiting: draft.waiting.filter(stays),
    last: draft.last && stays(draft.last) ? draft.last : null,
    tasks: setup.form === draft.form ? draft.tasks : [],
    settingUp: false,
  };
}

/** A click with a stone in hand: it is put there, or taken away if it is there already. */
export function withStone(draft: Draft, square: Square, stone: { colour: Colour; rank: Rank } | null): Draft {
  const old = draft.pieces[square];
  const { [square]: _, ...rest } = draft.pieces;
  const same = old && stone && old.colour === stone.colour && old.rank === stone.rank;
  return { ...draft, pieces: stone && !same ? { ...rest, [square]: stone } : rest, settingUp: false };
}

/** A card goes into a hand; wherever it lay among the given piles, it is gone from there. */
export function withCard(draft: Draft, school: School, card: string): Draft {
  const piles = Object.fromEntries(Object.entries(draft.piles).map(([key, cards]) => [key, isOther(key, school) ? cards : cards.filter((one) => one !== card)]));
  const discard = { ...draft.discard, [school]: (draft.discard[school] ?? []).filter((one) => one !== card) };
  return { ...draft, piles, discard, hand: { ...draft.hand, [school]: [...(draft.hand[school] ?? []), card] } };
}

function isOther(key: string, school: School): boolean {
  return key.startsWith('deck ') && key !== `deck ${school}`;
}

/** A being of a school becomes pending, or none is; it is then nowhere else. */
export function withPending(draft: Draft, school: School, card: string | null): Draft {
  const { [school]: _, ...pending } = draft.pending;
  if (card === null) return { ...draft, pending };
  const moved = withCard(draft, school, card);
  return { ...moved, pending: { ...pending, [school]: card }, hand: { ...moved.hand, [school]: (moved.hand[school] ?? []).filter((one) => one !== card) } };
}

/** A card of a school is in play with its frozen effect, or none is; it is then nowhere else. */
export function withFrozen(draft: Draft, school: School, card: string | null): Draft {
  const { [school]: _, ...frozen } = draft.frozen;
  if (card === null) return { ...draft, frozen };
  const moved = withCard(draft, school, card);
  return { ...moved, frozen: { ...frozen, [school]: card }, hand: { ...moved.hand, [school]: (moved.hand[school] ?? []).filter((one) => one !== card) } };
}

/** Other tasks are on show or claimed: the order of the rest is no longer given. */
export function withTasks(draft: Draft, change: Partial<Pick<Draft, 'tasks' | 'claimed'>>): Draft {
  const { task_pile: _, ...piles } = draft.piles;
  return { ...draft, ...change, piles };
}

/** A card leaves a hand; where its deck is given, it goes under it. */
export function withoutCard(draft: Draft, school: School, card: string, deck: string): Draft {
  const key = deck === 'legends' || deck === 'flares' ? deck : `deck ${school}`;
  const pile = draft.piles[key];
  return {
    ...draft,
    hand: { ...draft.hand, [school]: (draft.hand[school] ?? []).filter((one) => one !== card) },
    piles: pile ? { ...draft.piles, [key]: [...pile, card] } : draft.piles,
  };
}

// --- text ---

export function writeDraft(draft: Draft, schools: Schools): string {
  const colours = coloursOf(draft, schools);
  const lines = [`form: ${draft.form}`, `schools: ${draft.schools.join(', ')}`];
  if (draft.team) lines.push('team: yes');
  if (draft.colours) lines.push(`colours: ${draft.colours.join(', ')}`);
  for (const colour of colours) {
    const list = Object.entries(draft.pieces).filter(([, stone]) => stone.colour === colour).map(([square, stone]) => square + MARKS[stone.rank]).sort();
    if (list.length > 0) lines.push(`pieces ${colour}: ${list.join(' ')}`);
  }
  for (const [key, table] of [['hand', draft.hand], ['discard', draft.discard]] as const) {
    for (const school of draft.schools) if (table[school]?.length) lines.push(`${key} ${school}: ${table[school].join(', ')}`);
  }
  for (const [key, cards] of Object.entries(draft.piles)) lines.push(`${key}: ${cards.join(', ')}`.trimEnd());
  if (hasTasks(draft)) {
    if (draft.tasks.length > 0) lines.push(`tasks: ${draft.tasks.join(', ')}`);
    for (const colour of colours) if (draft.claimed[colour]?.length) lines.push(`claimed ${colour}: ${draft.claimed[colour].join(', ')}`);
  } else {
    for (const colour of colours) {
      const row = draft.scores[colour] ?? {};
      if (draft.form !== 'melee' && row[ALONE]) lines.push(`scores ${colour}: ${row[ALONE]}`);
      const pairs = Object.entries(row).filter(([enemy, points]) => enemy !== ALONE && points !== 0);
      if (draft.form === 'melee' && pairs.length > 0) lines.push(`scores ${colour}: ${pairs.map(([enemy, points]) => `${enemy} ${points}`).join(', ')}`);
      if (draft.improvised[colour]?.length) lines.push(`improvised ${colour}: ${draft.improvised[colour].join(', ')}`);
    }
  }
  for (const school of draft.schools) if (draft.pending[school]) lines.push(`pending ${school}: ${draft.pending[school]}`);
  for (const school of draft.schools) if (draft.frozen[school]) lines.push(`frozen ${school}: ${draft.frozen[school]}`);
  for (const colour of colours) {
    const kinds = Object.entries(draft.removed[colour] ?? {}).filter(([, number]) => number);
    if (kinds.length > 0) lines.push(`removed ${colour}: ${kinds.map(([kind, number]) => `${kind} ${number}`).join(', ')}`);
  }
  if (draft.slowed.length > 0) lines.push(`slowed: ${draft.slowed.join(', ')}`);
  for (const school of playingWith('has_gateway', draft, schools)) {
    const { at } = gatesOf(draft, school, schools);
    if (at) lines.push(`gateway ${school}: ${at}`);
  }
  if (draft.merchant) lines.push(`merchant: ${draft.merchant.colour} ${draft.merchant.rank}${draft.merchant.gateway ? ' gateway' : ''}`);
  if (draft.actions !== 2) lines.push(`actions: ${draft.actions}`);
  if (draft.turn !== 1) lines.push(`turn: ${draft.turn}`);
  if (draft.toMove !== draft.schools[0]) lines.push(`to_move: ${draft.toMove}`);
  if (draft.waiting.length > 0) lines.push(`waiting: ${draft.waiting.join(', ')}`);
  if (draft.last) lines.push(`last: ${draft.last}`, `remaining: ${turnsTo(draft, draft.last)}`, `reason: ${draft.reason}`);
  if (draft.settingUp) lines.push('setting_up: yes');
  if (draft.fate !== null) lines.push(`fate: ${draft.fate}`);
  return `${lines.join('\n')}\n`;
}

/** Turns that follow the one on the move until that school's. */
function turnsTo(draft: Draft, last: School): number {
  const { length } = draft.schools;
  return (draft.schools.indexOf(last) - draft.schools.indexOf(draft.toMove) + length) % length;
}

const PILES = ['legends', 'legends_discard', 'flares', 'flares_discard', 'task_pile'];

/** A draft from what the server has read out of a text. */
export function readDraft(layout: Record<string, unknown>, text: string): Draft {
  const draft = emptyDraft();
  const list = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);
  const table = (value: unknown) => Object.entries((value ?? {}) as Record<string, unknown>);
  const lists = (value: unknown) => Object.fromEntries(table(value).map(([key, items]) => [key, list(items)]));
  draft.form = String(layout['form'] ?? draft.form);
  draft.team = layout['team'] === true;
  draft.schools = list(layout['schools']);
  if (layout['colours'] !== undefined) draft.colours = list(layout['colours']);
  for (const [colour, stones] of table(layout['pieces'])) {
    for (const word of String(stones).split(/\s+/).filter(Boolean)) draft.pieces[word.slice(0, 2)] = { colour, rank: RANKS[word.length - 2] ?? 'common' };
  }
  for (const [, square] of table(layout['gateway'])) {
    const stone = draft.pieces[String(square)];
    if (stone) stone.gateway = true;
  }
  draft.hand = lists(layout['hand']);
  draft.discard = lists(layout['discard']);
  for (const [school, cards] of table(layout['deck'])) draft.piles[`deck ${school}`] = list(cards);
  for (const key of PILES) if (layout[key] !== undefined) draft.piles[key] = list(layout[key]);
  draft.tasks = list(layout['tasks']);
  draft.claimed = lists(layout['claimed']);
  for (const [colour, score] of table(layout['scores'])) draft.scores[colour] = typeof score === 'number' ? { [ALONE]: score } : Object.fromEntries(table(score).map(([enemy, points]) => [enemy, Number(points)]));
  draft.improvised = lists(layout['improvised']);
  draft.pending = Object.fromEntries(table(layout['pending']).map(([school, card]) => [school, String(card)]));
  draft.frozen = Object.fromEntries(table(layout['frozen']).map(([school, card]) => [school, String(card)]));
  draft.removed = Object.fromEntries(table(layout['removed']).map(([colour, kinds]) => [colour, Object.fromEntries(table(kinds).map(([kind, number]) => [kind, Number(number)]))]));
  draft.slowed = list(layout['slowed']);
  draft.merchant = (layout['merchant'] as Draft['merchant'] | undefined) ?? null;
  draft.actions = Number(layout['actions'] ?? draft.actions);
  draft.turn = Number(layout['turn'] ?? draft.turn);
  draft.toMove = String(layout['to_move'] ?? draft.schools[0] ?? draft.toMove);
  draft.waiting = list(layout['waiting']);
  draft.last = layout['last'] ? String(layout['last']) : null;
  draft.reason = String(layout['reason'] ?? draft.reason);
  draft.settingUp = layout['setting_up'] === true;
  // Larger than a number of this language: it is carried along as it was written.
  draft.fate = /^fate: *(-?\d+)/m.exec(text)?.[1] ?? null;
  return draft;
}
