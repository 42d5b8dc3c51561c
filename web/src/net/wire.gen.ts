// The messages of docs/protocol.md as types, written by `make generate` from the types of the server.

export type School = string;
export type Colour = string;
export type Card = string;
export type Level = string;
export type Form = string;
export type Square = string;
export type Stones = string;
export type Moment = string;
export type Day = string;
export type EventKey = string;
export type Link = string;
export type Pieces = Record<Colour, Stones>;
export type Scores = Record<Colour, number | Record<Colour, number>>;
export type Params = Record<string, unknown>;
export type Chances = Record<School, number>;
export type FrameChanges = Partial<Frame>;
export type Template = string | Record<string, string>;

export type Lang = 'en' | 'de' | 'fr';
export type OptionKind = 'place' | 'summon' | 'discard' | 'return' | 'flare' | 'warp' | 'thaw' | 'hand_over' | 'claim' | 'end' | 'point' | 'start' | 'target' | 'move' | 'swap' | 'direction' | 'choose' | 'copy' | 'keep' | 'decline';
export type Part = 'destroy' | 'convert' | 'upgrade' | 'downgrade' | 'place' | 'take' | 'move' | 'leap' | 'swap' | 'direction' | 'choose' | 'copy' | 'copy_piece' | 'freeze' | 'keep' | 'gateway' | 'discard' | 'return' | 'point' | 'start' | 'turn' | 'end';
export type Rank = 'common' | 'heroic' | 'legendary';
export type Direction = 'N' | 'NE' | 'E' | 'SE' | 'S' | 'SW' | 'W' | 'NW';
export type Assist = 'full' | 'matches' | 'none';
export type Begins = 'first' | 'random';
export type TakeBack = 'turn' | 'agreement' | 'never';
export type Pace = 'quick' | 'usual' | 'long' | 'longest';
export type SeatKind = 'me' | 'screen' | 'friend' | 'bot';
export type CellKind = 'own' | 'heroic' | 'summon' | 'summon-own' | 'summon-heroic' | 'marked' | 'inner' | 'mirror';
export type Say = 'hello' | 'good_luck' | 'thanks' | 'well_played' | 'oops' | 'one_moment' | 'your_turn' | 'good_game' | 'rematch' | 'no_rematch' | 'must_go' | 'bye';

export const SAYINGS: readonly Say[] = ['hello', 'good_luck', 'thanks', 'well_played', 'oops', 'one_moment', 'your_turn', 'good_game', 'rematch', 'no_rematch', 'must_go', 'bye'];

/** To end the game early. */
export type Agree = {
  type: 'agree';
  seat?: School | null;
  /** Echoed in the answer. */
  id?: number | string | null;
};

export type Analysis = {
  status: 'done' | 'none' | 'paused' | 'running';
  done: number;
  of: number;
  points: Point[];
  swings: Swing[];
  players?: PlayerSummary[];
  /** The scale of the chances; without it an earlier one, to be made anew. */
  scale?: number;
  /** While it waits for others: its place in the line of thoughts. */
  place?: number;
};

export type Annotation = {
  comment: string;
  marks: DrawnMark[];
  arrows: DrawnArrow[];
};

/** Whether somebody may take an ended turn back; whoever asked takes the question back. */
export type AnswerBack = {
  type: 'answer_back';
  allow: boolean;
  seat?: School | null;
  /** Echoed in the answer. */
  id?: number | string | null;
};

export type Arrow = {
  x: number;
  y: number;
  direction: Direction;
};

/** To take the last ended turn back, with all that came after it. */
export type AskBack = {
  type: 'ask_back';
  seat?: School | null;
  /** Echoed in the answer. */
  id?: number | string | null;
};

/** For a good turn; without a state, from where the game stands. */
export type AskHint = {
  type: 'hint';
  /** The number that came with the table. */
  state?: number;
  /** Echoed in the answer. */
  id?: number | string | null;
};

/** What would a choice do; also a way to ask why something is not possible. */
export type AskPreview = {
  type: 'preview';
  /** The number that came with the table. */
  state: number;
  choice: string;
  /** Echoed in the answer. */
  id?: number | string | null;
};

export type AskedArrow = {
  start: string;
  end: string;
  tone?: 'bad' | 'good' | 'plain';
};

/** Somebody asks to take an ended turn back, with all that came after it. */
export type AskedBack = {
  by: School;
  /** Who has not answered yet. */
  waiting: School[];
};

export type AskedMark = {
  square: string;
  tone?: 'bad' | 'good' | 'plain';
};

export type Attempt = {
  choices?: string[];
  /** How far the hints went: 0 none, 1 an idea, 2 a card, 3 a square, 4 the answer. */
  hints?: number;
};

/** What came of an attempt. Only the first at a puzzle counts. */
export type Attempted = {
  outcome: 'missed' | 'solved';
  counted: boolean;
  gained: number;
  you: Solver;
  /** Of the puzzle. */
  rating: number;
};

export type CardCount = {
  card: Card;
  summoned: number;
  /** Turns that would have been better with it. */
  missed: number;
};

/** A being. Its emblem is a path in a box of 24 by 24, filled even-odd; without one its school's stands for it. */
export type CardInfo = {
  name: string;
  rank: Rank;
  deck: string;
  text: string;
  warp: string | null;
  frozen: string | null;
  figure: FigureDrawing;
  emblem: string | null;
};

export type Catalogue = {
  lang: string;
  forms: Record<Form, FormInfo>;
  team: string;
  schools: Record<School, SchoolInfo>;
  colours: Record<Colour, string>;
  ranks: Record<string, string>;
  ranks_plural: Record<string, string>;
  categories: Record<string, string>;
  cards: Record<Card, CardInfo>;
  flares: Record<Card, FlareInfo>;
  tasks: Record<Card, TaskInfo>;
  terms: Record<string, Term>;
  rules: RuleContents;
  squares: Squares;
  levels: Record<Level, LevelInfo>;
  sentences: Sentences;
};

export type Cell = {
  x: number;
  y: number;
  kind: CellKind;
};

/** What a turn changes. */
export type Changes = {
  points?: number;
  pieces?: Record<Colour, Record<string, number>>;
  destroyed?: Record<Colour, Record<string, number>>;
  claimed?: Card[];
  played?: Card[];
};

export type ChapterInfo = {
  chapter: string;
  title: string;
  form: Form;
  schools: School[];
};

export type ChapterPlace = {
  /** Which choice at every fork, from the beginning; 0 is the main line. */
  path: number[];
  choice?: string | null;
};

export type ChooseSchool = {
  school: School;
  /** In a team: it plays in this colour and not in the partner's. */
  stones?: boolean;
};

export type ClientMessage = Hello | Play | Undo | AskPreview | Ready | Resign | Agree | Withdraw | AskBack | AnswerBack | AskHint | SayIt | Replace | Keep;

/** Seconds for every turn, and beyond that for the whole game. */
export type Clock = {
  turn: number;
  reserve?: number;
};

/** How the clocks stood when the message was sent, in seconds. */
export type ClockState = {
  turn: number;
  reserve: number;
  /** Whose time runs. */
  runs: School | null;
  turn_left: number;
  left: Record<School, number>;
};

/** What is to be done in an exercise, and what has become of it. */
export type Coach = {
  kind: 'example' | 'lesson' | 'puzzle' | 'turn';
  id: string | number;
  /** What is to be done, or what has been learnt. */
  text: string;
  done: boolean;
  title?: string;
  step?: number;
  steps?: number;
  highlight?: Square[];
  /** Points and tasks matter here. */
  scores?: boolean;
  verdict?: 'accepted' | 'done' | 'wrong';
  step_done?: boolean;
  /** What comes next happens in the same game; else a position of its own follows. */
  goes_on?: boolean;
  /** Why a choice was wrong, or what has come of it. */
  explanation?: string;
  goal?: Goal;
  grade?: number;
  grade_name?: string;
  ways?: number;
  outcome?: 'missed' | 'open' | 'solved';
  /** Of a puzzle that was missed. */
  near?: Near;
  /** Of a puzzle that was solved. */
  motifs?: string[];
  number?: number;
};

/** What is known of the people at a table; it changes without a choice being made. */
export type Company = {
  seats: Seat[];
  watching: number;
  /** This browser made the table. */
  creator: boolean;
  votes: Record<School, Vote>;
  clock: ClockState | null;
};

export type Counts = {
  won: number;
  shared: number;
  lost: number;
};

export type Course = {
  parts: Record<string, string>;
  lessons: LessonInfo[];
  first_game: FirstGame;
};

/** A task that somebody was near to. */
export type Denied = {
  school: School;
  task: Card;
};

/** Pieces by rank; what is zero is left out. */
export type Destroyed = {
  common?: number;
  heroic?: number;
  legendary?: number;
};

/** How far the choice of schools has come. */
export type Draft = {
  table: string;
  form: Form;
  team: boolean;
  seats: Seat[];
  creator: boolean;
  /** All have chosen: the table can be opened. */
  begun: boolean;
  /** The seats that have no school yet; the first of them chooses. */
  waiting: School[];
  /** What it may choose from. */
  offered: School[];
};

export type DrawnArrow = {
  start: Square;
  end: Square;
  tone: 'bad' | 'good' | 'plain';
};

/** A figure somebody has drawn, and the rank its being would have. */
export type DrawnFigure = {
  /** Rows of letters separated by spaces, as in docs/adding-a-card.md. */
  drawing: string;
  rank?: Rank;
};

export type DrawnMark = {
  square: Square;
  tone: 'bad' | 'good' | 'plain';
};

/** A change of a chapter, at the end of a path: a further choice, other notes, or what becomes of the variation. */
export type EditChapter = {
  revision: number;
  /** Which choice at every fork, from the beginning; 0 is the main line. */
  path: number[];
  do: 'note' | 'play' | 'promote' | 'remove';
  choice?: string | null;
  comment?: string;
  marks?: AskedMark[];
  arrows?: AskedArrow[];
};

export type Edited = {
  revision: number;
  /** The choice that was played, if it is new. */
  step: NotebookStep | null;
  /** Which of the choices there it is. */
  place: number | null;
};

export type Entitle = {
  revision: number;
  title: string;
};

/** All there is to say about a card, a task, a term or a rule. */
export type Entry = {
  kind: 'being' | 'flare' | 'legend' | 'rule' | 'task' | 'term';
  key: string;
  name: string;
  deck?: string;
  rank?: Rank;
  text?: LinkedText;
  warp?: LinkedText | null;
  frozen?: LinkedText | null;
  orientations?: FigureDrawing[];
  upper?: LinkedHalf;
  lower?: LinkedHalf;
  points?: number;
  level?: string;
  category?: string;
  rulings?: LinkedText[];
  examples?: ExampleInfo[];
  /** Of a rule, by name. */
  chapter?: string;
  details?: LinkedText[];
  /** What else to read. */
  see?: EntryName[];
  /** That teach a rule. */
  lessons?: LessonName[];
};

export type EntryName = {
  key: string;
  name: string;
};

/** What happened, as a sentence, and where. */
export type Event = {
  key: EventKey;
  params: Params;
  text: string;
  squares: Square[];
};

/** An example of a card or task. */
export type ExampleExercise = {
  kind: 'example';
  id: string;
  number?: number;
};

/** An example played out, step by step. */
export type ExampleInfo = {
  caption: string;
  before: Pieces;
  tasks: boolean;
  steps: Step[];
};

export type Exercise = LessonExercise | PuzzleExercise | ExampleExercise | TurnExercise;

/** A figure: x to the right, y upwards from its lower left. */
export type FigureDrawing = {
  width: number;
  height: number;
  cells: Cell[];
  arrows: Arrow[];
};

export type FigureJudged = {
  /** Without empty rows and columns, as a card's decorator has it. */
  drawing: string;
  /** So many positions of bots' games were looked at. */
  positions: number;
  /** In how many of them its being could be summoned, from 0 to 1. */
  share: number;
  /** On how many squares then, on average. */
  places: number;
  /** So many beings of this rank can be summoned less often. */
  rarer: number;
  beings: number;
  /** Beings that can be summoned about as often, rarest first. */
  near: Occurrence[];
  /** Beings with this very figure. */
  alike: Card[];
  examples: FigurePlace[];
};

/** A position in which the figure lies: pieces of whoever is to move, those of others, and the figure. */
export type FigurePlace = {
  own: Stones;
  others: Stones;
  square: Square;
  cells: Square[];
};

export type FigurePosition = {
  form: Form;
  schools: School[];
  pieces: Pieces;
  hand: Record<School, Card[]>;
};

/** A question about figures; the same seed and level ask the same. */
export type Figures = {
  kind: 'threats' | 'two_actions' | 'where';
  seed: string;
  level: number;
  levels: number;
  cards: Card[];
  position: FigurePosition;
  text: string;
};

export type FiguresAnswer = {
  seed: number;
  level: number;
  /** Squares, or cards. */
  answer: string[];
  streak?: number;
  /** As in the question. */
  school?: string | null;
  card?: string | null;
  threats?: boolean;
  lang?: Lang | null;
};

export type FiguresChecked = {
  right: boolean;
  truth: string[];
  /** By square the pieces used; by card how to summon it. */
  ways: Record<string, Square[][] | SummoningWay>;
  missing: string[];
  extra: string[];
  text: string;
  /** To go on with. */
  level: number;
  streak: number;
};

export type FirstGame = {
  id: string;
  title: string;
  about: string;
  setup: NewTable;
};

export type FlareHalf = {
  need: number;
  have: number;
  met: boolean;
};

export type FlareInfo = {
  name: string;
  upper: HalfInfo;
  lower: HalfInfo;
};

/** How near the halves of a flare are, against one opponent. */
export type FlareState = {
  id: Card;
  against: Colour;
  upper: FlareHalf;
  lower: FlareHalf;
};

export type FormInfo = {
  name: string;
  players: number[];
  team: boolean[];
  /** Those that may play a new game of it. */
  schools: School[];
};

export type Found = {
  kind: 'being' | 'flare' | 'legend' | 'rule' | 'task' | 'term';
  key: string;
  name: string;
  text: string;
};

/** How things stand in a game that is no secret any more, with every hand. */
export type Frame = {
  form: Form;
  team: boolean;
  /** The seats in turn order. */
  schools: School[];
  /** In a team both partners have the colour of the first. */
  colours: Record<School, Colour>;
  turn: number;
  turn_of: School;
  /** Whose choice it is: the same, or the partner who was given control; null when over. */
  to_move: School | null;
  /** What kind of choice it is. */
  asked: 'effect' | 'nothing' | 'point' | 'return' | 'start' | 'turn';
  actions: number;
  pieces: Pieces;
  /** Stones neither in the arena nor on a score track nor on the Merchant of Time. */
  stock: Record<Colour, Stock>;
  scores: Scores;
  /** Per school, with the penalty; in a melee those of the lowest colour. */
  points: Record<School, number>;
  /** The score that triggers the end. */
  target: number;
  /** How many cards each school holds. */
  hands: Record<School, number>;
  /** The same by the backs of the cards. */
  held: Record<School, Held>;
  /** How many cards are left: per school, and of the common decks. */
  decks: Record<string, number>;
  /** In a team game so many cards at the bottom of every school's deck lie sideways: the end is triggered when the last one above them is drawn. */
  sideways: number;
  /** Each school's discard pile, top last. */
  discard: Record<School, Card[]>;
  legends_discard: Card[];
  flares_discard: Card[];
  /** The current tasks, up to three, then the next. */
  tasks: Card[];
  claimed: Record<Colour, Card[]>;
  /** Current tasks that are fulfilled now. */
  claimable: Card[];
  /** A pending being lies open on its deck. It is public. */
  pending: Record<School, Card>;
  /** The card in play whose frozen effect may be thawed. It is public. */
  frozen: Record<School, Card>;
  /** Where the Gateway of a school stands that has one in the arena. */
  gateway: Record<School, Square>;
  /** Stones that have left the game: they are in no stock any more. */
  removed: Record<Colour, Removed>;
  /** Whose next turn has one action less. */
  slowed: School[];
  /** The points that a school's pending being costs its side; in a melee in every colour. */
  penalty: Record<School, number>;
  /** The stone on the Merchant of Time. */
  merchant: Merchant | null;
  /** The card whose effect is being carried out. */
  table: Card | null;
  /** Melee: the colours whose marker each colour has spent. */
  improvised: Record<Colour, Colour[]>;
  /** Enemy pieces destroyed this turn. */
  destroyed: Record<Colour, Destroyed>;
  /** The discard action of this turn has been used. */
  discarded: boolean;
  /** A flare has been invoked this turn. */
  flared: boolean;
  /** How many times more each destroyed piece counts (Gate of Oblivion). */
  gate: number;
  /** The next being may use an enemy piece (War or Frostweave Summoner). */
  loan: boolean;
  /** The next being may use two empty squares (Void Summoner). */
  void: boolean;
  /** The colour that forms the next being (Possessed Summoner), not the own one. */
  possessed: Colour | null;
  /** Warp effects played this turn. */
  warped: Card[];
  /** Extra cards of the own deck at the end of this turn. */
  extra_cards: number;
  /** Extra legends at the end of this turn. */
  extra_legends: number;
  /** Control has been handed over this turn. */
  handed_over: boolean;
  /** It is this player's first turn. */
  first_turn: boolean;
  /** An extra turn follows this one. */
  extra_turn: boolean;
  /** Whose turn triggered the end; the game is over after its next turn. */
  last: School | null;
  /** Turns to come after this one, once the end is triggered. */
  turns_left: number | null;
  /** Whose turns these are, in order; empty before the end is triggered. */
  to_come: School[];
  /** Who has agreed to an early end. */
  agreed: School[];
  over: boolean;
  /** Why the end was triggered or why the game is over. */
  reason: 'agreed' | 'deck' | 'points' | 'resigned' | null;
  winners: School[];
  cards: Record<School, Card[]>;
  task_states: TaskState[];
};

/** What a puzzle wants: a task, so many points or a legend this turn; or a being that is stopped, or cannot be. */
export type Goal = {
  task?: Card;
  score?: number;
  legend?: number;
  stop?: Card;
  hold?: Card;
};

export type GoodTurn = {
  choices: string[];
  /** The chance of its player after it. */
  value: number | null;
  changes: Changes;
  steps: Step[];
  reasons?: Reasons;
  /** What every step changes, all hands open. */
  frames?: FrameChanges[];
};

export type GoodTurns = {
  chances: Chances;
  turns: GoodTurn[];
  /** How deep the look was; the next one takes three times as long. */
  depth?: number;
  /** Whether no deeper look is offered. */
  deepest?: boolean;
};

/** The points after a turn. */
export type Growth = {
  turn: number;
  school: School;
  points: Record<School, number>;
  scores: Scores;
};

export type HalfInfo = {
  need: number;
  text: string;
};

export type Health = {
  status: 'ok';
};

/** Cards in hand, by their backs. */
export type Held = {
  school: number;
  legends: number;
  flares: number;
};

/** The first message; without a token one may watch. */
export type Hello = {
  type: 'hello';
  token?: string | null;
  lang?: Lang | null;
  /** The last state this browser has shown; the answer then holds the steps since. */
  seen?: number | null;
};

/** A good turn for whoever chooses, from the state it was asked in: what it changes, and why it is good. */
export type Hint = {
  type: 'hint';
  state: number;
  choices: string[];
  changes: Changes;
  reasons: Reasons;
  /** Of the message that is answered. */
  id?: number | string;
};

export type HintRequest = {
  what: Exercise;
  choices?: string[];
  choice?: string | null;
  lang?: Lang | null;
  /** Whether cards say what they lack; null: as the exercise has it. */
  help?: boolean | null;
  /** 1 an idea, 2 a card, 3 a square. */
  level?: number;
};

/** A hint: first an idea, then a card, then a square. */
export type HintTold = {
  level: number;
  text: string;
  cards: Card[];
  squares: Square[];
  /** So many choices have to be taken back first: they lead nowhere. */
  back: number;
};

/** I do not want that any more. */
export type Keep = {
  type: 'keep';
  seat: School;
  by?: School | null;
  /** Echoed in the answer. */
  id?: number | string | null;
};

export type LastGame = {
  table: string;
  /** Followed by ` team` where teams played. */
  form: string;
  school: School;
  result: 'lost' | 'shared' | 'won';
  at: Moment;
};

/** How far a turn is ahead of the best of another idea, and what that one plays and claims. */
export type Lead = {
  /** The difference of the chances to win. */
  by: number;
  played?: Card[];
  claimed?: Card[];
};

export type LessonExercise = {
  kind: 'lesson';
  id: string;
};

export type LessonInfo = {
  id: string;
  part: string;
  title: string;
  about: string;
  steps: number;
};

export type LessonName = {
  id: string;
  title: string;
};

export type LevelInfo = {
  name: string;
};

export type LinkSpan = {
  start: number;
  end: number;
  kind: 'card' | 'term';
  key: string;
};

/** What a link is good for. */
export type LinkState = {
  table: string;
  seat: School;
  name: string;
  /** Nobody has the seat yet; or whoever has it takes it to another device. */
  kind: 'invitation' | 'move';
  /** This browser has the seat. */
  mine: boolean;
  /** When somebody came to the seat first. */
  since: Moment | null;
};

export type LinkedHalf = {
  text: string;
  links: LinkSpan[];
  need: number;
};

export type LinkedText = {
  text: string;
  links: LinkSpan[];
};

/** An event in the log: in which turn, and who made the choice that led to it. */
export type LogLine = {
  turn: number;
  school: School;
  key: EventKey;
  params: Params;
  text: string;
  squares: Square[];
};

/** How a school looks that this client has no picture of. */
export type Look = {
  base: string;
  light: string;
  edge: string;
  ink: string;
  text: string;
  text_noon: string;
  emblem: string;
};

export type LookAtLink = {
  link: Link;
};

export type Made = {
  table: string;
};

/** A new table, with the secret link to every friend's seat. */
export type MadeTable = {
  table: string;
  links: Record<School, Link>;
};

/** The games with a school against a level, or against people. */
export type Meeting = {
  school: School;
  opponent: string;
  counts: Counts;
};

/** The rules have been mended since a game was played. */
export type Mended = {
  /** The first turn that the rules of today would have told otherwise. */
  turn: number;
  /** The turn that was running had to be begun again. */
  anew: boolean;
};

export type Merchant = {
  colour: Colour;
  rank: Rank;
  /** This stone bears the Gateway. */
  gateway?: boolean;
};

export type Missing = {
  square: Square;
  rank: Rank;
};

/** How much of a goal was reached. */
export type Near = {
  have: number;
  need: number;
};

/** A figure that is not complete yet. */
export type Nearest = {
  square: Square;
  with: Square[];
  missing: Missing[];
};

export type NewChapter = {
  revision: number;
  title?: string | null;
  replay?: string | null;
  text?: string | null;
};

export type NewLink = {
  table: string;
  seat: School;
  link: Link;
};

/** A study of a replay, or of a text: a position, a record, or a whole study. */
export type NewNotebook = {
  title?: string | null;
  replay?: string | null;
  text?: string | null;
};

export type NewSeat = {
  kind: SeatKind;
  name?: string | null;
  /** Or `random`. */
  school?: School | null;
  /** Of a bot: random, teacher, novice, adept, master, champion. */
  level?: Level | null;
  /** The team plays in the colour of this school, not of its first seat. */
  stones?: boolean;
};

export type NewStudy = {
  seats: StudySeat[];
  /** Go on with this game, after `step` steps. */
  replay?: string | null;
  step?: number | null;
  /** Or begin at this position. */
  text?: string | null;
  assist?: Assist | null;
};

/** A table that is asked for. */
export type NewTable = {
  form: Form;
  /** In turn order. */
  seats: NewSeat[];
  team?: boolean;
  seed?: number | null;
  assist?: Assist | null;
  /** How long bots think: quick 0.3, usual 1, long 3, longest 10 of their time. */
  pace?: Pace | null;
  clock?: Clock | null;
  /** Who has the first turn: the first seat, or one drawn by chance; the order stays. */
  begins?: Begins | null;
  /** What may be taken back: within the own turn, ended turns too if all others agree, nothing. */
  take_back?: TakeBack | null;
  /** The schools that seats without one may get; all, if left out. */
  pool?: School[] | null;
  /** Seats without a school choose one from the pool, in turn, before the game begins. */
  drafted?: boolean;
  /** Everybody can find the game in a list and watch it. */
  listed?: boolean;
};

export type NotebookInfo = {
  notebook: string;
  title: string;
  /** Whether this token may change it. */
  mine: boolean;
  revision: number;
  changed: Moment;
  chapters: ChapterInfo[];
};

/** A choice of a chapter. Those that follow another one come after it, the main line first. */
export type NotebookStep = {
  /** Its place in the list; null: the beginning. */
  parent: number | null;
  school: School;
  turn: number;
  choice: string;
  events: Event[];
  changed: FrameChanges;
  notes: Annotation;
};

export type Occurrence = {
  card: Card;
  /** In how many positions it can be summoned, from 0 to 1. */
  share: number;
};

/** A choice on offer, with everything needed to draw it; keys that do not apply are left out. */
export type Option = {
  text: string;
  kind: OptionKind;
  card?: Card;
  square?: Square;
  from?: Square;
  with?: Square[];
  others?: Square[][];
  marked?: Square[];
  inner?: Square[];
  directions?: Direction[];
  direction?: Direction;
  rays?: Record<string, Square[]>;
  colour?: Colour;
  rank?: Rank;
  task?: Card;
  part?: Part;
};

/** A finished game of one's own, whose worst turns can be played better. */
export type OwnGame = {
  replay: string;
  form: Form;
  team: boolean;
  school: School;
  at: Moment;
  /** How many are known; null while the game is not analysed. */
  turns: number | null;
};

/** Sent over the socket when nothing but the people has changed. */
export type People = {
  type: 'people';
  seats: Seat[];
  watching: number;
  /** This browser made the table. */
  creator: boolean;
  votes: Record<School, Vote>;
  clock: ClockState | null;
};

export type PlaceShown = {
  table: Table;
};

export type Play = {
  type: 'play';
  /** The number that came with the table. */
  state: number;
  choice: string;
  /** Echoed in the answer. */
  id?: number | string | null;
};

/** How one of the last games was played; as far as it has been analysed, how well. */
export type PlayedGame = {
  table: string;
  at: Moment;
  /** Followed by ` team` where teams played. */
  form: string;
  school: School;
  opponents: string[];
  result: 'lost' | 'shared' | 'won';
  turns: number;
  accuracy: number | null;
  kinds: Record<string, number>;
};

/** How somebody has played, as far as the analysis has come. */
export type PlayerSummary = {
  school: School;
  turns: number;
  /** The mean over the turns; 1 misses nothing. */
  accuracy: number | null;
  kinds: Record<string, number>;
};

/** A turn of a game as analysis sees it: the chances before it, and what its player's is after it. */
export type Point = {
  step: number;
  turn: number;
  school: School | null;
  chances: Chances;
  best: GoodTurn | null;
  /** The chance of its player after it: the one at the next point. */
  played: number | null;
  /** How much more the best turn was worth. */
  missed?: number | null;
  kind?: 'blunder' | 'brilliant' | 'inaccuracy' | 'mistake' | null;
};

export type PositionRequest = {
  text: string;
};

export type PositionShown = {
  frame: Frame;
  options: Option[];
  prospects: Record<School, Prospect[]>;
  flares: Record<School, FlareState[]>;
};

export type PositionText = {
  text: string;
};

export type Practice = {
  choices: string[];
  coach: Coach;
  table: Table;
};

export type PracticeRequest = {
  what: Exercise;
  choices?: string[];
  choice?: string | null;
  lang?: Lang | null;
  /** Whether cards say what they lack; null: as the exercise has it. */
  help?: boolean | null;
};

/** A being that somebody could have summoned. */
export type Prevented = {
  school: School;
  card: Card;
  squares: Square[];
};

/** What a choice would do. */
export type Preview = {
  type: 'preview';
  state: number;
  choice: string;
  steps: Step[];
  pieces: Pieces;
  points: Record<School, number>;
  scores: Scores;
  claimable: Card[];
  /** Of the message that is answered. */
  id?: number | string;
};

export type Problem = {
  error: Sentence;
};

/** What the last games teach, oldest first. */
export type Progress = {
  games: PlayedGame[];
  cards: CardCount[];
  tasks: TaskCount[];
};

/** Where a card of the hand can be summoned, or why not and what is nearest. */
export type Prospect = {
  card: Card;
  count: number;
  squares: Square[];
  reason: Sentence | null;
  nearest: Nearest[];
};

export type PuzzleExercise = {
  kind: 'puzzle';
  id: number;
};

export type PuzzleInfo = {
  id: number;
  grade: number;
  grade_name: string;
  goal: Goal;
  text: string;
  ways: number;
  school: School;
  motifs: ('defence' | 'flare' | 'legend' | 'score' | 'task' | 'thaw' | 'two_turns' | 'warp')[];
  /** The hand. */
  cards: Card[];
  /** By the search at first, then by what people make of it. */
  rating: number;
  /** By how many. */
  tried: number;
  /** By how many at the first attempt. */
  solved: number;
};

export type Puzzles = {
  day: Day;
  daily: number | null;
  puzzles: PuzzleInfo[];
};

/** What is asked of the seat to move. */
export type Question = {
  key: string;
  params: Params;
  text: string;
  part: Part;
  /** What answers can do, to be named: keys of the sentences' `parts`. */
  parts: string[];
  card: Card | null;
  /** Which text is being carried out. */
  effect: 'frozen' | 'lower' | 'regular' | 'upper' | 'warp' | null;
  /** The card whose text it is: a warp effect may be copied. */
  text_of: Card | null;
  square: Square | null;
  optional: boolean;
  step: number | null;
  steps: number | null;
};

/** Same screen: that person has taken the device. */
export type Ready = {
  type: 'ready';
  seat: School;
  /** Echoed in the answer. */
  id?: number | string | null;
};

/** Why a turn is good, beside what it changes at once. */
export type Reasons = {
  /** What can be summoned next turn. */
  threatens?: Summonable[];
  /** Tasks that are met, or nearly. */
  nears?: Card[];
  /** What others cannot summon any more. */
  prevents?: Prevented[];
  /** Tasks that others are further from. */
  denies?: Denied[];
  /** Whether they hold these cards, or only may. */
  known?: boolean;
  /** Of a hint: how much better it is than another idea. */
  ahead?: Lead;
};

export type RecordName = {
  replay: string;
};

export type RecordSummary = {
  replay: string;
  title: string;
  form: Form;
  team: boolean;
  schools: School[];
  winners: School[];
  over: boolean;
  turn: number;
  at: Moment;
};

/** What was asked for cannot be. */
export type Refused = {
  type: 'refused';
  key: string;
  params: Params;
  text: string;
  state?: number;
  /** The type of what was refused. */
  about?: string | null;
  /** Of the message that is answered. */
  id?: number | string;
};

/** What the teacher says now, if anything. */
export type Remark = {
  remark: TeacherRemark | null;
};

export type RemarkRequest = {
  made?: string[];
  lang?: Lang | null;
};

/** Stones by kind, a double-sided one as common; what is zero is left out. */
export type Removed = {
  common?: number;
  legendary?: number;
};

export type RemovedNotebook = {
  notebook: string;
};

export type RenewLink = {
  /** Also send away whoever came with the old link; only while schools are chosen. */
  free?: boolean;
};

/** I want a bot to stand in at a seat that was left, or somebody else to have it; `by` says in whose name. */
export type Replace = {
  type: 'replace';
  seat: School;
  /** Not a bot: somebody else shall have the seat, by a new invitation. */
  invite?: boolean;
  level?: Level | null;
  by?: School | null;
  /** Echoed in the answer. */
  id?: number | string | null;
};

/** A game from its beginning to its end, all hands open: a first frame, and what every step changes. */
export type Replay = {
  replay: string;
  kind: 'record' | 'table';
  title: string;
  at: Moment;
  seats: Seat[];
  origin: string | null;
  start: Frame;
  steps: ReplayStep[];
  /** Why the game has ended, if it has. */
  reason: Sentence | null;
  /** What has decided it where the points did not. */
  tie: Sentence | null;
  /** The version of the rules it was played by. */
  rules: number;
  /** It is shown as it was kept: the rules of today would tell it otherwise. */
  mended: Mended | null;
};

export type ReplayStep = {
  school: School;
  turn: number;
  choice: string;
  events: Event[];
  changed: FrameChanges;
};

export type Resign = {
  type: 'resign';
  seat?: School | null;
  /** Echoed in the answer. */
  id?: number | string | null;
};

/** How a game ended. */
export type Result = {
  winners: School[];
  /** Why the game has ended, which is not why somebody has won. */
  reason: Sentence;
  /** What has decided it where the points did not. */
  tie: Sentence | null;
  scores: Scores;
  points: Record<School, number>;
  history: Growth[];
  hands: Record<School, Card[]>;
};

/** The rules to look up, and what leads to them. */
export type RuleContents = {
  chapters: Record<string, string>;
  entries: Record<string, RuleInfo>;
  /** The rule behind a refusal, by its key. */
  refusals: Record<string, string>;
  /** The rule behind a question, by `KEY.FORM` or its key. */
  prompts: Record<string, string>;
  /** The rules a lesson teaches. */
  lessons: Record<string, string[]>;
};

export type RuleInfo = {
  name: string;
  chapter: string;
};

/** A preset message, over the socket. */
export type Said = {
  type: 'said';
  school: School;
  say: Say;
  at: Moment;
};

/** A preset message. */
export type SayIt = {
  type: 'say';
  say: Say;
  seat?: School | null;
  /** Echoed in the answer. */
  id?: number | string | null;
};

/** A preset message. */
export type Saying = {
  school: School;
  say: Say;
  at: Moment;
};

export type SchoolInfo = {
  name: string;
  short: string;
  colour: Colour;
  deck: string;
  warps: boolean;
  freezes: boolean;
  keeps_stone: boolean;
  has_gateway: boolean;
  look: Look | null;
};

export type Seat = {
  school: School;
  colour: Colour;
  /** Of a record it is not known who played. */
  kind: SeatKind | 'record';
  name: string;
  level: Level | null;
  mine: boolean;
  /** A bot, or a person who has taken the seat. */
  come: boolean;
  /** Connected at this moment; lists of tables do not say. */
  present?: boolean;
  /** Of a bot at a table: the seconds it may take for a turn. */
  thinks?: number;
  /** This bot plays for a person, who may take the seat back at any time. */
  stands_in?: boolean;
  /** This browser had the seat: a bot stands in until you take it back, you have moved to another device, or the others have agreed to give it to somebody else. */
  yours?: 'bot' | 'given' | 'moved';
  /** Of a person who is away: the seconds until the others may decide about the seat. */
  grace?: number;
  /** Nobody has the seat, or it is offered: whoever is invited takes it. */
  open?: boolean;
  /** The others have agreed that somebody else may have the seat. */
  offered?: boolean;
  same?: School;
  /** In lists: the others want a bot here, or somebody else. */
  wanted?: boolean;
  /** Of a bot that is to move and cannot think yet: its place in the line of thoughts. */
  waits?: number;
};

export type SendRecord = {
  text: string;
  title?: string | null;
};

/** Something that can be said in any language: a stable key, parameters, and the English text. */
export type Sentence = {
  key: string;
  params: Params;
  text: string;
};

/** What is said about a game, by the keys of events, endings, ties and refusals. */
export type Sentences = {
  numbers: string[];
  /** Before the last of several things that can be done. */
  last: string;
  stones: Record<string, string>;
  pieces: Record<string, string>;
  parts: Record<string, string>;
  events: Record<string, Template>;
  endings: Record<string, Template>;
  ties: Record<string, Template>;
  refusals: Record<string, Template>;
};

export type ServerMessage = Table | People | Said | Preview | Hint | Waiting | Refused;

/** A position as everybody may know it: after the last turn that was told. */
export type Shown = {
  pieces: Pieces;
  points: Record<School, number>;
};

/** What the text of a position describes, or what is wrong with it. */
export type ShownPosition = {
  /** By the keys of scenario files. */
  layout: Record<string, unknown> | null;
  problem: Sentence | null;
  text: string | null;
  position: PositionShown | null;
};

/** How somebody stands who solves puzzles. */
export type Solver = {
  rating: number;
  deviation: number;
  /** Whether the rating says something yet. */
  sure: boolean;
  /** Solved at the first attempt, one after the other. */
  streak: number;
  longest: number;
};

export type Solving = {
  you: Solver;
  /** By puzzle, what came of the first attempt: 1 solved, 0 missed. */
  attempts: Record<string, number>;
  own: OwnGame[];
};

/** Squares by what they are. */
export type Squares = {
  red: Square[];
  green: Square[];
  central: Square[];
  missing: Square[];
};

export type StandIn = {
  level?: Level | null;
};

export type Statistics = {
  games: Counts;
  /** Games several people played on one screen. */
  screen: number;
  forms: Record<string, Counts>;
  schools: Record<School, Counts>;
  opponents: Record<string, Counts>;
  /** By school and opponent. */
  meetings: Meeting[];
  streak: Streak;
  last: LastGame[];
};

/** A choice, what came of it, and the pieces afterwards. */
export type Step = {
  school: School;
  turn: number;
  choice: string;
  events: Event[];
  pieces: Pieces;
  /** Of a summoning: the squares of the pieces that form the figure. */
  with?: Square[];
};

export type Stock = {
  stones: number;
  legends: number;
};

export type Streak = {
  kind: 'lost' | 'shared' | 'won' | null;
  length: number;
  longest: Counts;
};

/** A seat of a study: it is for this browser and bots. */
export type StudySeat = {
  kind: SeatKind;
  name?: string | null;
  level?: Level | null;
};

/** A table as it stands in a list. */
export type Summary = {
  table: string;
  form: Form;
  team: boolean;
  seats: Seat[];
  to_move: School | null;
  over: boolean;
  winners: School[];
  mine: School[];
  turn: number;
  creator: boolean;
  changed: Moment;
  rematch: string | null;
  /** Of a study, where it goes on from. */
  origin: string | null;
  /** Null for a table of an earlier version, until it is opened. */
  shown: Shown | null;
  /** Everybody can find and watch it. */
  listed: boolean;
  /** Schools are being chosen; the seats without one are called seat1 … */
  drafting: boolean;
};

/** A being that can be summoned on some squares. */
export type Summonable = {
  card: Card;
  squares: Square[];
};

export type SummoningWay = {
  place: string;
  summon: string;
  with: Square[];
};

/** A turn worth a word. Those that missed most come first, brilliant finds last. */
export type Swing = {
  point: number;
  /** What it changed for its player: the next point less this one. */
  change: number;
  missed: number | null;
  kind?: 'blunder' | 'brilliant' | 'inaccuracy' | 'mistake' | null;
};

/** The whole truth for one browser. */
export type Table = {
  type: 'table';
  seats: Seat[];
  watching: number;
  /** This browser made the table. */
  creator: boolean;
  votes: Record<School, Vote>;
  clock: ClockState | null;
  table: string;
  state: number;
  assist: Assist;
  /** Whose person must take the device first. */
  curtain: School | null;
  view: View;
  /** `view.log` begins with this line; those before it have been sent and still hold. */
  log_from: number;
  question: Question | null;
  options: Option[];
  prospects: Prospect[];
  tasks: TaskState[];
  flares: FlareState[];
  /** At the end of a turn, why no flare can be lit. */
  no_flare: Sentence | null;
  /** How many cards ending the turn will bring to whoever ends it. */
  draws: number | null;
  can_undo: boolean;
  steps: Step[];
  /** The pieces before the first of the steps. */
  before: Pieces | null;
  result: Result | null;
  /** The table of the rematch, once somebody has asked for it. */
  rematch: string | null;
  /** Of a study, where it goes on from. */
  origin: string | null;
  /** Everybody can find the game in a list and watch it. */
  listed: boolean;
  /** The last preset messages, oldest first. */
  said: Saying[];
  /** The rules were mended since the game was begun, and it was played on by others. */
  mended?: Mended | null;
  /** Only at a table at which ended turns are taken back by agreement. */
  back?: TakingBack;
  /** The turns that were taken back by agreement, oldest first. */
  backs?: TurnBack[];
  /** Of the message that is answered. */
  id?: number | string;
};

export type TakeSeat = {
  link: Link;
  /** For the whole game: it counts with an invitation, not with a move. */
  name?: string | null;
};

export type TakenSeat = {
  table: string;
  seat: School;
};

export type TakingBack = {
  /** The seat in view has ended a turn and may ask to take it back. */
  possible: boolean;
  asked: AskedBack | null;
};

export type TaskCount = {
  task: string;
  claimed: number;
};

export type TaskInfo = {
  name: string;
  text: string;
  points: number;
  level: string;
  category: string;
};

export type TaskPart = {
  key: string;
  have: number;
  need: number;
};

/** A task as it stands for the side whose turn it is. */
export type TaskState = {
  name: Card;
  met: boolean;
  next: boolean;
  parts: TaskPart[];
  squares: Square[];
};

export type TeacherRemark = {
  key: string;
  text: string;
  /** The teacher offers to take the last turn back. */
  take_back: boolean;
};

export type Term = {
  name: string;
  text: string;
};

/** A chapter, all hands open: a first frame, and what every choice changes. */
export type ToldChapter = {
  chapter: string;
  title: string;
  revision: number;
  seats: Seat[];
  start: Frame;
  notes: Annotation;
  steps: NotebookStep[];
};

/** A turn that was taken back by agreement, with all that came after it. */
export type TurnBack = {
  turn: number;
  school: School;
  /** It happened after so many lines of the log as it stands. */
  line: number;
};

/** A turn of a game that has been analysed, to be played better. */
export type TurnExercise = {
  kind: 'turn';
  /** The name of the replay and the step at which the turn begins: `NAME/STEP`. */
  id: string;
};

export type Undo = {
  type: 'undo';
  /** The number that came with the table. */
  state: number;
  /** Echoed in the answer. */
  id?: number | string | null;
};

/** What game.view(seat) returns: everything that seat may see and nothing else; null is a spectator. */
export type View = {
  form: Form;
  team: boolean;
  /** The seats in turn order. */
  schools: School[];
  /** In a team both partners have the colour of the first. */
  colours: Record<School, Colour>;
  turn: number;
  turn_of: School;
  /** Whose choice it is: the same, or the partner who was given control; null when over. */
  to_move: School | null;
  /** What kind of choice it is. */
  asked: 'effect' | 'nothing' | 'point' | 'return' | 'start' | 'turn';
  actions: number;
  pieces: Pieces;
  /** Stones neither in the arena nor on a score track nor on the Merchant of Time. */
  stock: Record<Colour, Stock>;
  scores: Scores;
  /** Per school, with the penalty; in a melee those of the lowest colour. */
  points: Record<School, number>;
  /** The score that triggers the end. */
  target: number;
  /** How many cards each school holds. */
  hands: Record<School, number>;
  /** The same by the backs of the cards. */
  held: Record<School, Held>;
  /** How many cards are left: per school, and of the common decks. */
  decks: Record<string, number>;
  /** In a team game so many cards at the bottom of every school's deck lie sideways: the end is triggered when the last one above them is drawn. */
  sideways: number;
  /** Each school's discard pile, top last. */
  discard: Record<School, Card[]>;
  legends_discard: Card[];
  flares_discard: Card[];
  /** The current tasks, up to three, then the next. */
  tasks: Card[];
  claimed: Record<Colour, Card[]>;
  /** Current tasks that are fulfilled now. */
  claimable: Card[];
  /** A pending being lies open on its deck. It is public. */
  pending: Record<School, Card>;
  /** The card in play whose frozen effect may be thawed. It is public. */
  frozen: Record<School, Card>;
  /** Where the Gateway of a school stands that has one in the arena. */
  gateway: Record<School, Square>;
  /** Stones that have left the game: they are in no stock any more. */
  removed: Record<Colour, Removed>;
  /** Whose next turn has one action less. */
  slowed: School[];
  /** The points that a school's pending being costs its side; in a melee in every colour. */
  penalty: Record<School, number>;
  /** The stone on the Merchant of Time. */
  merchant: Merchant | null;
  /** The card whose effect is being carried out. */
  table: Card | null;
  /** Melee: the colours whose marker each colour has spent. */
  improvised: Record<Colour, Colour[]>;
  /** Enemy pieces destroyed this turn. */
  destroyed: Record<Colour, Destroyed>;
  /** The discard action of this turn has been used. */
  discarded: boolean;
  /** A flare has been invoked this turn. */
  flared: boolean;
  /** How many times more each destroyed piece counts (Gate of Oblivion). */
  gate: number;
  /** The next being may use an enemy piece (War or Frostweave Summoner). */
  loan: boolean;
  /** The next being may use two empty squares (Void Summoner). */
  void: boolean;
  /** The colour that forms the next being (Possessed Summoner), not the own one. */
  possessed: Colour | null;
  /** Warp effects played this turn. */
  warped: Card[];
  /** Extra cards of the own deck at the end of this turn. */
  extra_cards: number;
  /** Extra legends at the end of this turn. */
  extra_legends: number;
  /** Control has been handed over this turn. */
  handed_over: boolean;
  /** It is this player's first turn. */
  first_turn: boolean;
  /** An extra turn follows this one. */
  extra_turn: boolean;
  /** Whose turn triggered the end; the game is over after its next turn. */
  last: School | null;
  /** Turns to come after this one, once the end is triggered. */
  turns_left: number | null;
  /** Whose turns these are, in order; empty before the end is triggered. */
  to_come: School[];
  /** Who has agreed to an early end. */
  agreed: School[];
  over: boolean;
  /** Why the end was triggered or why the game is over. */
  reason: 'agreed' | 'deck' | 'points' | 'resigned' | null;
  winners: School[];
  /** Whose view it is; null for a spectator. */
  seat: School | null;
  /** How many entries the history has. */
  state: number;
  /** The seat's own cards; empty for a spectator. */
  hand: Card[];
  /** What everybody has seen happen, oldest first. */
  log: LogLine[];
};

/** Somebody wants a bot to stand in at a seat, or somebody else to have it. */
export type Vote = {
  /** Of the bot; null: somebody else shall have the seat. */
  level: Level | null;
  by: School[];
  /** All who must want it: who is here, and who may still come back. */
  asked: School[];
};

/** A hint that cannot be thought about yet: its place in the line of thoughts; null when its turn has come. */
export type Waiting = {
  type: 'waiting';
  state: number;
  place: number | null;
};

/** So many of one's own choices, then these; fewer than all: the others have to be taken back. */
export type Way = {
  kept: number;
  choices: string[];
};

/** No longer agree to that. */
export type Withdraw = {
  type: 'withdraw';
  seat?: School | null;
  /** Echoed in the answer. */
  id?: number | string | null;
};
