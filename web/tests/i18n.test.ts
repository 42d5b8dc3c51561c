import { describe, expect, it } from 'vitest';
import { de } from '../src/i18n/de';
import { en } from '../src/i18n/en';
import { fr } from '../src/i18n/fr';
import { join, number } from '../src/i18n/words';
import { catalogue } from '../src/state/catalogue.svelte';
import fixture from '../fixtures/catalogue';

/** All keys with their kind, "card.places: function". */
function shape(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [`${path}: ${typeof value}`];
  return Object.entries(value).flatMap(([key, part]) => shape(part, path ? `${path}.${key}` : key));
}

describe('languages', () => {
  it('have the same messages', () => {
    expect(shape(de).sort()).toEqual(shape(en).sort());
    expect(shape(fr).sort()).toEqual(shape(en).sort());
  });

  it('leave nothing empty', () => {
    for (const messages of [en, de, fr]) {
      const empty = JSON.stringify(messages, (_, value: unknown) => (value === '' ? 'EMPTY' : value)).includes('EMPTY');
      expect(empty).toBe(false);
    }
  });

  it('have one word for leaving out and one for taking back', () => {
    for (const messages of [en, de, fr]) expect(messages.option.decline).toBe(messages.strip.skip);
    expect(de.learn.coach.takeBack(1)).toBe(de.turn.undo);
    expect(fr.learn.coach.takeBack(1)).toContain(fr.turn.undo);
  });

  it('call a piece in the arena by one word', () => {
    expect(en.board.content('heroic', 'Highland')).toBe('heroic piece, Highland');
  });

  it('begin a sentence after a colon as they do', () => {
    expect([en, de, fr].map((messages) => messages.afterColon('es fehlt'))).toEqual(['es fehlt', 'Es fehlt', 'es fehlt']);
    expect(fr.strip.frozen('Promouvez une pièce.')).toMatch(/^Effet de givre\s: promouvez/);
    expect(fr.strip.warp('Titan', 'Gagnez 1 action.')).toMatch(/\s: gagnez/);
  });

  it('do not say “plus de”, which may be more or no more', () => {
    for (const words of [fr.turn.actions(0), fr.turn.short(0), fr.card.noStone]) expect(words).not.toMatch(/plus d/i);
  });

  it('count one as one', () => {
    expect([de.end.missing(1), de.end.missing(2), fr.sides.sideways(1)]).toEqual(['es fehlt 1', 'es fehlen 2', '1 inclinée']);
  });

  it('leave a vowel out before another', () => {
    expect(['Ada', 'Éva', 'Bob'].map((name) => fr.option.point(name))).toEqual(['Point dans la couleur d’Ada', 'Point dans la couleur d’Éva', 'Point dans la couleur de Bob']);
  });

  it('keep a time on one line', () => {
    for (const messages of [en, de, fr]) expect(messages.together.clock.days(2, 23)).not.toContain(' ');
  });

  it('join and count', () => {
    expect(join(['a', 'b', 'c'], 'and')).toBe('a, b and c');
    expect(join(['a'], 'and')).toBe('a');
    catalogue.set(fixture);
    expect(number(2)).toBe('two');
    expect(number(17)).toBe('17');
  });
});
