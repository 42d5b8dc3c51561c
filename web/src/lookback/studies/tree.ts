// A chapter as a tree of choices: how it is walked, changed and shown. The server keeps the same tree; both change it alike.
import type { Annotation, NotebookStep, ToldChapter } from '../../net/protocol';

export const NO_NOTES: Annotation = { comment: '', marks: [], arrows: [] };

export interface Node {
  /** The choice; of the beginning null. */
  step: NotebookStep | null;
  notes: Annotation;
  parent: Node | null;
  /** What may follow, the main line first. */
  children: Node[];
}

export function treeOf(chapter: ToldChapter): Node {
  const root: Node = { step: null, notes: chapter.notes, parent: null, children: [] };
  const nodes: Node[] = [];
  for (const step of chapter.steps) nodes.push(added(step.parent === null ? root : nodes[step.parent]!, step));
  return root;
}

export function added(parent: Node, step: NotebookStep): Node {
  const node: Node = { step, notes: step.notes, parent, children: [] };
  parent.children.push(node);
  return node;
}

/** From the beginning, which is left out, to a node. */
export function lineTo(node: Node): Node[] {
  const line: Node[] = [];
  for (let one: Node | null = node; one?.parent; one = one.parent) line.push(one);
  return line.reverse();
}

/** Which choice at every fork. */
export function pathOf(node: Node): number[] {
  return lineTo(node).map((one) => one.parent!.children.indexOf(one));
}

/** The beginning a node goes back to. */
export function rootOf(node: Node): Node {
  let root = node;
  while (root.parent) root = root.parent;
  return root;
}

/** The same place in a tree that may have changed or been read anew since; null where it is gone. */
export function placeIn(root: Node, node: Node): Node | null {
  let at = root;
  for (const one of lineTo(node)) {
    const next = at.children.includes(one) ? one : at.children.find((child) => child.step!.choice === one.step!.choice);
    if (!next) return null;
    at = next;
  }
  return at;
}

/** As it stands in an address: "12.1.30" is 12 choices of the main line, then the first variation, then 30 choices of it. */
export function written(node: Node): string {
  const parts: number[] = [];
  let main = 0;
  for (const place of pathOf(node)) {
    if (place === 0) main++;
    else {
      parts.push(main, place);
      main = 0;
    }
  }
  return [...parts, main].join('.');
}

/** The node an address leads to; as near to it as the tree allows. */
export function found(root: Node, text: string): Node {
  let node = root;
  const parts = text.split('.').filter(Boolean).map(Number);
  for (const [i, part] of parts.entries()) {
    if (i % 2 === 1) {
      const child = node.children[part];
      if (!child) return node;
      node = child;
    } else for (let n = 0; n < part && node.children[0]; n++) node = node.children[0];
  }
  return node;
}

export function endOf(node: Node): Node {
  let end = node;
  while (end.children[0]) end = end.children[0];
  return end;
}

export function promoted(node: Node): void {
  const all = node.parent!.children;
  all.splice(all.indexOf(node), 1);
  all.unshift(node);
}

export function removed(node: Node): void {
  const all = node.parent!.children;
  all.splice(all.indexOf(node), 1);
}

export interface Row {
  node: Node;
  /** How many variations it lies in. */
  depth: number;
  /** A turn begins here: it gets a heading. */
  head: boolean;
  /** A variation begins here. */
  branch: boolean;
}

/** The tree as lines: a choice, then what might have been chosen instead of it, then what followed. */
export function rowsOf(root: Node): Row[] {
  const rows: Row[] = [];
  // What is still to be told, the next one last: a tree is as deep as its game is long.
  const waiting = root.children.slice(0, 1).map((node) => ({ node, depth: 0, branch: false }));
  while (waiting.length > 0) {
    const { node, depth, branch } = waiting.pop()!;
    const before = node.parent!.step;
    rows.push({ node, depth, branch, head: branch || before?.turn !== node.step!.turn || isStart(before.choice) !== isStart(node.step!.choice) });
    if (node.children[0]) waiting.push({ node: node.children[0], depth, branch: false });
    const [main, ...others] = node.parent!.children;
    if (main === node) waiting.push(...others.reverse().map((other) => ({ node: other, depth: depth + 1, branch: true })));
  }
  return rows;
}

export function isStart(choice: string): boolean {
  return choice.startsWith('start ');
}
