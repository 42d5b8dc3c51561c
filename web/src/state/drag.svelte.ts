// Dragging with a mouse or a finger: a press that moves becomes a drag, everything else stays a click.
import type { Square } from '../net/protocol';
import type { Stone } from '../model/pieces';

/** A press wanders this far, in pixels, before it counts as a drag. */
const SLOP = 8;

export type Held = { card: string } | { stone: Stone };

export interface Acts {
  begin: () => void;
  /** The square under the pointer. */
  over: (square: Square | null) => void;
  /** Let go there; null where nothing takes it, or when the drag was given up. */
  drop: (square: Square | null) => void;
}

/** What is in the hand at this moment, and where the pointer is. */
class Dragging {
  held = $state.raw<Held | null>(null);
  x = $state(0);
  y = $state(0);
}

export const dragging = new Dragging();

export function drag(press: PointerEvent, held: Held, acts: Acts): void {
  if (press.button !== 0 || !press.isPrimary) return;
  const watch = new AbortController();
  const { signal } = watch;

  function end(square: Square | null): void {
    watch.abort();
    if (!dragging.held) return;
    dragging.held = null;
    swallowClick();
    acts.drop(square);
  }

  addEventListener('pointermove', (event) => {
    if (event.pointerId !== press.pointerId) return;
    if (!dragging.held) {
      if (Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY) < SLOP) return;
      dragging.held = held;
      acts.begin();
    }
    dragging.x = event.clientX;
    dragging.y = event.clientY;
    acts.over(squareUnder(dragging));
  }, { signal });
  // The board may move under a pointer at rest.
  addEventListener('scroll', () => dragging.held && acts.over(squareUnder(dragging)), { signal, capture: true });
  // A second finger: both want to enlarge.
  addEventListener('pointerdown', (event) => event.pointerId !== press.pointerId && end(null), { signal });
  addEventListener('pointerup', (event) => event.pointerId === press.pointerId && end(squareUnder({ x: event.clientX, y: event.clientY })), { signal });
  addEventListener('pointercancel', (event) => event.pointerId === press.pointerId && end(null), { signal });
  addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !dragging.held) return;
    event.preventDefault();
    end(null);
  }, { signal, capture: true });
}

function squareUnder({ x, y }: { x: number; y: number }): Square | null {
  return document.elementFromPoint(x, y)?.closest<SVGElement>('[data-square]')?.dataset['square'] ?? null;
}

/** The click that ends a drag picks nothing. */
function swallowClick(): void {
  const swallow = (event: Event) => event.stopPropagation();
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }));
}
