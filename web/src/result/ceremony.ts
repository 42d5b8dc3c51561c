// Numbers of the drawing of a ceremony: 720 by 216 units, the sand in the middle of its lower edge.

/** The tiers of seats behind the sand, the farthest first. */
const RISES = [34, 74, 114];
export const TIERS: readonly string[] = RISES.map((y) => `M0 ${y + 52}Q360 ${y - 40} 720 ${y + 52}`);

/** Light that falls on the sand from above. */
export const RAYS: readonly string[] = [-150, -92, -34, 24, 82].map((x) => `${360 + x * 0.45},0 ${360 + (x + 52) * 0.45},0 ${360 + x * 1.25 + 62},190 ${360 + x * 1.25},190`);

export interface Spectator {
  x: number;
  y: number;
  r: number;
}

/** Small pseudo-random numbers that are the same every time. */
function noise(seed: number): number {
  const value = Math.sin(seed * 78.233) * 43758.5453;
  return value - Math.floor(value);
}

/** Sparks on the tiers, as in the arena; the nearer, the larger. */
export function people(): Spectator[] {
  return RISES.flatMap((rise, row) =>
    Array.from({ length: 34 }, (_, i) => {
      const seed = row * 97 + i;
      const x = 8 + i * 21 + noise(seed) * 14;
      const bow = ((x - 360) / 360) ** 2;
      return { x: Math.round(x), y: Math.round(rise + 4 + bow * 46 - noise(seed + 0.5) * 13), r: 1.6 + row * 0.5 + noise(seed + 0.3) };
    }),
  );
}
