import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { drawn, fits, MOST_DRAWN } from '../src/lookback/studies/drawing';
import { added, endOf, found, lineTo, NO_NOTES, pathOf, promoted, removed, rowsOf, treeOf, written, type Node } from '../src/lookback/studies/tree';
import { studyApi } from '../src/lookback/studies/api';
import { StudyStore } from '../src/lookback/studies/study.svelte';
import { ApiError } from '../src/net/api';
import { readPage, studyHash } from '../src/lookback/addresses';
import turn from '../fixtures/turn';
import type { EditChapter, Frame, NotebookInfo, NotebookStep, ToldChapter } from '../src/net/protocol';

vi.mock('../src/lookback/studies/api', () => ({ studyApi: { chapter: vi.fn(), edit: vi.fn(), place: vi.fn(), preview: vi.fn() } }));

const step = (parent: number | null, choice: string, at = 1): NotebookStep => ({ parent, school: 'northern', turn: at, choice, events: [], changed: {}, notes: NO_NOTES });
const { seat: _, state: __, hand: ___, log: ____, ...shown } = turn.table.view;
const start: Frame = { ...shown, cards: {}, task_states: [] };
const chapter: ToldChapter = {
  chapter: 'c1', title: '', revision: 3, seats: [], start, notes: NO_NOTES,
  // a b c, instead of b: d e, instead of e: f
  steps: [step(null, 'a'), step(0, 'b'), step(1, 'c', 2), step(0, 'd'), step(3, 'e'), step(3, 'f')],
};
const tree = () => treeOf(chapter);
const name = (node: Node) => node.step?.choice ?? '-';
const of = (root: Node, text: string) => rowsOf(root).find(({ node }) => name(node) === text)!.node;

describe('the tree of a study', () => {
  it('is told line by line, variations after the choice they stand instead of', () => {
    const rows = rowsOf(tree());
    expect(rows.map(({ node, depth }) => `${name(node)}${depth}`)).toEqual(['a0', 'b0', 'd1', 'e1', 'f2', 'c0']);
    expect(rows.filter(({ branch }) => branch).map(({ node }) => name(node))).toEqual(['d', 'f']);
    expect(rows.filter(({ head }) => head).map(({ node }) => name(node))).toEqual(['a', 'd', 'f', 'c']);
  });

  it('has a path and an address for every place', () => {
    const root = tree();
    for (const text of ['a', 'b', 'c', 'd', 'e', 'f']) expect(found(root, written(of(root, text)))).toBe(of(root, text));
    expect(pathOf(of(root, 'f'))).toEqual([0, 1, 1]);
    expect([written(root), written(of(root, 'c')), written(of(root, 'e')), written(of(root, 'f'))]).toEqual(['0', '3', '1.1.1', '1.1.0.1.0']);
    expect(lineTo(of(root, 'e')).map(name)).toEqual(['a', 'd', 'e']);
    expect(name(found(root, '1.7.3'))).toBe('a');
    expect(name(found(root, '99'))).toBe('c');
    expect(name(endOf(root))).toBe('c');
  });

  it('grows, and variations are promoted and removed', () => {
    const root = tree();
    added(of(root, 'c'), step(2, 'g'));
    expect(name(endOf(root))).toBe('g');
    promoted(of(root, 'd'));
    expect(rowsOf(root).map(({ node }) => name(node))).toEqual(['a', 'd', 'b', 'c', 'g', 'e', 'f']);
    removed(of(root, 'b'));
    expect(rowsOf(root).map(({ node }) => name(node))).toEqual(['a', 'd', 'e', 'f']);
  });

  it('tells several variations of a choice in their order', () => {
    const rows = rowsOf(treeOf({ ...chapter, steps: [step(null, 'a'), step(null, 'b'), step(1, 'c'), step(null, 'd')] }));
    expect(rows.map(({ node }) => name(node))).toEqual(['a', 'b', 'c', 'd']);
  });

  it('may be as deep as a long game', () => {
    const long = { ...chapter, steps: Array.from({ length: 3000 }, (_, i) => step(i === 0 ? null : i - 1, `s${i}`)) };
    const root = treeOf(long);
    expect(rowsOf(root)).toHaveLength(3000);
    expect(written(endOf(root))).toBe('3000');
  });
});

describe('drawings', () => {
  it('come and go with the same stroke, and change their tone with another', () => {
    const marked = drawn(NO_NOTES, 'e5', 'e5', 'bad');
    expect(marked.marks).toEqual([{ square: 'e5', tone: 'bad' }]);
    expect(drawn(marked, 'e5', 'e5', 'good').marks).toEqual([{ square: 'e5', tone: 'good' }]);
    expect(drawn(marked, 'e5', 'e5', 'bad').marks).toEqual([]);
    const arrow = drawn(marked, 'e5', 'e7', 'plain');
    expect(arrow.arrows).toEqual([{ start: 'e5', end: 'e7', tone: 'plain' }]);
    expect(drawn(arrow, 'e7', 'e5', 'plain').arrows).toHaveLength(2);
    expect(drawn(arrow, 'e5', 'e7', 'plain')).toEqual(marked);
  });

  it('are not without end', () => {
    const many = { ...NO_NOTES, marks: Array.from({ length: MOST_DRAWN }, () => ({ square: 'e5', tone: 'plain' as const })) };
    expect([fits(many), fits({ ...many, arrows: [{ start: 'e5', end: 'e6', tone: 'plain' }] })]).toEqual([true, false]);
  });
});

describe('the address of a study', () => {
  it('leads to a chapter and a place in it', () => {
    expect(readPage(studyHash('k3f9', 'c1', '1.1.2'))).toEqual({ kind: 'study', study: 'k3f9', chapter: 'c1', path: '1.1.2' });
    expect(readPage(studyHash('k3f9'))).toEqual({ kind: 'study', study: 'k3f9', chapter: null, path: '' });
    expect(readPage('#/studies')).toEqual({ kind: 'studies' });
  });
});

describe('a study that is open', () => {
  const info: NotebookInfo = { notebook: 'k3f9', title: 'Two', mine: true, revision: 3, changed: '2026-01-31T12:00:00Z', chapters: [{ chapter: 'c1', title: '', form: 'duel', schools: [] }] };
  const asked = () => vi.mocked(studyApi.edit).mock.calls.map(([, , edit]) => edit);
  let study: StudyStore;

  beforeEach(async () => {
    vi.clearAllMocks();
    vi.mocked(studyApi.chapter).mockResolvedValue(chapter);
    vi.mocked(studyApi.place).mockResolvedValue({ ...turn.table, options: [] });
    study = new StudyStore(info, { reducedMotion: () => true });
    await study.open('c1', '1.1.0');
  });
  afterEach(() => study.destroy());

  it('goes on, back and aside', () => {
    expect(name(study.at)).toBe('d');
    study.aside(-1);
    expect(name(study.at)).toBe('b');
    study.last();
    expect(study.path).toBe('3');
    study.back();
    study.on();
    expect(name(study.at)).toBe('c');
    study.first();
    expect(study.at).toBe(study.root);
  });

  it('asks what can be chosen only of whoever may change it, once one rests', async () => {
    vi.useFakeTimers();
    study.first();
    study.on();
    await vi.advanceTimersByTimeAsync(500);
    expect(vi.mocked(studyApi.place).mock.calls).toEqual([['k3f9', 'c1', [0]]]);
    const read = new StudyStore({ ...info, mine: false }, { reducedMotion: () => true });
    await read.open('c1');
    await vi.advanceTimersByTimeAsync(500);
    expect(studyApi.place).toHaveBeenCalledTimes(1);
    read.destroy();
    vi.useRealTimers();
  });

  it('plays into a new variation, or into the one that is there', async () => {
    await study.play('e');
    expect([name(study.at), asked()]).toEqual(['e', []]);
    vi.mocked(studyApi.edit).mockResolvedValue({ revision: 4, step: step(null, 'h'), place: 0 });
    await study.play('h');
    expect([name(study.at), study.path]).toEqual(['h', '1.1.2']);
    expect(asked()).toEqual([{ revision: 3, path: [0, 1, 0], do: 'play', choice: 'h' }] satisfies EditChapter[]);
  });

  it('keeps changes one after another, each on the revision before', async () => {
    vi.mocked(studyApi.edit).mockImplementation((_, __, edit) => Promise.resolve({ revision: edit.revision + 1, step: null, place: null }));
    study.note({ ...NO_NOTES, comment: 'first' });
    study.promote(study.at);
    study.note({ ...NO_NOTES, comment: 'second' });
    expect(study.saving).toBe(3);
    await vi.waitFor(() => expect(study.saving).toBe(0));
    expect(asked().map((edit) => [edit.revision, edit.do])).toEqual([[3, 'note'], [4, 'promote'], [5, 'note']]);
    expect(study.path).toBe('2');
  });

  it('is looked at anew when another window was faster', async () => {
    vi.mocked(studyApi.edit).mockRejectedValue(new ApiError(409, { key: 'notebook_changed', params: {}, text: 'changed' }));
    study.remove(study.at);
    await vi.waitFor(() => expect(study.problem?.key).toBe('notebook_changed'));
    expect(studyApi.chapter).toHaveBeenCalledTimes(2);
    expect(name(study.at)).toBe('d');
  });

  describe('while changes are on their way', () => {
    const fine = () => vi.mocked(studyApi.edit).mockImplementation((_, __, edit) => Promise.resolve({ revision: edit.revision + 1, step: null, place: null }));
    const settled = () => vi.waitFor(() => expect(study.saving).toBe(0));
    const changed = () => new ApiError(409, { key: 'notebook_changed', params: {}, text: 'changed' });
    const paths = () => asked().map((edit) => [edit.do, edit.path]);

    it('finds what is removed where it stands by then', async () => {
      fine();
      const [b, d] = study.root.children[0]!.children;
      study.remove(b!);
      study.remove(b!);
      study.remove(d!);
      await settled();
      expect(paths()).toEqual([['remove', [0, 0]], ['remove', [0, 0]]]);
      expect([rowsOf(study.root).map(({ node }) => name(node)), name(study.at)]).toEqual([['a'], 'a']);
    });

    it('writes beside the choice that was meant', async () => {
      fine();
      study.promote(study.at);
      study.note({ ...NO_NOTES, comment: 'mine' });
      await settled();
      expect(paths()).toEqual([['promote', [0, 1]], ['note', [0, 0]]]);
    });

    it('is opened after them, and an old answer does not lower the revision', async () => {
      fine();
      study.note({ ...NO_NOTES, comment: 'first' });
      const opened = study.open('c1', '1.1.0');
      expect(studyApi.chapter).toHaveBeenCalledTimes(1);
      await opened;
      study.note({ ...NO_NOTES, comment: 'second' });
      await settled();
      expect(asked().map((edit) => edit.revision)).toEqual([3, 4]);
    });

    it('keeps a note that was made while it was opened', async () => {
      fine();
      const opened = study.open('c1', '1.1.0');
      study.note({ ...NO_NOTES, comment: 'meanwhile' });
      await opened;
      expect(study.notes.comment).toBe('meanwhile');
      await settled();
      expect(asked()).toEqual([{ ...NO_NOTES, revision: 3, path: [0, 1], do: 'note', comment: 'meanwhile' }] satisfies EditChapter[]);
    });

    it('keeps what was typed when another window was faster, beside what that one has written', async () => {
      const marks = [{ square: 'e5', tone: 'good' as const }];
      // Meanwhile there is another first variation, and d is marked.
      const steps = [step(null, 'a'), step(0, 'x'), step(0, 'b'), { ...step(0, 'd'), notes: { ...NO_NOTES, marks } }];
      vi.mocked(studyApi.chapter).mockResolvedValue({ ...chapter, revision: 8, steps });
      fine();
      vi.mocked(studyApi.edit).mockRejectedValueOnce(changed());
      const { at } = study;
      study.note({ ...at.notes, comment: 'typed' });
      await settled();
      expect(asked().at(-1)).toEqual({ revision: 8, path: [0, 2], do: 'note', comment: 'typed', marks, arrows: [] } satisfies EditChapter);
      expect([name(study.at), study.notes, study.problem?.key]).toEqual(['d', { ...NO_NOTES, comment: 'typed', marks }, 'notebook_changed']);
      // Typed to its end beside what was there before: the same place is meant.
      study.note({ ...at.notes, comment: 'typed to its end' }, at);
      expect(study.notes).toEqual({ ...NO_NOTES, comment: 'typed to its end', marks });
      await settled();
    });

    it('writes a note to the chapter it was made in', async () => {
      fine();
      const { at } = study;
      vi.mocked(studyApi.chapter).mockResolvedValue({ ...chapter, chapter: 'c2', steps: [] });
      await study.open('c2');
      study.note({ ...NO_NOTES, comment: 'late' }, at);
      await settled();
      expect(vi.mocked(studyApi.edit).mock.calls.map(([, where, edit]) => [where, edit.path])).toEqual([['c1', [0, 1]]]);
      expect(study.notes.comment).toBe('');
    });
  });
});
