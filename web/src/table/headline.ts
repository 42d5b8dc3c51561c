// The one line above the board: what is asked, what is missing, who is playing.
import { describeQuestion } from '../i18n/describe';
import { t } from '../i18n/i18n.svelte';
import { sayDeed, sayWhyAfterColon } from '../i18n/say';
import { catalogue, isFlare } from '../state/catalogue.svelte';
import type { TableStore } from '../state/table.svelte';
import { hasLeft } from '../together/people';
import { nameOf, namesAt } from './names';
import { tipNow } from './tip';

export function headline(store: TableStore): string {
  const { message, view } = store;
  if (!message || !view) return '';
  const words = t().top;
  const told = store.replay.beat;
  if (told) return told.step && told.events.length > 0 ? sayDeed(nameOf(store, told.school), told.school, told.events, told.step.choice, namesAt(store)) : t().story.plays(nameOf(store, told.school));
  if (view.over) return words.over;
  if (message.options.length === 0 || store.turnSeat?.come === false) return waitLine(store);
  if (store.stage === 'turn' && store.card && !isFlare(store.card)) return aboutCard(store, catalogue.cardName(store.card));
  const { question } = message;
  if (store.stage !== 'effect' || !question) return describeQuestion(question);
  // A question without a card stands in the strip in full.
  if (question.card === null) return t().ask['turn']!;
  // Where only one thing can be done, and only on squares, they say enough themselves, unless a tip says so already.
  const squares = question.parts.length === 1 && question.part !== 'direction' && store.ways.length > 0;
  return squares && tipNow(store) !== 'effect' ? words.lit : describeQuestion(question);
}

/** Who is waited for: somebody who plays, is away or has not come yet. */
export function waitLine(store: TableStore): string {
  const school = store.replay.school ?? store.view?.to_move ?? null;
  const seat = store.message?.seats.find((one) => one.school === school);
  const name = nameOf(store, school);
  if (seat && !seat.come) return t().together.people.waitingFor([name]);
  return seat && hasLeft(seat) && !store.replay.telling ? t().together.people.waitingAway(name) : t().top.wait(name);
}

/** For those who hear it: what the strip asks is said too. */
export function spoken(store: TableStore): string {
  const asks = store.stage === 'effect' && store.message?.question?.card === null && !store.replay.telling;
  return asks ? askedInStrip(store) : headline(store);
}

/** What the strip asks; of first stones also whose they are. */
export function askedInStrip(store: TableStore): string {
  const question = store.message?.question ?? null;
  const colour = question?.key === 'start' ? store.options[0]?.colour : undefined;
  return colour && !namesAt(store).isYours(colour) ? t().top.startOf(namesAt(store).colour(colour)) : describeQuestion(question);
}

function aboutCard(store: TableStore, card: string): string {
  const words = t().top;
  if (store.boardCard) return store.path.length > 0 && !store.armed ? t().strip.from : words.squareFor(card);
  const missing = store.nearest?.missing ?? [];
  if (missing.length > 0) return words.lacks(card, t().and(missing.map((cell) => words.stoneOn(cell.rank, cell.square))));
  return store.prospect?.reason ? t().log.says(card, sayWhyAfterColon(store.prospect.reason)) : describeQuestion(store.message?.question ?? null);
}
