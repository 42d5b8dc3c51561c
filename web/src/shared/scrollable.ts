// Svelte attachment: a region that scrolls can be reached and scrolled by keys, and only as long as it scrolls.
// To ask whether it scrolls makes the browser lay out the page at once. All regions are asked together after the next
// picture, when that costs nothing: a click is answered first.
const waiting = new Set<HTMLElement>();

function ask(element: HTMLElement): void {
  if (waiting.size === 0) requestAnimationFrame(() => setTimeout(answer));
  waiting.add(element);
}

function answer(): void {
  const found = [...waiting].map((element) => ({ element, scrolls: element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1 }));
  waiting.clear();
  for (const { element, scrolls } of found) {
    if (scrolls && !element.hasAttribute('tabindex')) element.tabIndex = 0;
    else if (!scrolls) element.removeAttribute('tabindex');
  }
}

export function scrollable(element: HTMLElement): () => void {
  const look = () => ask(element);
  const sizes = new ResizeObserver(look);
  const content = new MutationObserver(look);
  sizes.observe(element);
  content.observe(element, { childList: true, subtree: true, characterData: true });
  look();
  return () => {
    sizes.disconnect();
    content.disconnect();
    waiting.delete(element);
  };
}
