// Svelte attachment: a region that scrolls can be reached and scrolled by keys, and only as long as it scrolls.
export function scrollable(element: HTMLElement): () => void {
  const look = () => {
    const scrolls = element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
    if (scrolls) element.tabIndex = 0;
    else element.removeAttribute('tabindex');
  };
  const sizes = new ResizeObserver(look);
  const content = new MutationObserver(look);
  sizes.observe(element);
  content.observe(element, { childList: true, subtree: true, characterData: true });
  look();
  return () => {
    sizes.disconnect();
    content.disconnect();
  };
}
