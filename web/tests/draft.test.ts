import { describe, expect, it } from 'vitest';
import { doubled, isTeam, newDraft, schoolsOf, toTable, tooFew, withCount, withForm, withSeat, withTick, worn, type Names } from '../src/lobby/draft';

const schools = ['northern', 'southern', 'sylvan'];
const forms = {
  first: { name: 'First game', players: [2], team: [false], schools: ['northern', 'southern'] },
  high: { name: 'High Form', players: [2, 4], team: [false, true], schools },
  melee: { name: 'Melee', players: [3, 4], team: [false], schools },
};
const names: Names = { me: 'Ada', nobody: 'Me', bot: (n) => `Bot ${n}`, screen: (n) => `Player ${n}`, friend: (n) => `Friend ${n}` };

describe('a new game', () => {
  it('starts as me against a bot', () => {
    const draft = newDraft(forms, 'high', names, 'novice');
    expect(draft.seats.map((seat) => seat.kind)).toEqual(['me', 'bot']);
    expect(toTable(draft, forms, names)).toMatchObject({ form: 'high', team: false, seed: null, assist: 'full' });
  });

  it('follows the form in the number of seats, and teams in four', () => {
    const melee = withForm(newDraft(forms, 'high', names, 'novice'), forms, 'melee', names, 'novice');
    expect(melee.seats).toHaveLength(3);
    expect(isTeam(forms, 'melee', 4)).toBe(false);
    const four = withCount(newDraft(forms, 'high', names, 'novice'), 4, names, 'novice');
    expect(toTable(four, forms, names).team).toBe(true);
  });

  it('renames a seat that changes its kind, unless a name was typed', () => {
    let draft = newDraft(forms, 'high', names, 'novice');
    draft = withSeat(draft, 1, { kind: 'screen' }, names, 'novice');
    expect(draft.seats[1]).toEqual({ kind: 'screen', name: 'Player 2', school: 'random' });
    draft = withSeat(draft, 1, { name: 'Bruno' }, names, 'novice');
    draft = withSeat(draft, 1, { kind: 'bot' }, names, 'novice');
    expect(draft.seats[1]).toEqual({ kind: 'bot', name: 'Bruno', school: 'random', level: 'novice' });
  });

  it('finds a school chosen twice, but not two random ones', () => {
    let draft = newDraft(forms, 'high', names, 'novice');
    expect(doubled(draft).size).toBe(0);
    draft = withSeat(withSeat(draft, 0, { school: 'sylvan' }, names, 'novice'), 1, { school: 'sylvan' }, names, 'novice');
    expect([...doubled(draft)]).toEqual(['sylvan']);
  });

  it('calls nobody "Me" in front of friends', () => {
    const alone = newDraft(forms, 'high', { ...names, me: 'Me' }, 'novice');
    expect(toTable(alone, forms, names).seats[0]?.name).toBe('Me');
    const invited = withSeat(alone, 1, { kind: 'friend' }, names, 'novice');
    expect(toTable(invited, forms, names).seats[0]?.name).toBe('');
    expect(toTable(withSeat(invited, 0, { name: 'Ada' }, names, 'novice'), forms, names).seats[0]?.name).toBe('Ada');
  });

  it('draws from the schools that are ticked, and from all if all are', () => {
    const draft = newDraft(forms, 'high', names, 'novice');
    expect(toTable(draft, forms, names).pool).toBeNull();
    const two = withTick(draft, 'southern', false);
    expect(toTable(two, forms, names).pool).toEqual(['northern', 'sylvan']);
    expect(tooFew(two, schools)).toBe(false);
    const one = withTick(two, 'sylvan', false);
    expect(tooFew(one, schools)).toBe(true);
    // A school that somebody has chosen is not drawn, whether it is ticked or not.
    expect(tooFew(withSeat(one, 0, { school: 'sylvan' }, names, 'novice'), schools)).toBe(false);
    expect(tooFew(withSeat(one, 0, { school: 'northern' }, names, 'novice'), schools)).toBe(true);
    expect(toTable(withTick(withTick(one, 'sylvan', true), 'southern', true), forms, names).pool).toBeNull();
  });

  it('offers a form to the schools that play it', () => {
    let draft = withSeat(newDraft(forms, 'high', names, 'novice'), 0, { school: 'sylvan' }, names, 'novice');
    draft = withSeat(draft, 1, { school: 'southern' }, names, 'novice');
    const first = withForm(draft, forms, 'first', names, 'novice');
    expect(first.seats.map((seat) => seat.school)).toEqual(['random', 'southern']);
    expect(schoolsOf(forms, 'first')).toEqual(['northern', 'southern']);
    // A tick taken from a school that does not play changes nothing.
    expect(toTable(withTick(first, 'sylvan', false), forms, names).pool).toBeNull();
    expect(toTable(withTick(first, 'southern', false), forms, names).pool).toEqual(['northern']);
  });

  it('lets a team play with the stones of one partner', () => {
    let draft = withCount(newDraft(forms, 'high', names, 'novice'), 4, names, 'novice');
    for (const seat of [2, 3, 0]) draft = withSeat(draft, seat, { stones: true }, names, 'novice');
    expect(draft.seats.map((seat) => seat.stones ?? false)).toEqual([true, false, false, true]);
    expect([0, 1, 2, 3].map((seat) => worn(draft, seat))).toEqual([null, null, null, null]);
    draft = withSeat(withSeat(draft, 1, { school: 'sylvan' }, names, 'novice'), 3, { school: 'northern' }, names, 'novice');
    expect([0, 1, 2, 3].map((seat) => worn(draft, seat))).toEqual([null, false, null, true]);
  });

  it('takes a seed only if it is a number', () => {
    const draft = newDraft(forms, 'high', names, 'novice');
    expect(toTable({ ...draft, seed: ' 42 ' }, forms, names).seed).toBe(42);
    expect(toTable({ ...draft, seed: 'abc' }, forms, names).seed).toBeNull();
  });
});
