import { describe, expect, it } from 'vitest';
import { linkTree } from '../src/model/links';
import { drawnPieces, readPieces, sameStone } from '../src/model/pieces';

describe('stone lists', () => {
  it('reads ranks from their marks', () => {
    const stones = readPieces({ blue: 'd4 g5* h7**', red: '' });
    expect(stones.get('d4')).toEqual({ square: 'd4', colour: 'blue', rank: 'common' });
    expect(stones.get('g5')?.rank).toBe('heroic');
    expect(stones.get('h7')?.rank).toBe('legendary');
    expect(stones.size).toBe(3);
  });

  it('reads which stone is the Gateway, and writes it beside the pieces of a view', () => {
    const stones = readPieces({ orange: 'd4! g5*!', red: 'e5' });
    expect(stones.get('d4')).toEqual({ square: 'd4', colour: 'orange', rank: 'common', gateway: true });
    expect(stones.get('g5')).toMatchObject({ rank: 'heroic', gateway: true });
    expect(stones.get('e5')?.gateway).toBeUndefined();
    const pieces = { orange: 'd4 g5*', red: 'e5' };
    expect(drawnPieces({ pieces, gateway: { nethervoid: 'g5' } })).toEqual({ orange: 'd4 g5*!', red: 'e5' });
    expect(drawnPieces({ pieces: { orange: 'g5*!' }, gateway: { nethervoid: 'g5' } })).toEqual({ orange: 'g5*!' });
    expect(drawnPieces({ pieces, gateway: {} })).toBe(pieces);
  });

  it('compares colour and rank, not the square', () => {
    const stones = readPieces({ blue: 'd4 e4' });
    expect(sameStone(stones.get('d4'), stones.get('e4'))).toBe(true);
    expect(sameStone(stones.get('d4'), undefined)).toBe(false);
  });
});

describe('links of a figure', () => {
  it('joins neighbours first and marks longer hops', () => {
    expect(linkTree(['c4', 'd5', 'e6', 'f3'])).toEqual([
      { a: 'c4', b: 'd5', far: false },
      { a: 'd5', b: 'e6', far: false },
      { a: 'd5', b: 'f3', far: true },
    ]);
  });

  it('needs one line less than squares, and none for one', () => {
    expect(linkTree(['e5'])).toEqual([]);
    expect(linkTree([])).toEqual([]);
    expect(linkTree(['a3', 'i7', 'e5', 'e6'])).toHaveLength(3);
  });
});
