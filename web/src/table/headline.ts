// The one line above the board: what is asked, what is missing, who is playing.
import { describeQuestion } from '../i18n/describe';
import { t } from '../i18n/i18n.svelte';
import { sayStep, sayWhy } from '../i18n/say';
import { catalogue, isFlare } from '../state/catalogue.svelte';
import type { TableStore } from '../state/table.svelte';
import { nameOf, whoOf } from './names';

export function headline(store: TableStore): string {
  const { message, view } = store;
  if (!message || !view) return '';
  const words = t().top;
  const told = store.replay.beat;
  if (told) return told.step && told.events.length > 0 ? t().log.says(nameOf(store, told.school), sayStep(told.events, told.step.choice, (school) => whoOf(store, school))) : t().story.plays(nameOf(store, told.school));
  if (view.over) return words.over;
  const mover = store.turnSeat;
  if (mover && !mover.come) return t().together.people.waitingFor([nameOf(store, mover.school)]);
  if (message.options.length === 0) return words.wait(nameOf(store, view.to_move));
  if (store.stage === 'turn' && store.card && !isFlare(store.card)) return aboutCard(store, catalogue.cardName(store.card));
  const { question } = message;
  // Where only one thing can be done, and only on squares, they say enough themselves.
  if (store.stage === 'effect' && question?.card && question.parts.length === 1 && store.ways.length > 0) return words.lit;
  return describeQuestion(question);
}

function aboutCard(store: TableStore, card: string): string {
  const words = t().top;
  if (store.boardCard) return store.path.length > 0 && !store.armed ? t().strip.from : words.squareFor(card);
  const missing = store.nearest?.missing ?? [];
  if (missing.length > 0) return words.lacks(card, t().and(missing.map((cell) => words.stoneOn(cell.rank, cell.square))));
  return store.prospect?.reason ? t().log.says(card, sayWhy(store.prospect.reason)) : describeQuestion(store.message?.question ?? null);
}
