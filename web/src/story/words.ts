// What is said while a turn is told, and of a turn as a whole.
import { t } from '../i18n/i18n.svelte';
import { say } from '../i18n/say';
import { playsOf, type Beat } from '../model/beats';
import { lastDraws, type Emptied } from '../model/hidden';
import type { StoryTurn } from '../model/story';
import type { Event } from '../net/protocol';
import { catalogue } from '../state/catalogue.svelte';
import type { TableStore } from '../state/table.svelte';
import { nameOf, namesAt } from '../table/names';

const EMPTIED: Record<Emptied, 'lastSchool' | 'lastLegend' | 'lastFlare'> = { school: 'lastSchool', legends: 'lastLegend', flares: 'lastFlare' };

/** The sentences of a turn up to the beat that is told, one a line; what a card has announced is not said twice. */
export function linesOf(store: TableStore, beats: readonly Beat[], at: number): string[] {
  const now = beats[at];
  if (!now) return [];
  const empty = lastDraws(store.turns, store.view?.decks ?? {});
  const said = new Set<Event>();
  const lines: string[] = [];
  for (const beat of beats.slice(0, at + 1)) {
    if (beat.turn !== now.turn) continue;
    const news = beat.events.filter((event) => !said.has(event));
    for (const event of news) said.add(event);
    if (news.length > 0) lines.push(news.map((event) => sentence(store, event, empty)).join('. '));
  }
  return lines;
}

function sentence(store: TableStore, event: Event, empty: ReadonlyMap<Event, Emptied>): string {
  const words = say(event, 'events', namesAt(store));
  const emptied = empty.get(event);
  return emptied ? `${words}. ${t().story[EMPTIED[emptied]]}` : words;
}

/** "Bot 1, turn 7: Knight, a stone placed". */
export function titleOf(store: TableStore, turn: StoryTurn): string {
  const words = t().story;
  const plays = playsOf(turn);
  const stones = plays.filter((play) => play.kind === 'placed').length;
  const cards = plays.flatMap(({ kind, card }) => {
    if (kind === 'placed') return [];
    if (kind === 'flare') return [t().card.flare];
    if (kind === 'discarded') return [words.discarded];
    return card ? [kind === 'claimed' ? catalogue.taskName(card) : catalogue.cardName(card)] : [];
  });
  if (stones > 0) cards.push(words.placed(stones));
  const when = turn.id.startsWith('start') ? words.start : words.turn(turn.turn);
  return t().log.says(`${nameOf(store, turn.school)}, ${when}`, cards.length > 0 ? cards.join(', ') : words.nothing);
}
