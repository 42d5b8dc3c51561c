// What is wrong with the layout of the page: every complaint is a line of words.
// What may be cut says so with dots, or its last line runs out; what scrolls may be scrolled, what is read downwards not
// sideways.
(smallest) => {
  const found = [];
  const CONTROLS = 'button, a[href], input, select, summary, [role=button], [role=tab], [role=gridcell]';
  const AT_HAND = '.phone footer .btn, .phone:not(:has(.coach)) > .sheet > .tabs button, .sum .go .btn, .curtain .btn, .desk:not(:has(.coach)) .turn .buttons .btn';
  // What has to be read whole: dots are no excuse here.
  const WHOLE = '.top .mid p, .hand .title h3, .desk .who small';
  const root = document.scrollingElement;
  const dialog = document.querySelector('dialog[open]');

  const name = (one) => {
    const words = one.ariaLabel || one.dataset?.square || one.innerText || one.value || '';
    const classes = (one.getAttribute('class') ?? '').replace(/ ?svelte-\w+/g, '').replaceAll(' ', '.');
    return `${one.tagName.toLowerCase()}.${classes} "${words.trim().replace(/\s+/g, ' ').slice(0, 50)}"`;
  };
  const above = (one) => (one.parentElement ? [one.parentElement, ...above(one.parentElement)] : []);
  const seen = (one) =>
    one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !one.closest('.unseen, [inert], .sprite') &&
    (!dialog || dialog.contains(one));
  const cuts = (overflow) => overflow === 'hidden' || overflow === 'clip';
  const scrolls = (overflow) => overflow === 'auto' || overflow === 'scroll';
  const holds = (one) => {
    const { overflowX } = getComputedStyle(one);
    return one !== root && one !== document.body && (cuts(overflowX) || scrolls(overflowX));
  };
  const dots = (one, { textOverflow, webkitLineClamp }) => one.matches('.trails') || textOverflow === 'ellipsis' || !['', 'none'].includes(webkitLineClamp);

  function page() {
    if (root.scrollWidth > innerWidth + 1) {
      const wide = [...document.body.querySelectorAll('*')]
        .filter((one) => seen(one) && one.getBoundingClientRect().right > innerWidth + 1 && !above(one).some(holds));
      found.push(`the page is ${root.scrollWidth} wide: ${wide.slice(-2).map(name).join(', ')}`);
    }
    for (const one of document.querySelectorAll('.told, dialog[open] .body')) {
      if (one.scrollWidth > one.clientWidth + 1) found.push(`${one.scrollWidth - one.clientWidth} too wide: ${name(one)}`);
    }
    // At a table nothing is below the screen; pages to be read may be longer.
    const table = document.querySelector('main[data-stage]:not(:has(.coach))');
    if (table && root.scrollHeight > innerHeight + 1) found.push(`the table is ${root.scrollHeight} high`);
  }

  /** What lies over a point of a control, if it is not the control. */
  function over(one, x, y) {
    const top = document.elementFromPoint(x, y);
    if (!top) return 'outside';
    const own = one === top || one.contains(top) || one.closest('label')?.contains(top);
    return own ? '' : name(top);
  }

  function covered(one) {
    const box = one.getClientRects()[0] ?? one.getBoundingClientRect(); // a link may go on in the next line
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const points = [[x, y], [box.left + 2, y], [box.right - 2, y], [x, box.top + 2], [x, box.bottom - 2]];
    return points.map(([px, py]) => over(one, px, py)).find(Boolean) ?? '';
  }

  function control(one) {
    const box = (one.closest('label') ?? one).getBoundingClientRect();
    if (box.width === 0 || box.height === 0) return;
    // A line of text that can be tapped is as high as the line.
    const line = one.closest('p, li, .log') || getComputedStyle(one).display === 'inline';
    if (innerWidth < 900 && !line && Math.min(box.width, box.height) < smallest - 0.5) {
      found.push(`a target of ${box.width.toFixed(0)}x${box.height.toFixed(0)}: ${name(one)}`);
    }
    const by = covered(one);
    if (!by) return;
    if (one.matches(AT_HAND)) {
      found.push(`not at hand (${by}): ${name(one)}`);
      return;
    }
    const before = above(one).map((up) => [up, up.scrollLeft, up.scrollTop]);
    one.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    // What snaps into place may need more of a push.
    if (covered(one)) one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const still = covered(one);
    // A page can scroll what nobody else can.
    const forced = before.find(([up, left, top]) => {
      const { overflowX, overflowY } = getComputedStyle(up);
      return (cuts(overflowX) && up.scrollLeft !== left) || (cuts(overflowY) && up.scrollTop !== top);
    });
    if (still) found.push(`covered or outside (${still}): ${name(one)}`);
    else if (forced) found.push(`lies where nothing scrolls (${name(forced[0])}): ${name(one)}`);
    for (const [up, left, top] of before) up.scrollTo({ left, top, behavior: 'instant' });
  }

  function text(node) {
    const one = node.parentElement;
    const words = `"${node.textContent.trim().slice(0, 50)}" in ${name(one)}`;
    const own = getComputedStyle(one);
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter((box) => box.width > 0);
    const out = (edge, x, y) => boxes.some((box) => box.left < edge.left - x || box.right > edge.right + x || box.top < edge.top - y || box.bottom > edge.bottom + y);

    if (own.display !== 'inline' && one.scrollWidth > one.clientWidth + 1 && !dots(one, own) && !scrolls(own.overflowX)) {
      found.push(`too wide for its box: ${words}`);
    }
    if (one.matches(WHOLE) && (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 4)) found.push(`not said in full: ${words}`);
    const button = one.closest('button, .btn');
    if (button && !dots(one, own) && out(button.getBoundingClientRect(), 1, 3)) found.push(`grows out of its button: ${words}`);

    const free = { x: false, y: false };
    let dotted = false;
    for (const up of [one, ...above(one)]) {
      const style = getComputedStyle(up);
      dotted ||= dots(up, style);
      free.x ||= scrolls(style.overflowX);
      free.y ||= scrolls(style.overflowY);
      const edge = up.getBoundingClientRect();
      // Lines may stick out of a tight box by what a letter does not fill.
      const x = free.x || !cuts(style.overflowX) ? Infinity : 1.5;
      const y = free.y || !cuts(style.overflowY) ? Infinity : 5;
      if (!dotted && out(edge, x, y)) {
        found.push(`cut by ${name(up)}: ${words}`);
        return;
      }
    }
    if (!free.x && !dotted && out({ left: 0, right: innerWidth }, 1, Infinity)) found.push(`beyond the window: ${words}`);
  }

  /** What is to be seen of a text: its lines, without what scrolls away or is cut off. */
  function visible(node) {
    const range = document.createRange();
    range.selectNodeContents(node);
    let boxes = [...range.getClientRects()].map(({ left, right, top, bottom }) => ({ left, right, top, bottom, line: bottom - top }));
    for (const up of [node.parentElement, ...above(node.parentElement)]) {
      const { overflowX, overflowY } = getComputedStyle(up);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const edge = up.getBoundingClientRect();
      boxes = boxes.map((box) => ({ ...box, left: Math.max(box.left, edge.left), right: Math.min(box.right, edge.right), top: Math.max(box.top, edge.top), bottom: Math.min(box.bottom, edge.bottom) }));
    }
    return boxes.filter((box) => box.right - box.left > 3 && box.bottom - box.top > 5);
  }

  /** Whether something between a text and what it shares with another hides the other. */
  function hides(one, other) {
    for (let up = one; up && !up.contains(other); up = up.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(up);
      if (backgroundImage !== 'none' || !/^rgba\(.*, 0\)$/.test(backgroundColor)) return true;
    }
    return false;
  }

  function overlaps(nodes) {
    const all = nodes.flatMap((node) => visible(node).map((box) => ({ node, box })));
    all.forEach((a, i) => {
      for (const b of all.slice(i + 1)) {
        const x = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
        const y = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
        // Lines set tight share what letters do not fill, also where the edge of what scrolls leaves little of one.
        if (x < 3 || y < Math.min(a.box.line, b.box.line) * 0.4 || a.node === b.node) continue;
        const [one, other] = [a.node.parentElement, b.node.parentElement];
        if (!hides(one, other) && !hides(other, one)) found.push(`"${a.node.textContent.trim().slice(0, 40)}" lies over "${b.node.textContent.trim().slice(0, 40)}"`);
      }
    });
  }

  page();
  for (const one of document.querySelectorAll(CONTROLS)) if (seen(one)) control(one);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) {
    const one = walker.currentNode.parentElement;
    if (!walker.currentNode.textContent.trim() || !seen(one) || one.closest('svg, script, style, option, .sunk')) continue;
    texts.push(walker.currentNode);
  }
  texts.forEach(text);
  overlaps(texts);
  return [...new Set(found)];
}
