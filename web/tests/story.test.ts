import { describe, expect, it } from 'vitest';
import { beatsOf, changedIn, groupsOf, playsOf } from '../src/model/beats';
import { lastDraws } from '../src/model/hidden';
import { readPieces } from '../src/model/pieces';
import { learnt, NOTHING, recent, storyOf, untold, type Known } from '../src/model/story';
import type { Event, Pieces, Step } from '../src/net/protocol';

function event(key: string, params: Record<string, unknown> = {}): Event {
  return { key, params, text: key, squares: ['square', 'from', 'to'].flatMap((name) => (typeof params[name] === 'string' ? [params[name]] : [])) };
}

function step(school: string, turn: number, choice: string, events: Event[] = [], pieces: Pieces = {}, used?: string[]): Step {
  return { school, turn, choice, events, pieces, ...(used ? { with: used } : {}) };
}

/** Turns of `schools`, each with a stone and its end; the first step is number 1. */
function round(...schools: string[]): Step[] {
  return schools.flatMap((school, i) => [step(school, i + 1, 'place e5', [], { [school]: `a${i + 1}` }), step(school, i + 1, 'end', [event('turn')], { [school]: `a${i + 1}` })]);
}

const names = (known: Known, me: string | null) => storyOf(known, me).map((turn) => turn.school);

describe('what is known of a round', () => {
  it('adds news to it and keeps nothing twice', () => {
    const steps = round('a', 'b', 'c');
    let known = learnt(NOTHING, steps.slice(0, 2), {}, 2);
    known = learnt(known, steps.slice(2, 4), {}, 4);
    known = learnt(known, steps.slice(2, 6), {}, 6); // the line was cut: some of it comes again
    expect(known.steps).toEqual(steps);
    expect(names(known, null)).toEqual(['a', 'b', 'c']);
  });

  it('begins anew where something is missing between', () => {
    const steps = round('a', 'b', 'c', 'd');
    const known = learnt(learnt(NOTHING, steps.slice(0, 2), {}, 2), steps.slice(6), { d: 'c3' }, 8);
    expect(names(known, null)).toEqual(['d']);
    expect(storyOf(known, null)[0]?.before).toEqual({ d: 'c3' });
  });

  it('forgets what was taken back', () => {
    const steps = [...round('b'), step('me', 2, 'place e4'), step('me', 2, 'place e6')];
    const known = learnt(learnt(NOTHING, steps, {}, 4), [], null, 3);
    expect(known.steps.map((one) => one.choice)).toEqual(['place e5', 'end', 'place e4']);
  });

  it('keeps the turns since one’s own until the next one ends', () => {
    const steps = round('me', 'b', 'c', 'd', 'me');
    const during = recent(learnt(NOTHING, steps.slice(0, 9), {}, 9), 'me', 5, 4);
    expect(names(during, 'me')).toEqual(['b', 'c', 'd']);
    expect(storyOf(during, 'me')[0]).toMatchObject({ first: 3, last: 4, before: { me: 'a1' } });
    expect(names(recent(learnt(during, steps.slice(9), {}, 10), 'me', 6, 4), 'me')).toEqual([]);
  });

  it('keeps a whole round for whoever watches', () => {
    const known = recent(learnt(NOTHING, round('a', 'b', 'c', 'a', 'b'), {}, 10), null, 6, 3);
    expect(names(known, null)).toEqual(['c', 'a', 'b']);
    expect(storyOf(known, null)[0]?.before).toEqual({ b: 'a2' });
  });

  it('tells a turn that was handed over to one from the partner’s choices only', () => {
    const steps = [...round('me', 'b'), step('partner', 3, 'place e5'), step('partner', 3, 'hand over'), step('me', 3, 'place c3')];
    const known = recent(learnt(NOTHING, steps, {}, 7), 'me', 3, 4);
    expect(storyOf(known, 'me').map((turn) => turn.steps.map((one) => one.choice))).toEqual([['place e5', 'end'], ['place e5', 'hand over']]);
  });

  it('takes an agreement for nobody’s turn', () => {
    const steps = [...round('me', 'b'), step('me', 2, 'agree me'), ...round('c').map((one) => ({ ...one, turn: 3 }))];
    expect(names(recent(learnt(NOTHING, steps, {}, 7), 'me', 4, 3), 'me')).toEqual(['b', 'c']);
  });

  it('knows what has been told, in the middle of a turn too', () => {
    const turns = storyOf(learnt(NOTHING, round('b', 'c'), {}, 4), 'me');
    expect(untold(turns, 2).map((turn) => turn.school)).toEqual(['c']);
    expect(untold(turns, 3)[0]).toMatchObject({ first: 4, before: { c: 'a2' } });
    expect(untold(turns, 4)).toEqual([]);
  });
});

describe('how a turn is told', () => {
  const before = { red: 'd4 e4', blue: 'e5 f5' };
  const summoned = event('summoned', { card: 'Knight', square: 'e5', colour: 'red', rank: 'heroic' });
  const steps = [
    step('southern', 3, 'summon Knight e5', [event('destroyed', { square: 'e5', colour: 'blue', rank: 'common' }), summoned, event('destroyed', { square: 'f5', colour: 'blue', rank: 'common' })], { red: 'd4 e4 e5*' }, ['d4', 'e4']),
    step('southern', 3, 'e5-e6', [event('moved', { from: 'e5', to: 'e6', colour: 'red' })], { red: 'd4 e4 e6*' }),
    step('southern', 3, 'place a5', [event('placed', { square: 'a5', colour: 'red', rank: 'common' })], { red: 'a5 d4 e4 e6*' }),
    step('southern', 3, 'end', [event('drew', { school: 'southern', number: 1, deck: 'school' }), event('turn')], { red: 'a5 d4 e4 e6*' }),
  ];
  const turn = storyOf({ first: 1, before, steps }, 'me')[0]!;
  const beats = beatsOf(turn);

  it('begins with who plays, then the card with its figure, then each kind of event', () => {
    expect(beats.map((beat) => beat.kind)).toEqual(['opening', 'card', 'events', 'events', 'events', 'events', 'events']);
    expect(beats[1]).toMatchObject({ card: 'Knight', figure: { square: 'e5', with: ['d4', 'e4'] } });
    expect(beats[1]!.after.get('e5')?.colour).toBe('blue'); // not there yet
    expect(beats.slice(2).map((beat) => beat.events.map((one) => one.key))).toEqual([['destroyed', 'summoned'], ['destroyed'], ['moved'], ['placed'], ['drew']]);
    expect(beats[2]!.after.has('f5')).toBe(true);
    expect(beats[3]!.after.has('f5')).toBe(false);
  });

  it('leaves the card open while its effect runs', () => {
    expect(beats.map((beat) => beat.card)).toEqual([null, 'Knight', 'Knight', 'Knight', 'Knight', null, null]);
  });

  it('ends with the pieces of the last step and passes on from beat to beat', () => {
    beats.slice(1).forEach((beat, i) => expect(beat.before).toBe(beats[i]!.after));
    expect([...beats.at(-1)!.after.keys()].sort()).toEqual(['a5', 'd4', 'e4', 'e6']);
  });

  it('shows events of one kind together', () => {
    const many = groupsOf(step('a', 1, 'e5', ['b1', 'c1', 'd1'].map((square) => event('destroyed', { square })), {}), readPieces({ red: 'b1 c1 d1' }));
    expect(many).toHaveLength(1);
  });

  it('lets the Gateway go along, be lost and be another', () => {
    const told = (events: Event[], before: string, after: string) => groupsOf(step('a', 1, 'e5', events, { orange: after }), readPieces({ orange: before })).map(({ after: stones }) => [...stones.values()].filter((one) => one.gateway).map((one) => one.square));
    const moved = event('moved', { from: 'd4', to: 'd5', colour: 'orange', rank: 'common' });
    expect(told([moved, event('placed', { square: 'a5', colour: 'orange', rank: 'common' })], 'd4!', 'a5 d5!')).toEqual([['d5'], ['d5']]);
    const taken = event('gateway', { square: 'e5', colour: 'orange' });
    expect(told([event('summoned', { square: 'e5', colour: 'orange', rank: 'heroic' }), taken, event('moved', { from: 'e5', to: 'e6', colour: 'orange', rank: 'heroic' })], 'd4!', 'd4 e6*!')).toEqual([['e5'], ['e6']]);
    const raised = event('upgraded', { square: 'd4', colour: 'orange', rank: 'heroic' });
    expect(told([raised, event('placed', { square: 'a5', colour: 'orange', rank: 'common' })], 'd4!', 'a5 d4*!')).toEqual([['d4'], ['d4']]);
    const legend = event('upgraded', { square: 'd4', colour: 'orange', rank: 'legendary' });
    expect(told([legend, event('placed', { square: 'a5', colour: 'orange', rank: 'common' })], 'd4*!', 'a5 d4**')).toEqual([[], []]);
  });

  it('shows a choice whole where the events do not add up', () => {
    const odd = step('a', 1, 'c3', [event('placed', { square: 'c3', colour: 'red', rank: 'common' }), event('destroyed', { square: 'b1' })], { red: 'g7' });
    expect(groupsOf(odd, readPieces({ blue: 'b1' }))).toMatchObject([{ events: odd.events, after: readPieces({ red: 'g7' }) }]);
  });

  it('has a picture with what was changed and played', () => {
    expect(changedIn(turn).sort()).toEqual(['a5', 'e5', 'e6', 'f5']);
    expect(playsOf(turn).map((play) => play.kind)).toEqual(['summoned', 'placed']);
  });

  it('says which cards were the last of a deck', () => {
    const drew = steps[3]!.events[0]!;
    expect([...lastDraws([turn], { southern: 0, legends: 4 })]).toEqual([[drew, 'school']]);
    expect(lastDraws([turn], { southern: 1 }).size).toBe(0);
  });
});
