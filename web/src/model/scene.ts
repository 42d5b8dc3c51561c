// What the board shows, as data: stones, ghosts, marks, lines. One pure function makes it from the options the server
// offered and from what the player looks at; the board draws it without knowing why.
import type { Direction, Nearest, Option, Part, Question, Rank, Square } from '../net/protocol';
import { linkTree } from './links';
import { boardOptions, furtherAlong, nextSquares, rayOf } from './paths';
import { sameStone, type Position, type Stone } from './pieces';

export type Mark =
  | { kind: 'summon' | 'marked' | 'short-place' | 'selected' | 'last' | 'last-from' | 'told'; square: Square }
  | { kind: 'chosen'; square: Square; /** a being will rise there */ being: boolean }
  | { kind: 'short'; square: Square; rank: Rank }
  | { kind: 'target'; square: Square; act: Part; /** a stone stands there and falls */ hit: boolean }
  | { kind: 'doomed'; square: Square }
  | { kind: 'shards'; square: Square; colour: string };

export interface SceneLink {
  a: Square;
  b: Square;
  style: 'near' | 'far' | 'short';
}

export interface Arrow {
  from: Square;
  to: Square;
  style: 'move' | 'hit' | 'leap' | 'swap';
}

export interface Scene {
  stones: Stone[];
  ghosts: Stone[];
  marks: Mark[];
  links: SceneLink[];
  halos: { square: Square; rank: Rank }[];
  darts: { square: Square; direction: Direction; strong: boolean }[];
  arrows: Arrow[];
}

/** Traces of what has happened: the last turn of the others, and the stones broken in this one. */
export interface Past {
  to: Square[];
  from: Square[];
  broken: { square: Square; colour: string }[];
}

export interface SceneInput {
  position: Position;
  options: readonly Option[];
  question: Question | null;
  /** The card in focus, with its rank. */
  card: string | null;
  rank: Rank | null;
  path: readonly Square[];
  /** The option that a click or the big button would play. */
  option: Option | null;
  /** One stone short: what is there and what is missing. */
  nearest: Nearest | null;
  /** The position the option in view would lead to, once the server has said so. */
  preview: Position | null;
  colour: string | null;
  past: Past;
  /** Squares of the log line or task under the pointer. */
  told: readonly Square[];
  /** The being whose effect runs. */
  being?: { square: Square; card: string } | null;
}

export function makeScene(input: SceneInput): Scene {
  const scene: Scene = { stones: [], ghosts: [], marks: [], links: [], halos: [], darts: [], arrows: [] };
  markPast(scene, input);
  if (input.card !== null) {
    markSummons(scene, input);
    if (input.option?.kind !== 'summon' && input.nearest) markNearest(scene, input.nearest, input.position);
  } else {
    markChoices(scene, input);
  }
  if (input.option) markOption(scene, input, input.option);
  showResult(scene, input);
  for (const square of input.told) scene.marks.push({ kind: 'told', square });
  return { ...scene, stones: withBeing(scene.stones, input), marks: onceEach(scene.marks), halos: onceEach(scene.halos) };
}

function withBeing(stones: Stone[], { being }: SceneInput): Stone[] {
  return being ? stones.map((stone) => (stone.square === being.square ? { ...stone, being: being.card } : stone)) : stones;
}

/** A square broken twice in one turn, or told and aimed at, carries each mark once: the last one made. */
function onceEach<T extends { square: Square; kind?: string }>(marks: readonly T[]): T[] {
  return [...new Map(marks.map((mark) => [`${mark.kind ?? ''} ${mark.square}`, mark])).values()];
}

function markPast(scene: Scene, { past, position }: SceneInput): void {
  for (const square of past.to) scene.marks.push({ kind: 'last', square });
  for (const square of past.from) if (!position.has(square)) scene.marks.push({ kind: 'last-from', square });
  for (const { square, colour } of past.broken) {
    if (!position.has(square)) scene.marks.push({ kind: 'shards', square, colour });
  }
}

function markSummons(scene: Scene, { options, card, path, option }: SceneInput): void {
  const own = boardOptions(options, card);
  if (path.length > 0) {
    // The place is chosen; a shortage asks which stone becomes the being.
    for (const square of nextSquares(own, path)) scene.marks.push({ kind: 'target', square, act: 'choose', hit: false });
  }
  for (const square of nextSquares(own, [])) {
    if (square !== option?.square) scene.marks.push({ kind: 'summon', square });
  }
}

function markNearest(scene: Scene, nearest: Nearest, position: Position): void {
  scene.marks.push({ kind: 'short-place', square: nearest.square });
  for (const { square, rank } of nearest.missing) scene.marks.push({ kind: 'short', square, rank });
  addHalos(scene, nearest.with, position);
  const squares = [...nearest.with, ...nearest.missing.map((cell) => cell.square), nearest.square];
  for (const link of linkTree(squares)) scene.links.push({ a: link.a, b: link.b, style: 'short' });
}

function markChoices(scene: Scene, input: SceneInput): void {
  const { options, path, position, question, option } = input;
  const own = boardOptions(options, null);
  // Placing anywhere is the turn's ordinary move: lighting every empty square would say nothing.
  const asked = own.filter((choice) => choice.kind !== 'place' || path.length > 0);
  for (const square of path) {
    if (square !== option?.square) scene.marks.push({ kind: 'selected', square });
  }
  const marked = new Set<string>();
  for (const { option: choice, square } of furtherAlong(asked, path)) {
    const mark = choice.kind === 'direction' ? choice.text : square;
    if (marked.has(mark)) continue;
    marked.add(mark);
    if (choice.kind === 'direction') addDart(scene, choice, question, choice === option);
    else scene.marks.push({ kind: 'target', square, act: actOf(choice, question), hit: falls(choice, square, path, position) });
  }
}

/** The verb of an answer: its own, else that of the kind, else the question's. */
export function actOf(option: Option, question: Question | null): Part {
  if (option.part) return option.part;
  if (option.kind === 'swap') return 'swap';
  if (option.kind === 'place' || option.kind === 'start') return 'place';
  if (option.kind === 'move') return question?.part === 'leap' ? 'leap' : 'move';
  return question?.part ?? 'choose';
}

/** A move onto a stone: whoever stands there falls. */
function falls(option: Option, square: Square, path: readonly Square[], position: Position): boolean {
  return option.kind === 'move' && path.length === 1 && option.square === square && position.has(square);
}

function addDart(scene: Scene, option: Option, question: Question | null, strong: boolean): void {
  const from = option.square ?? question?.square;
  if (from && option.direction) scene.darts.push({ square: from, direction: option.direction, strong });
}

function markOption(scene: Scene, input: SceneInput, option: Option): void {
  const { position, question } = input;
  if (option.kind === 'summon' || option.kind === 'place') {
    if (option.square) scene.marks.push({ kind: 'chosen', square: option.square, being: option.kind === 'summon' });
    if (option.from && option.from !== option.square) scene.marks.push({ kind: 'selected', square: option.from });
  }
  if (option.kind === 'summon' && option.square) {
    const used = option.with ?? [];
    addHalos(scene, used.filter((square) => square !== option.square), position);
    for (const link of linkTree([...used, option.square])) {
      scene.links.push({ a: link.a, b: link.b, style: link.far ? 'far' : 'near' });
    }
    for (const square of option.marked ?? []) scene.marks.push({ kind: 'marked', square });
    for (const direction of option.directions ?? []) scene.darts.push({ square: option.square, direction, strong: false });
  }
  if (option.kind === 'target' && option.square) scene.marks.push({ kind: 'chosen', square: option.square, being: false });
  if ((option.kind === 'move' || option.kind === 'swap') && option.from && option.square) {
    const act = actOf(option, question);
    const style = act === 'swap' ? 'swap' : position.has(option.square) ? 'hit' : act === 'leap' ? 'leap' : 'move';
    scene.arrows.push({ from: option.from, to: option.square, style });
  }
  if (option.kind === 'direction') {
    for (const square of rayOf(option)) scene.marks.push({ kind: 'told', square });
  }
}

function addHalos(scene: Scene, squares: readonly Square[], position: Position): void {
  for (const square of squares) {
    const stone = position.get(square);
    if (stone) scene.halos.push({ square, rank: stone.rank });
  }
}

/** Stones as they are, with the result of the option in view as ghosts among them. */
function showResult(scene: Scene, { position, preview, option, rank, colour }: SceneInput): void {
  const after = option ? (preview ?? guess(option, position, rank, colour)) : null;
  if (!after) {
    scene.stones = [...position.values()];
    return;
  }
  for (const stone of position.values()) {
    const then = after.get(stone.square);
    if (sameStone(stone, then)) scene.stones.push(stone.gateway === then?.gateway ? stone : { ...stone, gateway: then?.gateway ?? false });
    else if (then) scene.ghosts.push(then);
    else if (option?.from === stone.square) scene.ghosts.push(stone);
    else {
      scene.stones.push(stone);
      scene.marks.push({ kind: 'doomed', square: stone.square });
    }
  }
  for (const stone of after.values()) if (!position.has(stone.square)) scene.ghosts.push(stone);
}

/** Until the server's preview is here: the being, or the stone, on its square. Nothing else is certain. */
function guess(option: Option, position: Position, rank: Rank | null, colour: string | null): Position | null {
  if (!option.square || !colour || (option.kind !== 'summon' && option.kind !== 'place')) return null;
  const after = new Map(position);
  after.set(option.square, { square: option.square, colour, rank: option.kind === 'summon' ? (rank ?? 'common') : 'common' });
  return after;
}
