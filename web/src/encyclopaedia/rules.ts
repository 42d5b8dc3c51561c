// From what is said at a table to the rule behind it: the catalogue knows which refusal and which question belong to which rule.
import type { Catalogue, Question } from '../net/protocol';

type Leads = Catalogue['rules'];

export function ruleOfRefusal(key: string, { refusals }: Leads): string | null {
  return refusals[key] ?? null;
}

/** A question may mean different things in different forms; a part of an effect leads to its rule too. */
export function ruleOfQuestion(question: Pick<Question, 'key' | 'parts'>, form: string, { prompts }: Leads): string | null {
  const keys = [`${question.key}.${form}`, question.key, ...question.parts.map((part) => `effect.${part}`)];
  return keys.map((key) => prompts[key]).find(Boolean) ?? null;
}

/** The rules by chapter, in the order they are to be read. */
export function chaptersOf({ chapters, entries }: Leads): { name: string; keys: string[] }[] {
  return Object.entries(chapters).map(([chapter, name]) => ({ name, keys: Object.keys(entries).filter((key) => entries[key]!.chapter === chapter) }));
}
