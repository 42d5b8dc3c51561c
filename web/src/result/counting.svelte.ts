// Scores that are counted up before one's eyes, once. Whoever wants no movement sees them at once, and ears always do.
const TIME = 1400;

/** Fast at first, then with suspense. */
export function counted(points: number, progress: number): number {
  return Math.round(points * (1 - (1 - Math.min(1, progress)) ** 3));
}

export class Counting {
  progress = $state(1);
  #frame = 0;

  /** From nothing to everything; a hidden page gets no frames and counts when somebody looks. */
  begin(): void {
    this.progress = 0;
    let start: number | null = null;
    const step = (now: number) => {
      start ??= now;
      this.progress = Math.min(1, (now - start) / TIME);
      if (this.progress < 1) this.#frame = requestAnimationFrame(step);
    };
    this.#frame = requestAnimationFrame(step);
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
    this.progress = 1;
  }
}
