// How the lines that there is room for are shared out.

/** So many lines for each of several texts that want some: what one does not need the others get; each has at least one. */
export function shareLines(wanted: readonly number[], room: number): number[] {
  const lines = wanted.map(() => 1);
  for (let left = room - lines.length; left > 0; left--) {
    const open = lines.map((_, i) => i).filter((i) => lines[i]! < wanted[i]!);
    if (open.length === 0) break;
    const least = open.reduce((a, b) => (lines[b]! < lines[a]! ? b : a));
    lines[least]!++;
  }
  return lines;
}
