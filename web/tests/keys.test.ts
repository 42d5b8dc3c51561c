import { describe, expect, it } from 'vitest';
import { shortcutOf, takesText, type Stroke } from '../src/model/keys';

function stroke(key: string, held: Partial<Stroke> = {}): Stroke {
  return { key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held };
}

describe('keys', () => {
  it.each([
    ['u', {}, { does: 'undo' }],
    ['U', { shiftKey: true }, { does: 'undo' }],
    ['z', { ctrlKey: true }, { does: 'undo' }],
    ['z', { metaKey: true }, { does: 'undo' }],
    ['Z', { ctrlKey: true, shiftKey: true }, null],
    ['z', {}, null],
    ['e', {}, { does: 'end' }],
    ['h', {}, { does: 'hint' }],
    ['l', {}, { does: 'list' }],
    ['l', { ctrlKey: true }, null],
    ['e', { altKey: true }, null],
    ['?', { shiftKey: true }, { does: 'help' }],
    ['1', {}, { does: 'card', number: 1 }],
    ['6', {}, { does: 'card', number: 6 }],
    ['0', {}, null],
    ['Escape', {}, { does: 'escape' }],
    ['Enter', {}, null],
  ] as const)('%s with %o', (key, held, wanted) => {
    expect(shortcutOf(stroke(key, held), true)).toEqual(wanted);
  });

  it('leaves letters and digits alone where they are not wanted', () => {
    expect(['u', 'e', 'h', 'l', '?', '3'].map((key) => shortcutOf(stroke(key), false))).toEqual([null, null, null, null, null, null]);
    expect(shortcutOf(stroke('Escape'), false)).toEqual({ does: 'escape' });
    expect(shortcutOf(stroke('z', { ctrlKey: true }), false)).toEqual({ does: 'undo' });
  });

  it.each([
    [{ tagName: 'INPUT' }, true],
    [{ tagName: 'INPUT', type: 'text' }, true],
    [{ tagName: 'INPUT', type: 'radio' }, false],
    [{ tagName: 'TEXTAREA' }, true],
    [{ tagName: 'SELECT' }, true],
    [{ tagName: 'DIV', isContentEditable: true }, true],
    [{ tagName: 'BUTTON' }, false],
    [null, false],
  ])('knows where text is typed: %o', (target, wanted) => {
    expect(takesText(target)).toBe(wanted);
  });
});
