// How a turn is told: who plays, each card with its figure, then what happens, group by group.
import type { Event, Pieces, School, Square, Step } from '../net/protocol';
import { difference, type Motion } from './diff';
import { paced } from './pace';
import { readPieces, sameStone, type Position, type Stone } from './pieces';
import type { StoryTurn } from './story';

export interface Figure {
  square: Square;
  with: readonly Square[];
}

export interface Beat {
  kind: 'opening' | 'card' | 'events';
  turn: StoryTurn;
  /** Who chooses: another than the turn's player after control was handed over. */
  school: School;
  step: Step | null;
  /** What lies open beside the board: a being, a flare or a task, until something else is played. */
  card: string | null;
  figure: Figure | null;
  events: readonly Event[];
  before: Position;
  after: Position;
  motions: readonly Motion[];
  /** How long it is shown at the usual speed, in ms. */
  time: number;
}

/** Says nothing that is not said by who plays next. */
const SILENT = new Set(['turn']);
/** Choices that are no part of the effect that runs. */
const OWN_CHOICE = /^(place|summon|discard|flare|warp|thaw|claim|end|hand over|return|point|start)\b/;

export function beatsOf(turn: StoryTurn): Beat[] {
  let position = readPieces(turn.before) as Position;
  let card: string | null = null;
  const opening: Beat = { kind: 'opening', turn, school: turn.school, step: null, card: null, figure: null, events: [], before: position, after: position, motions: [], time: 0 };
  const beats: Beat[] = [opening];
  for (const step of turn.steps) {
    const played = playedIn(step);
    if (played) card = played;
    else if (OWN_CHOICE.test(step.choice)) card = null;
    const figure = figureOf(step);
    const common = { turn, school: step.school, step, card };
    if (played) beats.push({ ...common, kind: 'card', figure, events: announced(step), before: position, after: position, motions: [], time: 0 });
    for (const { events, after } of groupsOf(step, position)) {
      const motions = difference(position, after, events, [...(figure?.with ?? [])]);
      beats.push({ ...common, kind: 'events', figure: null, events, before: position, after, motions, time: 0 });
      position = after;
    }
  }
  return paced(beats);
}

/** The card or task a choice brings to everybody's eyes. */
function playedIn(step: Step): string | null {
  for (const event of step.events) {
    if (['summoned', 'flare', 'warped', 'thawed', 'copied', 'discarded'].includes(event.key)) return word(event.params?.['card']);
    if (event.key === 'claimed') return word(event.params?.['task']);
  }
  return null;
}

/** Said as soon as the card lies open. */
function announced(step: Step): Event[] {
  return step.events.filter((event) => ['summoned', 'flare', 'warped', 'thawed', 'copied', 'claimed'].includes(event.key)).slice(0, 1);
}

function figureOf(step: Step): Figure | null {
  const summoned = step.events.find((event) => event.key === 'summoned');
  const square = word(summoned?.params?.['square']);
  return square ? { square, with: step.with ?? [] } : null;
}

interface Group {
  events: Event[];
  after: Position;
}

/** Events of one kind are shown together. Where the pieces in between are not certain, the whole choice is one group. */
export function groupsOf(step: Step, before: Position): Group[] {
  const events = step.events.filter((event) => !SILENT.has(event.key));
  const end = readPieces(step.pieces);
  if (events.length === 0) return samePosition(before, end) ? [] : [{ events: [], after: end }];
  const groups: Group[] = [];
  let position = before;
  events.forEach((event, i) => {
    const current = groups.at(-1);
    const after = applied(position, event);
    // A marker that changes hands belongs to what happened before it, and says nothing about what comes next.
    const last = events.slice(0, i).findLast((one) => !MARKER.has(one.key));
    if (current && (!STONES.has(event.key) || !last || joins(last, event))) {
      current.events.push(event);
      current.after = after;
    } else groups.push({ events: [event], after });
    position = after;
  });
  if (!samePosition(position, end)) return [{ events, after: end }];
  groups.at(-1)!.after = end;
  return groups;
}

const STONES = new Set(['placed', 'picked_up', 'summoned', 'destroyed', 'moved', 'leapt', 'swapped', 'upgraded', 'downgraded', 'converted', 'taken', 'returned']);

const MARKER = new Set(['gateway', 'gateway_lost']);

/** The same thing again, or what makes room for it. */
function joins(last: Event, event: Event): boolean {
  if (!STONES.has(last.key) || last.key === event.key) return true;
  if (last.key === 'picked_up') return true;
  const goal = word(event.params?.['to']) ?? word(event.params?.['square']);
  return last.key === 'destroyed' && word(last.params?.['square']) === goal;
}

function applied(position: Position, event: Event): Position {
  const after = new Map(position);
  const params = event.params ?? {};
  const square = word(params['square']);
  const [from, to] = [word(params['from']), word(params['to'])];
  const stone = { colour: word(params['colour']), rank: word(params['rank']) as Stone['rank'] | null };
  const mark = (on: boolean) => (one: Stone) => after.set(one.square, { ...one, gateway: on });
  if (event.key === 'gateway') {
    [...after.values()].filter((one) => one.gateway && one.colour === stone.colour).forEach(mark(false));
    [...after.values()].filter((one) => one.square === square).forEach(mark(true));
  }
  if (['destroyed', 'picked_up', 'taken'].includes(event.key) && square) after.delete(square);
  else if (['moved', 'leapt'].includes(event.key) && from && to) {
    const moving = after.get(from);
    after.delete(from);
    if (moving) after.set(to, { ...moving, square: to });
  } else if (event.key === 'swapped' && from && to) {
    const [a, b] = [after.get(from), after.get(to)];
    if (a) after.set(to, { ...a, square: to });
    if (b) after.set(from, { ...b, square: from });
  } else if (STONES.has(event.key) && square) {
    const old = after.get(square);
    const raised = (event.key === 'upgraded' || event.key === 'downgraded') && stone.rank !== 'legendary' ? old : undefined;
    after.set(square, { ...raised, square, colour: stone.colour ?? old?.colour ?? '', rank: stone.rank ?? old?.rank ?? 'common' });
  }
  return after;
}

function samePosition(a: Position, b: Position): boolean {
  return a.size === b.size && [...a].every(([square, stone]) => sameStone(stone, b.get(square)));
}

/** Squares whose piece is another after a turn. */
export function changedIn(turn: StoryTurn): Square[] {
  const before = readPieces(turn.before);
  const after = readPieces(lastPieces(turn));
  return [...new Set([...before.keys(), ...after.keys()])].filter((square) => !sameStone(before.get(square), after.get(square)));
}

export function lastPieces(turn: StoryTurn): Pieces {
  return turn.steps.at(-1)?.pieces ?? turn.before;
}

export interface Played {
  kind: 'summoned' | 'flare' | 'warped' | 'thawed' | 'claimed' | 'placed' | 'discarded';
  card: string | null;
}

/** What was played in a turn, for its picture. */
export function playsOf(turn: StoryTurn): Played[] {
  return turn.steps.flatMap((step): Played[] => {
    for (const event of step.events) {
      if (event.key === 'summoned' || event.key === 'flare' || event.key === 'warped' || event.key === 'thawed') return [{ kind: event.key, card: word(event.params?.['card']) }];
      if (event.key === 'claimed') return [{ kind: 'claimed', card: word(event.params?.['task']) }];
    }
    if (step.choice.startsWith('place ')) return [{ kind: 'placed', card: null }];
    return step.choice.startsWith('discard ') ? [{ kind: 'discarded', card: null }] : [];
  });
}

function word(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
