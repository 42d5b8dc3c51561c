// The one state of a table: the server's last word, what the player looks at, and what follows from both.
// Everything that can be computed is a pure function of model/; here it is only put together.
import { cheered, SILENCE, type Cheer } from '../model/cheer';
import { handChoices, stageOf, type Stage } from '../model/choices';
import type { Motion } from '../model/diff';
import { NO_PAST, pastOf } from '../model/past';
import { asked, boardOptions, completed, dropped, forced, goals, grabs, nextSquares, pathOf, pick, type Asked } from '../model/paths';
import { readPieces, type Position } from '../model/pieces';
import { makeScene, type Past, type Scene } from '../model/scene';
import { isNoise, withLog } from '../model/messages';
import type { StoryTurn } from '../model/story';
import type {
  Event, HintMessage, Nearest, Option, OptionKind, PeopleMessage, PreviewMessage, Prospect, SaidMessage, School, Seat, Sentence, ServerMessage, Square, TableMessage, View,
} from '../net/protocol';
import type { Line } from '../net/socket';
import { Company } from '../together/company.svelte';
import { Talk } from '../together/talk';
import { catalogue, isFlare } from './catalogue.svelte';
import { NewCards } from './newCards.svelte';
import type { Replay } from './replay.svelte';
import type { HandMemory } from './seen';
import { Telling, type TellingOptions } from './telling.svelte';
import { toldScene } from './toldScene';

/** A look must last this long before the server is asked what would happen. */
const PREVIEW_WAIT = 70;
const REFUSAL_TIME = 6000;
/** Preset messages that are kept, as many as the server keeps. */
const MOST_SAID = 20;
/** Stones a figure may lack to be drawn as nearly there. */
const FEW = 2;
/** Choices after which cards are drawn. */
const ENDING: ReadonlySet<string> = new Set<OptionKind>(['end', 'claim', 'point']);

export interface TableOptions extends TellingOptions {
  heard?: (motions: readonly Motion[], events: readonly Event[]) => void;
  /** Remembers hands, so that cards that are new can be marked. */
  hands?: HandMemory;
  /** A choice was made here. */
  did?: (option: Option) => void;
}

export class TableStore {
  message = $state.raw<TableMessage | null>(null);
  connected = $state(true);
  refusal = $state.raw<Sentence | null>(null);
  /** A choice is on its way: nothing can be chosen until the answer is here. */
  busy = $state(false);
  /** Fingers confirm: the first tap shows, the second plays. */
  careful = $state(false);

  pinned = $state<string | null>(null);
  peeked = $state<string | null>(null);
  path = $state.raw<readonly Square[]>([]);
  armed = $state(false);
  looked = $state<Square | null>(null);
  cursor = $state(0);
  /** Where the stone in the hand comes from. */
  dragged = $state<Square | null>(null);
  told = $state.raw<readonly Square[]>([]);
  /** Somebody else gives the hints here. */
  coached = false;
  /** Squares a teacher points at, until something is picked. */
  pointed = $state.raw<readonly Square[]>([]);
  /** A button under the pointer or focus: its option is in view without any square. */
  considered = $state.raw<Option | null>(null);
  /** What is left of the good turn the server has thought of. */
  advice = $state.raw<readonly string[]>([]);
  /** The hint as it came. */
  advised = $state.raw<HintMessage | null>(null);
  thinking = $state(false);
  /** The place of the hint in the line of thoughts, while it has to wait there. */
  place = $state<number | null>(null);
  #previews = $state.raw<ReadonlyMap<string, PreviewMessage>>(new Map());

  #options: TableOptions;
  readonly #telling = new Telling({
    seat: () => this.view?.seat ?? null,
    options: () => this.#options,
    heard: (motions, events) => this.#hear(motions, events),
  });
  readonly replay: Replay = this.#telling.replay;
  /** What the crowd has last cheered at. */
  cheer = $state.raw<Cheer>(SILENCE);
  /** Since when whoever is to move has been at it. */
  waiting = $state(Date.now());
  readonly company = new Company();
  /** Whoever speaks for this browser is the seat in view, or one of those it holds. */
  readonly talk = new Talk(
    (message) => this.#line?.send(message),
    () => this.seat?.school ?? this.message?.seats.find((seat) => seat.mine)?.school,
  );
  readonly newCards: NewCards;
  #line: Line | null = null;
  #played: string | null = null;
  #previewTimer: ReturnType<typeof setTimeout> | undefined;
  #refusalTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: TableOptions) {
    this.#options = options;
    this.newCards = new NewCards(options.hands);
  }

  connect(line: Line): void {
    this.#line = line;
  }

  // --- what the server said ---

  receive(message: ServerMessage): void {
    if (message.type === 'table') this.#receiveTable(message);
    else if (message.type === 'preview') this.#receivePreview(message);
    else if (message.type === 'hint') this.#receiveHint(message);
    else if (message.type === 'waiting') this.place = message.state === this.message?.state ? message.place : null;
    else if (message.type === 'people') this.#receivePeople(message);
    else if (message.type === 'said') this.#receiveSaid(message);
    else if (message.type === 'refused' && !isNoise(message)) this.refuse(message);
  }

  #receiveTable(received: TableMessage): void {
    const first = this.message === null;
    const message = withLog(received, this.message?.view.log ?? []);
    this.busy = false;
    this.letGo();
    this.#previews = new Map();
    if (message.state !== this.message?.state) this.advice = this.#played === this.advice[0] ? this.advice.slice(1) : [];
    this.#played = null;
    const heard = this.message?.said.at(-1)?.at ?? '';
    if (!first) for (const saying of message.said) if (saying.at > heard) this.company.hear(saying);
    this.company.told();
    const before = this.message?.view.state;
    if (message.view.turn !== this.view?.turn || message.view.to_move !== this.view.to_move) this.waiting = Date.now();
    this.message = message;
    if (!message.curtain) this.newCards.meet(message.view.seat, message.view.hand);
    if (this.pinned && !this.#holds(message.view, this.pinned)) this.pinned = null;
    this.peeked = null;
    this.#telling.receive(message, before);
  }

  /** A table that is only looked at: whoever shows it moves the pieces, and nothing is told. */
  show(message: TableMessage): void {
    this.busy = false;
    this.letGo();
    this.#previews = new Map();
    this.message = message;
    if (this.pinned && !this.#holds(message.view, this.pinned)) this.pinned = null;
    this.peeked = null;
  }

  #hear(motions: readonly Motion[], events: readonly Event[]): void {
    this.cheer = cheered(this.cheer, motions, events);
    this.#options.heard?.(motions, events);
  }

  /** Somebody has come or gone; the game itself is as it was. */
  #receivePeople({ type: _, ...people }: PeopleMessage): void {
    if (!this.message) return;
    this.company.told();
    const waited = this.turnSeat?.waits;
    this.message = { ...this.message, ...people };
    // Only now it begins to think.
    if (waited && !this.turnSeat?.waits) this.waiting = Date.now();
  }

  #receiveSaid({ type: _, ...saying }: SaidMessage): void {
    if (!this.message) return;
    this.company.hear(saying);
    this.message = { ...this.message, said: [...this.message.said, saying].slice(-MOST_SAID) };
  }

  #receiveHint(message: HintMessage): void {
    this.thinking = false;
    this.place = null;
    if (message.state !== this.message?.state) return;
    this.advice = message.choices;
    this.advised = message;
  }

  /** The pending being lies on the deck and a frozen effect before its owner, but they are chosen as if in hand. */
  #holds(view: View, card: string): boolean {
    return view.hand.includes(card) || (view.seat !== null && (view.pending?.[view.seat] === card || view.frozen?.[view.seat] === card));
  }

  #receivePreview(message: PreviewMessage): void {
    if (message.state !== this.message?.state) return;
    this.#previews = new Map(this.#previews).set(message.choice, message);
  }

  refuse(sentence: Sentence, forGood = false): void {
    this.busy = false;
    this.thinking = false;
    this.place = null;
    this.refusal = sentence;
    clearTimeout(this.#refusalTimer);
    if (forGood) return;
    this.#refusalTimer = setTimeout(() => (this.refusal = null), REFUSAL_TIME);
  }

  // --- what follows from it ---

  /** The turns since one's own last one; of whoever only watches, the last round. */
  get turns(): readonly StoryTurn[] {
    return this.#telling.turns;
  }
  readonly view: View | null = $derived(this.message?.view ?? null);
  readonly options: readonly Option[] = $derived(this.replay.telling ? [] : (this.message?.options ?? []));
  readonly stage: Stage = $derived(stageOf(this.options, this.message?.question ?? null));
  /** The seat this browser shows the hand of. */
  readonly seat: Seat | null = $derived(this.message?.seats.find((seat) => seat.school === this.message?.view.seat) ?? null);
  readonly turnSeat: Seat | null = $derived(this.message?.seats.find((seat) => seat.school === this.message?.view.to_move) ?? null);
  readonly turnSchool: string = $derived(this.view?.turn_of ?? '');
  readonly position: Position = $derived(this.replay.shown);

  readonly card: string | null = $derived(this.stage === 'turn' ? (this.peeked ?? this.pinned) : null);
  readonly prospect: Prospect | null = $derived(this.message?.prospects.find((item) => item.card === this.card) ?? null);
  /** The card board clicks are about; one that cannot be summoned leaves the board to placing. */
  readonly boardCard: string | null = $derived(
    this.card && !isFlare(this.card) && this.options.some((option) => option.kind === 'summon' && option.card === this.card) ? this.card : null,
  );
  readonly ways: readonly Option[] = $derived(boardOptions(this.options, this.boardCard));
  readonly fullPath: readonly Square[] = $derived(this.path.length > 0 ? this.path : forced(this.ways));
  /** The squares picked do not say clearly what is meant: the player is asked. */
  readonly asked: Asked | null = $derived(asked(this.ways, this.fullPath));
  /** More squares may be picked, though those picked stand for something already. */
  readonly forked: boolean = $derived((this.asked?.further.length ?? 0) > 0);
  /** Without the pick that waits for its confirmation: other picks stay on show beside it. */
  readonly openPath: readonly Square[] = $derived(this.armed && !this.forked ? this.fullPath.slice(0, -1) : this.fullPath);
  /** Figures that lack little; what lacks more is no help to look at. */
  readonly near: readonly Nearest[] = $derived(
    this.prospect?.count === 0 ? (this.prospect.nearest ?? []).filter((one) => one.missing.length <= FEW) : [],
  );
  readonly nearest: Nearest | null = $derived.by(() => {
    const all = this.near;
    return all.length > 0 ? all[this.cursor % all.length]! : null;
  });

  /** Options one more pick would complete; several are variants of one another. */
  readonly found: readonly Option[] = $derived.by(() => {
    if (this.looked && this.dragged) return dropped(this.ways, this.dragged, this.looked);
    if (this.looked) {
      const picked = pick(this.ways, this.fullPath, this.looked);
      if (picked && picked.found.length > 0) return picked.found;
    }
    if (this.armed) return completed(this.ways, this.fullPath);
    // A card in focus shows its first place before any square is looked at.
    return this.boardCard && this.path.length === 0 && !this.looked ? this.ways : [];
  });
  /** The option in view: what would be played now. */
  readonly option: Option | null = $derived(
    this.considered ?? (this.found.length > 0 ? this.found[this.cursor % this.found.length]! : null),
  );
  readonly preview: PreviewMessage | null = $derived(this.option ? (this.#previews.get(this.option.text) ?? null) : null);
  /** Squares that carry on what has been picked; `active` ones answer a click, be it by beginning anew. */
  readonly next: ReadonlySet<Square> = $derived(nextSquares(this.ways, this.fullPath));
  /** Stones that can be dragged. */
  readonly grabs: ReadonlySet<Square> = $derived(this.busy ? new Set() : grabs(this.ways));
  /** Where the table gives help: the next step of the good turn, if it is on offer. */
  readonly hint: Option | null = $derived(this.options.find((option) => option.text === this.advice[0]) ?? null);
  /** Why the turn that is proposed is good: said while its first choice is. */
  readonly hintReasons: HintMessage | null = $derived(this.hint && this.advised?.choices[0] === this.hint.text ? this.advised : null);
  readonly hintsOffered: boolean = $derived(!this.coached && this.message?.assist === 'full' && this.options.length > 0);
  readonly active: ReadonlySet<Square> = $derived(new Set([...this.next, ...nextSquares(this.ways, []), ...goals(this.ways)]));
  readonly past: Past = $derived(this.view && !this.replay.telling ? pastOf(this.view.log, this.view.turn, this.turnSchool) : NO_PAST);

  /** What a press on a card of the hand chooses while cards themselves are asked for. */
  readonly handChoices: ReadonlyMap<string, Option> = $derived(handChoices(this.options));

  /** The being whose effect runs, where it stands. */
  readonly being: { square: Square; card: string } | null = $derived.by(() => {
    const { card, square } = this.replay.telling ? {} : (this.message?.question ?? {});
    return card && square ? { card, square } : null;
  });
  readonly scene: Scene = $derived(this.replay.beat ? toldScene(this.replay.beat, this.position, this.#colourOf(this.replay.beat.school)) : makeScene({
    position: this.position,
    options: this.options,
    question: this.message?.question ?? null,
    card: this.card && !isFlare(this.card) ? this.card : null,
    rank: this.card ? (catalogue.card(this.card)?.rank ?? null) : null,
    path: this.openPath,
    option: this.option,
    nearest: this.nearest,
    preview: this.preview ? readPieces(this.preview.pieces) : null,
    colour: this.seat?.colour ?? null,
    past: this.past,
    told: this.option || this.path.length > 0 ? this.told : [...this.told, ...this.pointed],
    being: this.being,
  }));

  #colourOf(school: School): string | null {
    return this.message?.seats.find((seat) => seat.school === school)?.colour ?? null;
  }

  // --- what the player does ---

  look(square: Square | null): void {
    this.looked = square;
    if (square && !this.armed) this.cursor = 0;
  }

  peek(card: string | null): void {
    this.peeked = card;
    if (card) this.newCards.look(card);
    this.cursor = 0;
    this.letGo();
  }

  pin(card: string): void {
    this.pinned = this.pinned === card ? null : card;
    this.newCards.look(card);
    this.cursor = 0;
    this.letGo();
  }

  /** Next way to fill the figure, next place, next nearly-place. */
  cycle(by: 1 | -1): void {
    const count = this.option ? this.found.length : this.near.length;
    if (count > 0) this.cursor = (this.cursor + by + count) % count;
  }

  pick(square: Square): void {
    if (this.replay.telling) {
      this.replay.skip();
      // Whoever only wanted to end the story has not chosen yet; a learner does what the coach says, and can go back.
      if (!this.coached) return;
    }
    if (this.options.length === 0 || this.busy) return;
    // The second click confirms; where there was more than one meaning it takes the first click back.
    if (this.armed && square === this.fullPath.at(-1)) return this.forked ? this.letGo() : this.playOption();
    const picked = pick(this.ways, this.fullPath, square);
    if (!picked) return this.#wish(square);
    this.path = picked.path;
    this.cursor = 0;
    this.armed = picked.found.length > 0;
    if (picked.found.length === 1 && !picked.open && !this.careful) this.play(picked.found[0]!.text);
  }

  /** A stone is taken into the hand; what it could do lights up. */
  grab(square: Square): void {
    this.letGo();
    this.cursor = 0;
    this.dragged = square;
    if (nextSquares(this.ways, []).has(square)) this.path = [square];
  }

  /** A drag says all: what is clear is played, with a finger too. */
  drop(square: Square | null): void {
    const from = this.dragged;
    const found = from && square ? dropped(this.ways, from, square) : [];
    this.letGo();
    if (found.length === 1) return this.play(found[0]!.text);
    if (found.length === 0) return;
    this.path = pathOf(found[0]!);
    this.armed = true;
  }

  /** A card dragged onto the board: its being rises there, unless something is left to ask. */
  dropCard(card: string, square: Square | null): void {
    this.letGo();
    if (this.boardCard !== card || !square) return;
    const picked = pick(this.ways, [], square);
    if (picked?.found.length === 1 && !picked.open && !this.busy) this.play(picked.found[0]!.text);
    else this.pick(square);
  }

  /** Plays the option in view: the big button, or the second tap. */
  playOption(): void {
    if (this.option) this.play(this.option.text);
  }

  play(choice: string): void {
    if (!this.message || this.busy) return;
    this.busy = true;
    this.refusal = null;
    this.#played = choice;
    const option = this.message.options.find(({ text }) => text === choice);
    if (option) this.#options.did?.(option);
    this.newCards.chose(option !== undefined && ENDING.has(option.kind));
    this.#line?.send({ type: 'play', state: this.message.state, choice });
  }

  /** Not on offer. The server knows why: it refuses a preview with its reason, and nothing is changed by asking. */
  #wish(square: Square): void {
    this.path = [];
    this.armed = false;
    if (!this.message) return;
    const choice = this.boardCard ? `summon ${this.boardCard} ${square}` : this.stage === 'turn' ? `place ${square}` : square;
    this.#line?.send({ type: 'preview', state: this.message.state, choice });
  }

  /** Asks for a good turn; the answer takes its time, and play goes on meanwhile. */
  askHint(): void {
    if (this.options.length === 0 || !this.message || this.thinking) return;
    this.thinking = true;
    this.#line?.send({ type: 'hint', state: this.message.state });
  }

  undo(): void {
    if (!this.message?.can_undo || this.busy) return;
    this.busy = true;
    this.#line?.send({ type: 'undo', state: this.message.state });
  }

  ready(): void {
    if (this.message?.curtain) this.#line?.send({ type: 'ready', seat: this.message.curtain });
  }

  /** Drops what was picked on the board; the card stays. */
  letGo(): void {
    this.path = [];
    this.armed = false;
    this.dragged = null;
    this.considered = null;
  }

  /** Lets go of the squares picked, or else of the card, be it kept or only looked at. */
  escape(): void {
    if (this.path.length > 0 || this.considered) return this.letGo();
    this.pinned = null;
    this.peeked = null;
  }

  /** Asks what the option in view would do, once it has been looked at for a moment. Called in an effect. */
  askPreview(): void {
    clearTimeout(this.#previewTimer);
    const option = this.option;
    const state = this.message?.state;
    if (!option || state === undefined || this.#previews.has(option.text)) return;
    this.#previewTimer = setTimeout(() => this.#line?.send({ type: 'preview', state, choice: option.text }), PREVIEW_WAIT);
  }

  destroy(): void {
    clearTimeout(this.#previewTimer);
    clearTimeout(this.#refusalTimer);
    this.replay.destroy();
    this.company.destroy();
    this.#line?.close();
  }
}
