// Everything the encyclopaedia has an entry for, as it stands on the shelves.
import type { Catalogue } from '../net/protocol';

/** The rules, the deck of every school, then what all schools share. */
export function shelvesOf(data: Catalogue): string[] {
  return ['rules', ...new Set(Object.values(data.schools).map((school) => school.deck)), 'legends', 'flares', 'tasks', 'terms'];
}

/** What a shelf is called: a deck by the schools that play it, unless the words have a name for it. */
export function nameOfShelf(shelf: string, names: Readonly<Record<string, string>>, data: Catalogue): string {
  return names[shelf] ?? playersOf(shelf, data).map((school) => data.schools[school]!.short).join(' · ');
}

function playersOf(deck: string, data: Catalogue): string[] {
  return Object.keys(data.schools).filter((school) => data.schools[school]!.deck === deck);
}

/** The keys on a shelf, in the order they are to be read. */
export function keysOn(shelf: string, data: Catalogue): string[] {
  if (shelf === 'rules') return Object.keys(data.rules.entries);
  if (shelf === 'flares') return Object.keys(data.flares);
  if (shelf === 'tasks') return Object.keys(data.tasks);
  const names = (entries: [string, { name: string }][]) => entries.sort((a, b) => a[1].name.localeCompare(b[1].name)).map(([key]) => key);
  if (shelf === 'terms') return names(Object.entries(data.terms));
  return names(Object.entries(data.cards).filter(([, card]) => card.deck === shelf));
}

export function nameOfEntry(key: string, data: Catalogue): string {
  return data.cards[key]?.name ?? data.flares[key]?.name ?? data.tasks[key]?.name ?? data.terms[key]?.name ?? data.rules.entries[key]?.name ?? key;
}

/** The school whose colours a deck is shown in; what belongs to no school is red. */
export function schoolOfDeck(deck: string, data: Catalogue): string {
  return playersOf(deck, data).at(-1) ?? 'southern';
}
