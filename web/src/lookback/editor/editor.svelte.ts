// The position editor: a draft, what the server says of it, and what the reader is holding.
import { why } from '../../net/api';
import type { Colour, GoodTurn, GoodTurns, Rank, Sentence, ShownPosition, Square } from '../../net/protocol';
import { catalogue } from '../../state/catalogue.svelte';
import { lookbackApi } from '../api';
import { Deepening } from '../deepening.svelte';
import { editorHash } from '../addresses';
import { lookbackRoute } from '../route.svelte';
import { coloursOf, emptyDraft, readDraft, withStone, writeDraft, type Draft } from './draft';

const WAIT = 220;

export type Brush = { colour: Colour; rank: Rank } | null;

export class EditorStore {
  draft = $state.raw<Draft>(emptyDraft());
  brush = $state.raw<Brush>({ colour: 'blue', rank: 'common' });
  shown = $state.raw<ShownPosition | null>(null);
  /** A text that is being typed or was pasted, as long as it is not the position yet; and what is wrong with it. */
  typed = $state<string | null>(null);
  trouble = $state.raw<Sentence | null>(null);
  /** The strongest turns by the text of the position. */
  readonly deepening: Deepening<string> = new Deepening(
    (text, depth, signal) => lookbackApi.positionTurns(text, depth, signal),
    (error) => (this.trouble = error === null ? null : why(error, String(error))),
  );
  variation = $state.raw<GoodTurn | null>(null);
  marked = $state.raw<readonly Square[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  readonly text: string = $derived.by(() => writeDraft(this.draft, catalogue.data.schools));
  readonly colours: readonly Colour[] = $derived.by(() => coloursOf(this.draft, catalogue.data.schools));
  readonly problem: Sentence | null = $derived(this.trouble ?? this.shown?.problem ?? null);
  readonly fine: boolean = $derived(this.trouble === null && this.shown !== null && this.shown.problem === null);

  /** Begins with the text of a link, or with an empty arena. */
  async open(text: string): Promise<void> {
    if (text.trim()) await this.read(text);
    else this.change(this.draft);
  }

  change(draft: Draft): void {
    this.draft = draft;
    this.typed = null;
    this.deepening.letGo();
    this.variation = null;
    this.trouble = null;
    this.marked = [];
    if (this.brush && !this.colours.includes(this.brush.colour)) this.brush = { ...this.brush, colour: this.colours[0] ?? '' };
    lookbackRoute.follow(editorHash(this.text));
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#check(this.text), this.shown ? WAIT : 0);
  }

  put(square: Square): void {
    this.change(withStone(this.draft, square, this.brush));
  }

  /** Takes a text over; one that is wrong changes nothing and stays to be mended. */
  async read(text: string): Promise<void> {
    this.typed = text;
    const found = await this.#ask(text);
    if (!found) return;
    this.trouble = found.problem;
    if (found.problem === null && found.layout !== null) this.change(readDraft(found.layout, text));
  }

  async #check(text: string): Promise<void> {
    const found = await this.#ask(text);
    if (found) this.shown = found;
  }

  /** What the server says; null if it says nothing, or if a newer question is on its way. */
  async #ask(text: string): Promise<ShownPosition | null> {
    const number = ++this.#asked;
    try {
      const found = await lookbackApi.position(text);
      return number === this.#asked ? found : null;
    } catch (error) {
      this.trouble = why(error, String(error));
      return null;
    }
  }

  readonly turns: GoodTurns | null = $derived.by(() => this.deepening.found.get(this.text) ?? null);

  /** Looks for the strongest turns, as long as the reader does. */
  async analyse(looking: () => boolean): Promise<void> {
    const { text } = this;
    await this.deepening.ask(text, () => looking() && text === this.text);
  }

  /** Whether a turn is on show; a deeper look may have found it once more. */
  shows(turn: GoodTurn): boolean {
    return this.variation?.choices.join('|') === turn.choices.join('|');
  }

  destroy(): void {
    clearTimeout(this.#timer);
    this.deepening.letGo();
  }
}
