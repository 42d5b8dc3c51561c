// A list of lines, each a button: one of them is in the tab order, arrow keys go up and down from it, and the current
// one is kept in sight.

/** Arrow keys on a list: the focus goes to the line above or below, and nobody else hears of the key. */
export function walkLines(event: KeyboardEvent, lines = 'button'): void {
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (by === 0 || !(event.currentTarget instanceof HTMLElement)) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLButtonElement>(lines)];
  const next = all[all.findIndex((line) => line === document.activeElement) + by];
  if (!next) return;
  event.preventDefault();
  event.stopPropagation();
  next.focus();
}

/** Scroll a list until one of its lines is in sight, below a head that sticks, without moving the page. */
export function bringInSight(list: HTMLElement, line: HTMLElement | null): void {
  if (!line) return;
  const { top, bottom } = line.getBoundingClientRect();
  const frame = list.getBoundingClientRect();
  if (top < frame.top + 28) list.scrollTop += top - frame.top - 40;
  else if (bottom > frame.bottom) list.scrollTop += bottom - frame.bottom + 24;
}
