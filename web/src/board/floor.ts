// Numbers of the arena's drawing. Units are those of model/squares: a tile is 100, the floor 900 by 900.
import type { Square } from '../net/protocol';
import { coordinates } from '../model/squares';

const FLOOR = 900;
/** Where the octagon's corner is cut, on a floor without margin. */
const CUT = 200;

/** Distances of the tiers of seats from the floor, the farthest first. */
export const TIERS = [330, 272, 214, 158, 104];

/** An octagon around the floor, `margin` away from the tiles. Its oblique sides keep that distance too. */
export function octagon(margin: number): string {
  const low = -margin;
  const high = FLOOR + margin;
  const a = CUT - margin * (Math.SQRT2 - 1);
  const b = FLOOR - a;
  const points = [[a, low], [b, low], [high, a], [high, b], [b, high], [a, high], [low, b], [low, a]];
  return points.map(([x, y]) => `${x!.toFixed(1)},${y!.toFixed(1)}`).join(' ');
}

export const AISLES: readonly (readonly [number, number, number, number])[] = [
  [175, -60, 63, -330], [725, -60, 837, -330], [960, 175, 1230, 63], [960, 725, 1230, 837],
  [725, 960, 837, 1230], [175, 960, 63, 1230], [-60, 725, -330, 837], [-60, 175, -330, 63],
];

/** Where banners hang, outside the oblique walls: the near right, then clockwise. The cloth falls away from the floor. */
export const BANNERS: readonly { x: number; y: number; turn: number }[] = [
  { x: 858, y: 858, turn: 135 }, { x: 42, y: 858, turn: 225 }, { x: 42, y: 42, turn: 315 }, { x: 858, y: 42, turn: 45 },
];

/** The cut tiles along the oblique sides. */
export const HALF_TILES =
  'M5 702H98V795z M105 802H198V895z M895 702H802V795z M795 802H702V895z M5 198H98V105z M105 98H198V5z M895 198H802V105z M795 98H702V5z';

/** Small pseudo-random numbers that are the same for everybody at every time. */
function noise(seed: number): number {
  const value = Math.sin(seed * 12.9898) * 43758.5453;
  return value - Math.floor(value);
}

export interface CrowdLight {
  x: number;
  y: number;
  r: number;
  opacity: number;
  /** Rows are counted from the floor. */
  row: number;
}

/** Spectators as sparks on the tiers, sparser and dimmer the farther away. */
export function crowd(): CrowdLight[] {
  const lights: CrowdLight[] = [];
  const rings = [82, 134, 188, 246, 300];
  rings.forEach((margin, ring) => {
    const corners = octagon(margin).split(' ').map((pair) => pair.split(',').map(Number) as [number, number]);
    corners.forEach(([x1, y1], side) => {
      const [x2, y2] = corners[(side + 1) % corners.length]!;
      const places = Math.round(Math.hypot(x2 - x1, y2 - y1) / 42);
      for (let i = 0; i < places; i++) {
        const seed = ring * 1009 + side * 101 + i;
        if (noise(seed) < 0.55) continue;
        const along = (i + noise(seed + 0.5)) / places;
        const off = (noise(seed + 0.25) - 0.5) * 20;
        lights.push({
          x: Math.round(x1 + (x2 - x1) * along + off),
          y: Math.round(y1 + (y2 - y1) * along + off),
          r: [2, 2.4, 3.2][Math.floor(noise(seed + 0.75) * 3)]!,
          opacity: Number(([0.2, 0.32, 0.57][Math.floor(noise(seed + 0.1) * 3)]! * (1 - ring * 0.16)).toFixed(2)),
          row: ring,
        });
      }
    });
  });
  return lights;
}

/** No two stone slabs are alike: a slight shade of its own for each, from darker (-) to lighter (+). */
export function toneOf(square: Square): number {
  const { x, y } = coordinates(square);
  return Math.round((noise(x * 17 + y * 31 + 3) - 0.5) * 6) * 0.013;
}

export interface Label {
  text: string;
  x: number;
  y: number;
  inside: boolean;
}

export function wallLabels(bare: boolean): Label[] {
  return bare ? tileLabels() : [...straightLabels(), ...cornerLabels()];
}

function straightLabels(): Label[] {
  const labels: Label[] = [];
  'cdefg'.split('').forEach((text, i) => {
    for (const y of [943, -25]) labels.push({ text, x: 250 + 100 * i, y, inside: false });
  });
  '34567'.split('').forEach((text, i) => {
    for (const x of [-33, 933]) labels.push({ text, x, y: 660 - 100 * i, inside: false });
  });
  return labels;
}

/** Along the oblique sides the letters stand in the cut tiles. */
function cornerLabels(): Label[] {
  const left: [string, number, number][] = [
    ['a', 56, 730], ['2', 85, 766], ['b', 156, 830], ['1', 185, 866], ['a', 56, 187], ['8', 85, 150], ['b', 156, 87], ['9', 185, 50],
  ];
  const mirrored: Record<string, string> = { a: 'i', b: 'h' };
  return left.flatMap(([text, x, y]) => [
    { text, x, y, inside: true },
    { text: mirrored[text] ?? text, x: FLOOR - x, y, inside: true },
  ]);
}

/** On a phone there is no wall: letters and numbers stand in the corners of the outermost tiles. */
function tileLabels(): Label[] {
  const lowest = [3, 2, 1, 1, 1, 1, 1, 2, 3];
  const columns = 'abcdefghi'.split('').map((text, i) => ({ text, x: i * 100 + 85, y: FLOOR - (lowest[i]! - 1) * 100 - 9, inside: true }));
  const rows = lowest.map((leftmost, i) => ({ text: `${i + 1}`, x: (leftmost - 1) * 100 + 14, y: (8 - i) * 100 + 32, inside: true }));
  return [...columns, ...rows];
}
