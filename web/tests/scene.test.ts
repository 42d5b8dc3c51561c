import { describe, expect, it } from 'vitest';
import { NO_PAST } from '../src/model/past';
import { makeScene, type SceneInput } from '../src/model/scene';
import { move, place, position, question, summon, target } from './helpers';

function input(part: Partial<SceneInput>): SceneInput {
  return {
    position: position({ blue: 'c4 d5* e6', yellow: 'e4** g4' }), options: [], question: null, card: null, rank: null, path: [], option: null,
    nearest: null, preview: null, colour: 'blue', past: NO_PAST, told: [], ...part,
  };
}

const assassin = [
  summon('Assassin', 'f3', ['c4', 'd5', 'e6'], { marked: ['e4'] }),
  summon('Assassin', 'g4', ['c4', 'd5', 'e6']),
];

describe('the scene on the board', () => {
  it('shows the stones and nothing else when nothing is asked', () => {
    const scene = makeScene(input({}));
    expect(scene.stones).toHaveLength(5);
    expect(scene.marks).toEqual([]);
  });

  it('knows the stone whose effect runs as the being it is', () => {
    const { stones } = makeScene(input({ being: { square: 'd5', card: 'Knight' } }));
    expect(stones.filter((stone) => stone.being)).toEqual([{ square: 'd5', colour: 'blue', rank: 'heroic', being: 'Knight' }]);
  });

  it('does not light every empty square for placing', () => {
    expect(makeScene(input({ options: [place('a3'), place('a4')] })).marks).toEqual([]);
  });

  it('draws a card in focus: places, figure, ghost, marked squares', () => {
    const scene = makeScene(input({ options: assassin, card: 'Assassin', rank: 'heroic', option: assassin[0]! }));
    expect(scene.marks).toContainEqual({ kind: 'summon', square: 'g4' });
    expect(scene.marks).toContainEqual({ kind: 'chosen', square: 'f3', being: true });
    expect(scene.marks).toContainEqual({ kind: 'marked', square: 'e4' });
    expect(scene.halos.map((halo) => halo.square)).toEqual(['c4', 'd5', 'e6']);
    expect(scene.links.map((link) => link.style)).toEqual(['near', 'near', 'far']);
    expect(scene.ghosts).toEqual([{ square: 'f3', colour: 'blue', rank: 'heroic' }]);
  });

  it('shows what the server says would fall', () => {
    const preview = position({ blue: 'c4 d5* e6 f3*', yellow: 'g4' });
    const scene = makeScene(input({ options: assassin, card: 'Assassin', rank: 'heroic', option: assassin[0]!, preview }));
    expect(scene.marks).toContainEqual({ kind: 'doomed', square: 'e4' });
    expect(scene.stones.map((stone) => stone.square)).toContain('e4');
  });

  it('shows which stone would be the Gateway', () => {
    const [before, preview] = [position({ blue: 'c4! d5* e6', yellow: 'g4' }), position({ blue: 'c4 d5* e6 f3*!', yellow: 'g4' })];
    const scene = makeScene(input({ position: before, options: assassin, card: 'Assassin', rank: 'heroic', option: assassin[0]!, preview }));
    expect(scene.stones.find((stone) => stone.square === 'c4')?.gateway).toBe(false);
    expect(scene.ghosts).toEqual([{ square: 'f3', colour: 'blue', rank: 'heroic', gateway: true }]);
  });

  it('draws what is missing as silhouettes', () => {
    const nearest = { square: 'e7', with: ['d5', 'e6'], missing: [{ square: 'f5', rank: 'heroic' as const }] };
    const scene = makeScene(input({ card: 'Knight', rank: 'heroic', nearest }));
    expect(scene.marks).toContainEqual({ kind: 'short', square: 'f5', rank: 'heroic' });
    expect(scene.marks).toContainEqual({ kind: 'short-place', square: 'e7' });
    expect(scene.links.every((link) => link.style === 'short')).toBe(true);
  });

  it('marks targets with the verb of the answer, else of the question', () => {
    const scene = makeScene(input({ options: [target('g4'), target('e6', 'upgrade')], question: question('destroy') }));
    expect(scene.marks).toEqual([
      { kind: 'target', square: 'g4', act: 'destroy', hit: false },
      { kind: 'target', square: 'e6', act: 'upgrade', hit: false },
    ]);
  });

  it('tells moving onto a stone from moving', () => {
    const options = [move('d5', 'e4'), move('d5', 'd6')];
    const scene = makeScene(input({ options, path: ['d5'], option: options[0]! }));
    expect(scene.marks).toContainEqual({ kind: 'selected', square: 'd5' });
    expect(scene.marks).toContainEqual({ kind: 'target', square: 'e4', act: 'move', hit: true });
    expect(scene.marks).toContainEqual({ kind: 'target', square: 'd6', act: 'move', hit: false });
    expect(scene.arrows).toEqual([{ from: 'd5', to: 'e4', style: 'hit' }]);
  });

  it('leaves traces of the past on empty squares only', () => {
    const past = { to: ['g4'], from: ['g5', 'c4'], broken: [{ square: 'h6', colour: 'blue' }, { square: 'e6', colour: 'yellow' }] };
    expect(makeScene(input({ past })).marks).toEqual([
      { kind: 'last', square: 'g4' }, { kind: 'last-from', square: 'g5' }, { kind: 'shards', square: 'h6', colour: 'blue' },
    ]);
  });
});
