import { describe, expect, it } from 'vitest';
import { angle, arenaRows, centre, corner, distance, step, walk } from '../src/model/squares';

const MISSING = ['a1', 'a2', 'b1', 'h1', 'i1', 'i2', 'a8', 'a9', 'b9', 'h9', 'i8', 'i9'];

describe('squares', () => {
  it('puts a1 at the lower left', () => {
    expect(corner('a1')).toEqual({ x: 0, y: 800 });
    expect(corner('i9')).toEqual({ x: 800, y: 0 });
    expect(centre('e5')).toEqual({ x: 450, y: 450 });
  });

  it('counts moves in eight directions', () => {
    expect(distance('a3', 'd4')).toBe(3);
    expect(distance('e5', 'f6')).toBe(1);
  });

  it('turns directions clockwise on the screen', () => {
    expect(angle('E')).toBeCloseTo(0);
    expect(angle('N')).toBeCloseTo(-90);
    expect(angle('SW')).toBeCloseTo(135);
  });

  it('lists 69 squares, from the top', () => {
    const rows = arenaRows(MISSING);
    expect(rows.flat()).toHaveLength(69);
    expect(rows[0]).toEqual(['c9', 'd9', 'e9', 'f9', 'g9']);
  });

  it('walks to the edge and no farther', () => {
    const missing = new Set(MISSING);
    expect(step('e5', 'NE')).toBe('f6');
    expect(walk('c1', 'W', missing)).toBeNull();
    expect(walk('i5', 'E', missing)).toBeNull();
    expect(walk('a3', 'N', missing)).toBe('a4');
  });
});
