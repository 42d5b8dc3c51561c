// A study that is open: where we are in the tree of a chapter, the table it is shown on, and every change of it. What is
// changed is kept at once; what is asked of the server is asked one after another, and each change finds its place in the
// tree when its turn comes.
import { drawnPieces } from '../../model/pieces';
import { why } from '../../net/api';
import type { Annotation, ClientMessage, EditChapter, Edited, Frame, LogLine, NotebookInfo, School, Seat, Sentence, TableMessage, ToldChapter } from '../../net/protocol';
import { TableStore, type TableOptions } from '../../state/table.svelte';
import { messageOf } from '../replay/frames';
import { studyApi, type Matter } from './api';
import { added, endOf, found, lineTo, NO_NOTES, pathOf, placeIn, promoted, removed, rootOf, treeOf, written, type Node } from './tree';

/** So long one stays at a place before it is asked what can be chosen there. */
const REST = 160;

/** A change that waits for its turn: where, what, and of a note what is new in it. */
interface Wish {
  node: Node;
  chapter: string;
  edit: Pick<EditChapter, 'do' | 'choice'>;
  fresh: Partial<Annotation>;
}

export class StudyStore {
  info = $state.raw<NotebookInfo>({ notebook: '', title: '', mine: false, revision: 0, changed: '', chapters: [] });
  chapter = $state.raw<ToldChapter | null>(null);
  at = $state.raw<Node>({ step: null, notes: NO_NOTES, parent: null, children: [] });
  /** Counts the changes of the tree, whose nodes are plain. */
  version = $state(0);
  problem = $state.raw<Sentence | null>(null);
  saving = $state(0);

  readonly table: TableStore;
  #root: Node = this.at;
  #frames = new WeakMap<Node, Frame>();
  /** Which chapter a tree is of, by its beginning. */
  #chapters = new WeakMap<Node, string>();
  #wishes = new Set<Wish>();
  #queue: Promise<void> = Promise.resolve();
  #revision = 0;
  #state = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #gone = false;

  constructor(info: NotebookInfo, options: TableOptions) {
    this.info = info;
    this.#revision = info.revision;
    this.table = new TableStore(options);
    this.table.coached = true;
    this.table.connect({ send: (message) => this.#hear(message), close: () => {} });
  }

  get root(): Node {
    void this.version;
    return this.#root;
  }

  get mine(): boolean {
    return this.info.mine;
  }

  readonly seats: readonly Seat[] = $derived.by(() => (this.chapter?.seats ?? []).map((seat) => ({ ...seat, kind: 'record' as const, mine: true })));
  readonly frame: Frame | null = $derived.by(() => {
    void this.version;
    return this.chapter ? this.frameOf(this.at) : null;
  });
  readonly notes: Annotation = $derived.by(() => {
    void this.version;
    return this.at.notes;
  });
  readonly path: string = $derived.by(() => {
    void this.version;
    return written(this.at);
  });

  frameOf(node: Node): Frame {
    let frame = this.chapter!.start;
    for (const one of lineTo(node)) {
      const known = this.#frames.get(one) ?? { ...frame, ...one.step!.changed };
      this.#frames.set(one, known);
      frame = known;
    }
    return frame;
  }

  seatOf(school: School): Seat | null {
    return this.seats.find((seat) => seat.school === school) ?? null;
  }

  // --- looking ---

  open(chapter: string, path = ''): Promise<void> {
    return this.#inTurn(async () => {
      await this.#load(chapter, (root) => found(root, path));
    });
  }

  /** Read a chapter, and go to a place in it. What was noted and has not been sent yet is kept. */
  async #load(chapter: string, place: (root: Node) => Node): Promise<boolean> {
    try {
      const told = await studyApi.chapter(this.info.notebook, chapter);
      if (this.#gone) return false;
      const root = treeOf(told);
      for (const wish of this.#wishes) {
        const node = wish.chapter === chapter ? placeIn(root, wish.node) : null;
        if (node) node.notes = { ...node.notes, ...wish.fresh };
      }
      this.#learn(told.revision);
      this.#root = root;
      this.#chapters.set(root, chapter);
      this.#frames = new WeakMap();
      this.chapter = told;
      this.version++;
      this.problem = null;
      this.go(place(root));
      return true;
    } catch (error) {
      this.problem = why(error);
      return false;
    }
  }

  /** An answer that was long on its way tells nothing new. */
  #learn(revision: number): void {
    this.#revision = Math.max(this.#revision, revision);
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#queue.then(work);
    this.#queue = done.then(() => {}, () => {});
    return done;
  }

  go(node: Node): void {
    const forward = node.parent === this.at && this.at !== node;
    this.at = node;
    const frame = this.frameOf(node);
    this.table.show(this.#shown(messageOf({ replay: this.info.notebook, seats: [...this.seats] }, frame, 0, 'all', [])));
    const pieces = drawnPieces(frame);
    if (forward) this.table.replay.follow([{ ...node.step!, pieces }], pieces);
    else this.table.replay.jump(pieces);
    this.#ask();
  }

  back(): void {
    if (this.at.parent) this.go(this.at.parent);
  }

  on(): void {
    if (this.at.children[0]) this.go(this.at.children[0]);
  }

  first(): void {
    this.go(this.#root);
  }

  last(): void {
    this.go(endOf(this.at));
  }

  /** To what was chosen at this place in another variation. */
  aside(by: 1 | -1): void {
    const all = this.at.parent?.children ?? [];
    const other = all[all.indexOf(this.at) + by];
    if (other) this.go(other);
  }

  // --- playing ---

  /** What can be chosen here, once one has come to rest; only for whoever may change the study. */
  #ask(): void {
    clearTimeout(this.#timer);
    const { at, chapter } = this;
    if (!this.mine || !chapter || this.frameOf(at).over) return;
    this.#timer = setTimeout(async () => {
      await this.#queue;
      if (this.at !== at || this.#gone) return;
      try {
        const shown = await studyApi.place(this.info.notebook, chapter.chapter, pathOf(at));
        if (this.at === at && !this.#gone) this.table.show(this.#shown(shown));
      } catch (error) {
        if (this.at === at) this.problem = why(error);
      }
    }, REST);
  }

  #shown(message: TableMessage): TableMessage {
    const lines = lineTo(this.at).flatMap(({ step }) => step!.events.map((event): LogLine => ({ ...event, turn: step!.turn, school: step!.school })));
    return { ...message, state: ++this.#state, seats: [...this.seats], can_undo: false, assist: 'full', view: { ...message.view, log: lines } };
  }

  #hear(message: ClientMessage): void {
    if (message.type === 'play') void this.play(message.choice);
    else if (message.type === 'preview') void this.#preview(message.choice, message.state);
  }

  async #preview(choice: string, state: number): Promise<void> {
    const { at, chapter } = this;
    await this.#queue;
    try {
      const found = await studyApi.preview(this.info.notebook, chapter!.chapter, pathOf(at), choice);
      if (this.at === at && state === this.#state) this.table.receive({ ...found, state });
    } catch (error) {
      if (this.at === at) this.table.refuse(why(error));
    }
  }

  /** Another choice at this place: a new variation, or one that is there already. */
  async play(choice: string): Promise<void> {
    const { at } = this;
    const known = at.children.find((child) => child.step!.choice === choice);
    if (known) return this.go(known);
    await this.#change(at, { do: 'play', choice }, (edited, place) => {
      const node = edited.step ? added(place, edited.step) : place.children[edited.place ?? 0];
      this.version++;
      if (node && this.at === place) this.go(node);
    });
  }

  // --- changing ---

  note(notes: Annotation, at: Node = this.at): void {
    const old = at.notes;
    const fresh: Partial<Annotation> = {
      ...(notes.comment === old.comment ? {} : { comment: notes.comment }),
      ...(notes.marks === old.marks ? {} : { marks: notes.marks }),
      ...(notes.arrows === old.arrows ? {} : { arrows: notes.arrows }),
    };
    const place = this.#placeOf(at) ?? at;
    place.notes = { ...place.notes, ...fresh };
    this.version++;
    void this.#change(place, { do: 'note' }, () => {}, fresh);
  }

  promote(node: Node): void {
    void this.#change(node, { do: 'promote' }, (_, place) => {
      promoted(place);
      this.version++;
    });
  }

  remove(node: Node): void {
    void this.#change(node, { do: 'remove' }, (_, place) => {
      const inside = lineTo(this.at).includes(place);
      removed(place);
      this.version++;
      if (inside) this.go(place.parent!);
    });
  }

  #chapterOf(node: Node): string {
    return this.#chapters.get(rootOf(node))!;
  }

  /** A node as it stands now; of a chapter that was left, as it stood then. */
  #placeOf(node: Node): Node | null {
    return placeIn(this.#chapterOf(node) === this.chapter!.chapter ? this.#root : rootOf(node), node);
  }

  /** One change after another, each on what the one before has made. */
  async #change(node: Node, edit: Wish['edit'], then: (edited: Edited, place: Node) => void, fresh: Partial<Annotation> = {}): Promise<void> {
    const wish: Wish = { node, chapter: this.#chapterOf(node), edit, fresh };
    this.#wishes.add(wish);
    this.saving++;
    await this.#inTurn(() => this.#carryOut(wish, then));
    this.#wishes.delete(wish);
    this.saving--;
  }

  /** What is refused is looked at anew. A note finds its place there too, and is not written in vain. */
  async #carryOut(wish: Wish, then: (edited: Edited, place: Node) => void): Promise<void> {
    const { chapter, edit } = wish;
    let refused: Sentence | null = null;
    for (let last = edit.do !== 'note'; ; last = true) {
      const place = this.#placeOf(wish.node);
      if (!place) {
        this.table.busy = false;
        return;
      }
      try {
        const notes = edit.do === 'note' ? place.notes : {};
        const edited = await studyApi.edit(this.info.notebook, chapter, { ...edit, ...notes, path: pathOf(place), revision: this.#revision });
        this.#learn(edited.revision);
        this.problem = refused;
        then(edited, place);
        return;
      } catch (error) {
        refused = why(error);
        this.table.busy = false;
        if (edit.do === 'play' && refused.key !== 'notebook_changed') return this.table.refuse(refused);
        const { at } = this;
        const path = written(at);
        const known = await this.#load(this.chapter!.chapter, (root) => placeIn(root, at) ?? found(root, path));
        this.problem = refused;
        if (last || !known || refused.key !== 'notebook_changed' || chapter !== this.chapter!.chapter) return;
      }
    }
  }

  // --- titles and chapters ---

  entitle(title: string): Promise<boolean> {
    return this.#book(() => studyApi.entitle(this.info.notebook, this.#revision, title));
  }

  entitleChapter(chapter: string, title: string): Promise<boolean> {
    return this.#book(() => studyApi.entitleChapter(this.info.notebook, chapter, this.#revision, title));
  }

  async addChapter(matter: Matter, title: string): Promise<boolean> {
    const before = this.info.chapters.length;
    const fine = await this.#book(() => studyApi.add(this.info.notebook, this.#revision, matter, title));
    const added = this.info.chapters[before];
    if (fine && added) await this.open(added.chapter);
    return fine;
  }

  async removeChapter(chapter: string): Promise<void> {
    const fine = await this.#book(() => studyApi.removeChapter(this.info.notebook, chapter));
    const first = this.info.chapters[0];
    if (fine && first && this.chapter?.chapter === chapter) await this.open(first.chapter);
  }

  #book(ask: () => Promise<NotebookInfo>): Promise<boolean> {
    return this.#inTurn(async () => {
      try {
        this.info = await ask();
        this.#learn(this.info.revision);
        this.problem = null;
        return true;
      } catch (error) {
        this.problem = why(error);
        return false;
      }
    });
  }

  destroy(): void {
    this.#gone = true;
    clearTimeout(this.#timer);
    this.table.destroy();
  }
}
