// Everything the encyclopaedia has an entry for, as it stands on the shelves.
import type { Catalogue } from '../net/protocol';

export const DECKS = ['imperial', 'highland', 'sylvan', 'etherweavers', 'legends'] as const;
export const SHELVES = [...DECKS, 'flares', 'tasks', 'terms'] as const;
export type Shelf = (typeof SHELVES)[number];

/** The keys on a shelf, in the order they are to be read. */
export function keysOn(shelf: Shelf, data: Catalogue): string[] {
  if (shelf === 'flares') return Object.keys(data.flares);
  if (shelf === 'tasks') return Object.keys(data.tasks);
  const names = (entries: [string, { name: string }][]) => entries.sort((a, b) => a[1].name.localeCompare(b[1].name)).map(([key]) => key);
  if (shelf === 'terms') return names(Object.entries(data.terms));
  return names(Object.entries(data.cards).filter(([, card]) => card.deck === shelf));
}

export function nameOfEntry(key: string, data: Catalogue): string {
  return data.cards[key]?.name ?? data.flares[key]?.name ?? data.tasks[key]?.name ?? data.terms[key]?.name ?? key;
}

/** The school whose colours a deck is shown in. */
export function schoolOfDeck(deck: string): string {
  return deck === 'imperial' || deck === 'legends' ? 'southern' : deck;
}
