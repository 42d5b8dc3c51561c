import { describe, expect, it } from 'vitest';
import { countingScore, pointsFor, rowsOf, seatRows, shown } from '../src/model/score';
import { growth } from '../src/result/growth';
import type { Seat } from '../src/net/protocol';

function seat(school: string, colour: string): Seat {
  return { school, colour, kind: 'bot', name: school, level: null, mine: false, come: true };
}

describe('scores', () => {
  it('tells safe points from legends that may fall', () => {
    expect(rowsOf(6, 4)).toEqual([{ colour: null, points: 6, safe: 4 }]);
  });

  it('counts the lowest colour in a melee', () => {
    const rows = rowsOf({ red: 4, green: 2 });
    expect(rows).toHaveLength(2);
    expect(countingScore(rows)).toBe(2);
  });

  it('shows a melee by colour even when points are one number', () => {
    const rows = seatRows({ northern: 2 }, { blue: { red: 4, green: 2 } }, seat('northern', 'blue'));
    expect(rows.map((row) => row.points)).toEqual([4, 2]);
    expect(seatRows({ northern: 6 }, { blue: 4 }, seat('northern', 'blue'), 4)).toEqual([{ colour: null, points: 6, safe: 4 }]);
  });

  it('takes what a pending being costs off every colour', () => {
    const rows = seatRows({ northern: 0 }, { blue: { red: 4, green: 2 } }, seat('northern', 'blue'));
    expect(rows.map((row) => row.points)).toEqual([2, 0]);
    expect(countingScore(rows)).toBe(0);
  });

  it('finds points by school or by colour', () => {
    expect(pointsFor({ northern: 5 }, seat('northern', 'blue'))).toBe(5);
    expect(pointsFor({ blue: 7 }, seat('northern', 'blue'))).toBe(7);
    expect(pointsFor(undefined, seat('northern', 'blue'))).toBe(0);
  });

  it('shows a number below zero with its sign', () => {
    expect([shown(-2), shown(0), shown(7)]).toEqual(['−2', '0', '7']);
  });

  it('draws one curve for partners', () => {
    const seats = [seat('northern', 'blue'), seat('highland', 'yellow'), seat('sylvan', 'blue'), seat('southern', 'yellow')];
    const chart = growth({ winners: [], reason: { key: '', params: {}, text: '' }, tie: null, scores: {}, points: {}, hands: {}, history: [{ turn: 1, school: 'northern', points: { northern: 1, highland: 0, sylvan: 1, southern: 0 }, scores: {} }] }, seats, 9, 560);
    expect(chart.curves).toHaveLength(2);
    expect(chart.curves[0]?.last).toBe(1);
  });
});
