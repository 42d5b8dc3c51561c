// The look of a school: its colours as a class, its emblem as a symbol of the sprite. Our own schools have theirs in
// tokens.css and sprite.svg; a school from elsewhere brings it along in the catalogue.
import type { Catalogue, Look, School } from '../net/protocol';

/** The class that gives an element the colours of a school. */
export function lookOf(school: School): string {
  return `school-${school}`;
}

/** The looks that schools from elsewhere bring along. */
export function broughtLooks(schools: Catalogue['schools']): [School, Look][] {
  return Object.entries(schools).flatMap(([school, { look }]): [School, Look][] => (look ? [[school, look]] : []));
}

/** Which custom property of tokens.css takes which part of a look. */
const COLOURS = { '--s-base': 'base', '--s-hi': 'light', '--s-edge': 'edge', '--s-ink': 'ink', '--s-text': 'text' } as const;

let sheet: CSSStyleSheet | undefined;

/** Write their classes, once for all. A sheet made by script is no inline style, which the server's policy forbids. */
export function wear(looks: readonly [School, Look][]): void {
  if (!sheet) {
    if (looks.length === 0) return;
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
  }
  while (sheet.cssRules.length > 0) sheet.deleteRule(0);
  for (const [school, look] of looks) {
    const selector = `.${lookOf(school)}`;
    const style = ruleOf(sheet, selector);
    for (const [property, part] of Object.entries(COLOURS)) style.setProperty(property, look[part]);
    ruleOf(sheet, `:root[data-theme="noon"] ${selector}`).setProperty('--s-text', look.text_noon);
  }
}

function ruleOf(sheet: CSSStyleSheet, selector: string): CSSStyleDeclaration {
  const at = sheet.insertRule(`${selector} {}`, sheet.cssRules.length);
  return (sheet.cssRules[at] as CSSStyleRule).style;
}
