// What had the focus may go away when the stage of a turn changes; then the new thing takes it, so that keys go on.
import { tick } from 'svelte';

/** To be called while a component is set up. `place` is looked up when it is needed. */
export function keepFocus(stage: () => string, place: () => HTMLElement | undefined): void {
  let before: string | null = null;
  $effect(() => {
    const now = stage();
    const changed = before !== null && before !== now;
    before = now;
    if (changed) void tick().then(() => document.activeElement === document.body && place()?.focus({ preventScroll: true }));
  });
}
