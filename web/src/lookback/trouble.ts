// What is wrong with a record or a position, in the reader's language, with the line it stands on.
import { t } from '../i18n/i18n.svelte';
import { sayWhy } from '../i18n/say';
import type { Sentence } from '../net/protocol';
import { catalogue } from '../state/catalogue.svelte';

export function lineOf(sentence: Sentence): number | null {
  const line = sentence.params?.['line'];
  return typeof line === 'number' ? line : null;
}

export function sayTrouble(sentence: Sentence): string {
  const words = t().lookback;
  const line = lineOf(sentence);
  if (line === null) return sayWhy(sentence);
  const meant = sentence.params?.['meant'];
  const said = about(sentence);
  // What is said in the words of the rules has its guess in it.
  return t().log.says(words.line(line), typeof meant === 'string' && sentence.key in words.trouble ? words.meant(said, meant) : said);
}

function about({ key, params = {}, text }: Sentence): string {
  const known = t().lookback.trouble[key];
  const word = (name: string) => (typeof params[name] === 'string' ? params[name] : '');
  if (known) {
    const square = word('square') || (Array.isArray(params['squares']) ? String(params['squares'][0] ?? '') : '');
    return known({
      word: word('word'),
      card: catalogue.cardName(word('card')),
      task: catalogue.taskName(word('task')),
      square,
      school: catalogue.schoolName(word('school')),
      colour: catalogue.colourName(word('colour')),
      limit: Number(params['limit'] ?? 0),
      words: Array.isArray(params['lacking']) ? params['lacking'].map(String) : [],
    });
  }
  const said = sayWhy({ key, params, text: '' });
  return said ? said.charAt(0).toLowerCase() + said.slice(1) : text.replace(/^line \d+: /, '');
}
