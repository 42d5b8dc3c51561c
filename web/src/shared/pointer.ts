// Whether the mouse has really moved: what appears under a resting pointer gets the browser's events too, and must not
// take them for interest.
let last: { x: number; y: number } | null = null;
let moving = false;

function follow(event: PointerEvent): void {
  moving = last === null || event.screenX !== last.x || event.screenY !== last.y;
  last = { x: event.screenX, y: event.screenY };
}

addEventListener('pointermove', follow, { capture: true, passive: true });
addEventListener('pointerdown', follow, { capture: true, passive: true });

/** True while an event of a mouse on its way is handled. */
export function mouseMoves(event: PointerEvent): boolean {
  return event.pointerType === 'mouse' && moving;
}
