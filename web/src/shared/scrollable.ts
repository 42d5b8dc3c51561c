// Svelte attachment: a region that scrolls can be reached and scrolled by keys, and only as long as it scrolls. Where more
// of it is to come, `data-more` says: below, beside. What has the class `fades` fades there, the last line of text with the
// class `trails` at its end. What is cut and cannot be scrolled says the same.
// To ask whether it scrolls makes the browser lay out the page at once. All regions are asked together after the next
// picture, when that costs nothing: a click is answered first.
const waiting = new Set<HTMLElement>();
const fixed = new WeakSet<HTMLElement>();

function ask(element: HTMLElement): void {
  if (waiting.size === 0) requestAnimationFrame(() => setTimeout(answer));
  waiting.add(element);
}

function lookAt(element: HTMLElement): { element: HTMLElement; scrolls: boolean; more: string } {
  const wide = element.scrollWidth - element.clientWidth;
  const high = element.scrollHeight - element.clientHeight;
  const more = [high - element.scrollTop > 2 ? 'below' : '', wide - element.scrollLeft > 2 ? 'beside' : ''].filter(Boolean).join(' ');
  return { element, scrolls: wide > 1 || high > 1, more };
}

function answer(): void {
  const found = [...waiting].map(lookAt);
  waiting.clear();
  for (const { element, scrolls, more } of found) {
    if (scrolls && !fixed.has(element) && !element.hasAttribute('tabindex')) element.tabIndex = 0;
    else if (!scrolls) element.removeAttribute('tabindex');
    if ((element.dataset['more'] ?? '') !== more) element.dataset['more'] = more;
  }
}

export function scrollable(element: HTMLElement): () => void {
  const look = () => ask(element);
  const sizes = new ResizeObserver(look);
  const content = new MutationObserver(look);
  sizes.observe(element);
  content.observe(element, { childList: true, subtree: true, characterData: true });
  element.addEventListener('scroll', look, { passive: true });
  look();
  return () => {
    sizes.disconnect();
    content.disconnect();
    element.removeEventListener('scroll', look);
    waiting.delete(element);
  };
}

/** Only says whether there is more: the text is cut until its card is looked at. */
export function cut(element: HTMLElement): () => void {
  fixed.add(element);
  return scrollable(element);
}
