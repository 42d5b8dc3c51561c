import { describe, expect, it } from 'vitest';
import { blank, cellOf, code, drawing, lack, mirror, ofCard, put, read, turn, written } from '../src/learn/figure';

const crab = read('.o@_..._o..');

describe('a figure that is drawn', () => {
  it('is written as a card has it, without what is empty around it', () => {
    expect(drawing(crab)).toBe('. o @\n. . .\no . .');
    expect(code(crab)).toBe('figure="""\n    . o @\n    . . .\n    o . .\n"""');
  });

  it('comes back from its address', () => {
    expect(written(read(written(crab)))).toBe(written(crab));
    expect(written(read('<script>_o@'))).toBe('o@');
  });

  it('has one summoning square', () => {
    const once = put(put(blank(), 2, 2, '@'), 3, 3, '#');
    expect(drawing(once)).toBe('#');
  });

  it('takes a letter away when it is drawn again, and turns an arrow', () => {
    expect(lack(put(put(blank(), 1, 1, 'o'), 1, 1, 'o'))).toBe('empty');
    let grid = blank();
    for (let i = 0; i < 3; i++) grid = put(grid, 1, 1, '→');
    expect(drawing(grid)).toBe('↓');
  });

  it('says what is missing', () => {
    expect(lack(blank())).toBe('empty');
    expect(lack(read('oo'))).toBe('summon');
    expect(lack(read('@*'))).toBe('pieces');
    expect(lack(read('#'))).toBeNull();
  });

  it('is turned and mirrored, with its arrows', () => {
    expect(written(turn(read('o@→')))).toBe('o_@_↓');
    expect(written(mirror(read('o@↗')))).toBe('↖@o');
    let grid = crab;
    for (let i = 0; i < 4; i++) grid = turn(grid);
    expect(grid).toEqual(crab);
  });

  it('is taken from a card', () => {
    const figure = { width: 2, height: 2, cells: [{ x: 0, y: 0, kind: 'own' as const }, { x: 1, y: 1, kind: 'summon' as const }], arrows: [{ x: 1, y: 0, direction: 'SE' as const }] };
    expect(ofCard(figure)).toBe('.@_o↘');
    expect(cellOf('↘').arrows[0]?.direction).toBe('SE');
    expect(cellOf('.').cells).toEqual([]);
  });
});
