import { describe, expect, it } from 'vitest';
import type { FigureQuestion, FigureVerdict } from '../src/net/protocol';
import { answerScene, squareIn } from '../src/learn/answers';

const question: FigureQuestion = {
  kind: 'where', seed: '1', level: 1, levels: 8, cards: ['Swordmaster'], text: '',
  position: { form: 'duel', hand: {}, schools: ['southern', 'northern'], pieces: { red: 'e3 e5', blue: 'd5' } },
};
const common = { rankOf: () => 'common' as const, colour: 'red' };

function verdict(part: Partial<FigureVerdict>): FigureVerdict {
  return { right: true, truth: [], ways: {}, missing: [], extra: [], text: '', level: 1, streak: 0, ...part };
}

describe('the board of the trainer', () => {
  it('shows what is picked before the answer', () => {
    const scene = answerScene({ question, verdict: null, picked: ['e4'], shown: null, ...common });
    expect(scene.stones).toHaveLength(3);
    expect(scene.marks).toEqual([{ kind: 'selected', square: 'e4' }]);
  });

  it('shows the figure after it, and what was wrong', () => {
    const told = verdict({ truth: ['e4', 'g5'], ways: { e4: [['e3', 'e5']], g5: [['e5']] }, extra: ['a5'] });
    const scene = answerScene({ question, verdict: told, picked: ['a5'], shown: 'e4', ...common });
    expect(scene.halos.map((halo) => halo.square)).toEqual(['e3', 'e5']);
    expect(scene.ghosts).toEqual([{ square: 'e4', colour: 'red', rank: 'common' }]);
    expect(scene.marks).toContainEqual({ kind: 'summon', square: 'g5' });
    expect(scene.marks).toContainEqual({ kind: 'target', square: 'a5', act: 'destroy', hit: true });
  });

  it('shows what to place first', () => {
    const two: FigureQuestion = { ...question, kind: 'two_actions' };
    const told = verdict({ truth: ['Swordmaster'], ways: { Swordmaster: { place: 'place g3', summon: 'summon Swordmaster f3 with e3 g3', with: ['e3', 'g3'] } } });
    const scene = answerScene({ question: two, verdict: told, picked: [], shown: 'Swordmaster', ...common });
    expect(scene.stones.map((stone) => stone.square)).toContain('g3');
    expect(scene.ghosts.map((stone) => stone.square)).toEqual(['f3']);
  });

  it('shows nothing placed where the figure is complete already', () => {
    const two: FigureQuestion = { ...question, kind: 'two_actions' };
    const told = verdict({ truth: ['Swordmaster'], ways: { Swordmaster: { place: 'place a4', summon: 'summon Swordmaster e4', with: ['e3', 'e5'] } } });
    const scene = answerScene({ question: two, verdict: told, picked: [], shown: 'Swordmaster', ...common });
    expect(scene.stones.map((stone) => stone.square)).not.toContain('a4');
  });

  it('finds the square of a choice', () => {
    expect(squareIn('place e5')).toBe('e5');
    expect(squareIn('summon Gun Tower f3 with c4 c5')).toBe('f3');
    expect(squareIn('end')).toBeNull();
  });
});
