// The messages of docs/protocol.md as types. The client knows no rules: everything it draws or offers stands in here.

export type Square = string; // "e5"
export type School = string; // "northern"
export type Colour = string; // "blue"
export type Rank = 'common' | 'heroic' | 'legendary';
export type Direction = 'N' | 'NE' | 'E' | 'SE' | 'S' | 'SW' | 'W' | 'NW';
export type Lang = 'en' | 'de' | 'fr';

export type Params = Record<string, unknown>;

/** A sentence that can be translated: `key` with `params`, and the English text for keys this client does not know. */
export interface Sentence {
  key: string;
  params?: Params;
  text: string;
}

/** Stone lists by colour: {"blue": "d4 g5* h7**"}. */
export type Pieces = Record<Colour, string>;

export interface Event extends Sentence {
  squares?: Square[];
}

export interface LogLine extends Event {
  turn: number;
  school: School;
}

export interface Step {
  school: School;
  choice: string;
  events: Event[];
  pieces: Pieces;
}

/** Scores: a number each, or in a melee a number for every enemy colour. */
export type Scores = Record<string, number | Record<Colour, number>>;

export interface Held {
  school: number;
  legends: number;
  flares: number;
}

export interface View {
  form: string;
  team: boolean;
  schools: School[];
  colours: Record<School, Colour> | Colour[];
  seat: School | null;
  turn: number;
  to_move: School;
  /** Whose turn it is; another than `to_move` after control was handed over. */
  turn_of?: School;
  actions: number;
  pieces: Pieces;
  stock: Record<Colour, { stones: number; legends: number }>;
  scores: Scores;
  points: Scores;
  target: number;
  hand: string[];
  /** Cards in hand, by the backs of the cards. */
  held: Record<School, Held>;
  decks: Record<string, number>;
  discard: Record<School, string[]>;
  legends_discard: string[];
  flares_discard: string[];
  tasks: string[];
  claimed: Record<string, string[]>;
  claimable: string[];
  pending: Record<School, string | null>;
  merchant: { colour: Colour; rank: Rank } | null;
  improvised: Record<Colour, Colour[]>;
  destroyed: Record<Colour, Partial<Record<Rank, number>>>;
  last: School | null;
  over: boolean;
  winners: School[];
  /** Who has agreed to end the game early. */
  agreed?: School[];
  first_turn: boolean;
  handed_over: boolean;
  log: LogLine[];
}

export type Part =
  | 'destroy' | 'convert' | 'upgrade' | 'downgrade' | 'place' | 'take' | 'move' | 'leap' | 'swap'
  | 'direction' | 'choose' | 'copy' | 'discard' | 'return' | 'point' | 'start' | 'turn' | 'end';

export interface Question extends Sentence {
  card?: string | null;
  part?: Part;
  square?: Square | null;
  optional?: boolean;
  step?: number | null;
  steps?: number | null;
}

export type OptionKind =
  | 'place' | 'summon' | 'discard' | 'return' | 'flare' | 'warp' | 'hand_over' | 'claim' | 'end' | 'point'
  | 'start' | 'target' | 'move' | 'swap' | 'direction' | 'choose' | 'decline';

export interface Option {
  text: string;
  kind: OptionKind;
  card?: string;
  square?: Square;
  from?: Square;
  with?: Square[];
  marked?: Square[];
  directions?: Direction[];
  rays?: Partial<Record<Direction, Square[]>>;
  colour?: Colour;
  rank?: Rank;
  direction?: Direction;
  task?: string;
  /** What this very answer does, where a part offers several kinds (The Eldest Tree); else the question's part. */
  part?: Part;
}

export interface Nearest {
  square: Square;
  with: Square[];
  missing: { square: Square; rank: Rank }[];
}

export interface Prospect {
  card: string;
  count: number;
  squares: Square[];
  reason: Sentence | null;
  nearest?: Nearest[];
}

export interface TaskState {
  name: string;
  met: boolean;
  next: boolean;
  parts: { key: string; have: number; need: number }[];
  squares: Square[];
}

export interface FlareHalf {
  need: number;
  have: number;
  met: boolean;
}

export interface FlareState {
  id: string;
  against: Colour;
  upper: FlareHalf;
  lower: FlareHalf;
}

export type SeatKind = 'me' | 'bot' | 'screen' | 'friend';

export interface Seat {
  school: School;
  colour: Colour;
  /** Of a record it is not known who played. */
  kind: SeatKind | 'record';
  name: string;
  level: string | null;
  mine: boolean;
  /** A bot, or a person who has taken the seat. */
  come: boolean;
  /** Connected at this moment; lists of tables do not say. */
  present?: boolean;
}

/** What was asked for: seconds for every turn, and beyond that for the whole game. */
export interface Clock {
  turn: number;
  reserve: number;
}

/** How the clocks stood when the message was sent, in seconds. */
export interface ClockState extends Clock {
  runs: School | null;
  turn_left: number;
  left: Record<School, number>;
}

/** Somebody wants a bot to take a seat. */
export interface Vote {
  level: string;
  by: School[];
}

/** What is known of the people at a table; it changes without a choice being made. */
export interface People {
  seats: Seat[];
  watching: number;
  creator: boolean;
  votes: Record<School, Vote>;
  clock: ClockState | null;
}

export const SAYINGS = [
  'hello', 'good_luck', 'thanks', 'well_played', 'oops', 'one_moment', 'your_turn', 'good_game', 'rematch', 'no_rematch', 'must_go', 'bye',
] as const;
export type Say = (typeof SAYINGS)[number];

export interface Saying {
  school: School;
  say: Say;
  at: string;
}

export interface Result {
  winners: School[];
  reason: Sentence;
  scores: Scores;
  points: Scores;
  history: { turn: number; points: Scores; scores?: Scores }[];
  hands: Record<School, string[]>;
}

export type Assist = 'full' | 'matches' | 'none';

export interface TableMessage extends People {
  type: 'table';
  table: string;
  state: number;
  assist: Assist;
  curtain: School | null;
  view: View;
  question: Question | null;
  options: Option[];
  prospects: Prospect[];
  tasks: TaskState[];
  flares: FlareState[];
  can_undo: boolean;
  steps: Step[];
  /** The position before the first of `steps`, where the server sends it. */
  before?: Pieces | null;
  /** How many cards the end of this turn will bring, where the server says so. */
  draws?: number;
  result: Result | null;
  /** The table of the rematch, once somebody has asked for it. */
  rematch: string | null;
  /** Where a study goes on from: a step of a replay, or a position that was set up. */
  origin?: string | null;
  /** The last preset messages, oldest first. */
  said: Saying[];
}

export interface PeopleMessage extends People {
  type: 'people';
}

export interface SaidMessage extends Saying {
  type: 'said';
}

export interface PreviewMessage {
  type: 'preview';
  id?: number;
  state: number;
  choice: string;
  steps: Step[];
  pieces: Pieces;
  points?: Scores;
  scores?: Scores;
  claimable?: string[];
}

export interface RefusedMessage extends Sentence {
  type: 'refused';
  /** Type of the message that was refused. */
  about?: string;
  id?: number;
  state?: number;
}

/** A good turn for whoever chooses, from the state it was asked in. */
export interface HintMessage {
  type: 'hint';
  state: number;
  choices: string[];
}

export type ServerMessage = TableMessage | PeopleMessage | SaidMessage | PreviewMessage | RefusedMessage | HintMessage;

export type ClientMessage =
  | { type: 'hello'; token: string; lang: Lang; seen: number }
  | { type: 'ready'; seat: School }
  | { type: 'play'; state: number; choice: string }
  | { type: 'undo'; state: number }
  | { type: 'preview'; state: number; choice: string; id?: number }
  | { type: 'resign' }
  | { type: 'agree' }
  | { type: 'hint'; state: number }
  | { type: 'say'; say: Say; seat: School | undefined }
  | { type: 'replace'; seat: School; level: string; by: School | undefined }
  | { type: 'keep'; seat: School; by: School | undefined };

// --- JSON API ---

/** How long bots think about a turn. */
export type Pace = 'quick' | 'usual' | 'long' | 'longest';

export interface NewSeat {
  kind: SeatKind;
  name: string;
  school: School | 'random';
  level?: string;
}

export interface NewTable {
  form: string;
  team: boolean;
  seats: NewSeat[];
  seed: number | null;
  assist: Assist;
  pace: Pace;
  clock: Clock | null;
}

/** A new table, with the secret link to every friend's seat. */
export interface MadeTable {
  table: string;
  links: Record<School, string>;
}

export interface TableSummary {
  table: string;
  form: string;
  team: boolean;
  seats: Seat[];
  to_move: School | null;
  over: boolean;
  winners: School[];
  mine: School[];
  turn: number;
  creator: boolean;
  changed: string;
  rematch: string | null;
  /** Where a study goes on from: a step of a replay, or a position that was set up. */
  origin: string | null;
}

export type CellKind = 'own' | 'heroic' | 'summon' | 'summon-own' | 'summon-heroic' | 'marked' | 'inner';

export interface FigureDrawing {
  width: number;
  height: number;
  cells: { x: number; y: number; kind: CellKind }[];
  arrows: { x: number; y: number; direction: Direction }[];
}

export interface CardInfo {
  name: string;
  rank: Rank;
  deck: string;
  text: string;
  warp: string | null;
  figure: FigureDrawing;
}

export interface TaskInfo {
  name: string;
  text: string;
  points: number;
  level: string;
  category: string;
}

/** How to draw a school that this client's own style does not know. */
export interface Look {
  base: string;
  light: string;
  edge: string;
  ink: string;
  text: string;
  text_noon: string;
  /** The data of an SVG path in a box of 24 by 24. */
  emblem: string;
}

export interface SchoolInfo {
  name: string;
  short: string;
  colour: Colour;
  deck: string;
  warps: boolean;
  keeps_stone: boolean;
  look: Look | null;
}

/** A text with gaps, or such texts by condition. */
export type Template = string | Record<string, string>;

export interface Catalogue {
  forms: Record<string, { name: string; players: number[]; team: boolean[] }>;
  schools: Record<School, SchoolInfo>;
  cards: Record<string, CardInfo>;
  flares: Record<string, { name: string; upper: { need: number; text: string }; lower: { need: number; text: string } }>;
  tasks: Record<string, TaskInfo>;
  squares: { red: Square[]; green: Square[]; central: Square[]; missing: Square[]; [group: string]: unknown };
  levels: string[] | Record<string, { name: string }>;
  /** The glossary. */
  terms: Record<string, { name: string; text: string }>;
  /** Names of the categories of tasks. */
  categories: Record<string, string>;
  /** What is said about a game, by the keys of events, endings and refusals. */
  sentences: { numbers: string[]; pieces: Record<string, string> } & Record<'events' | 'endings' | 'refusals', Record<string, Template>>;
}
