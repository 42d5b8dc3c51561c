// Why a turn is good, in words: what it gains, what it threatens, what it keeps the others from.
import type { Changes, Lead, Reasons } from '../net/protocol';
import { catalogue } from '../state/catalogue.svelte';
import { t } from './i18n.svelte';
import type { Naming } from './say';

const HARDLY = 0.005; // of a chance: less would be shown as nothing

type Placed = { card: string; squares: readonly string[] };

function placed(cards: readonly Placed[]): string {
  const { and, lookback } = t();
  return and(cards.map(({ card, squares }) => lookback.why.placed(catalogue.cardName(card), squares.join(', '))));
}

/** What a turn brings at once. */
export function gains(changes: Changes): string[] {
  const words = t().lookback.changed;
  const { points, destroyed, claimed } = changes;
  const fallen = Object.values(destroyed ?? {}).flatMap((ranks) => Object.values(ranks)).reduce((sum, n) => sum + n, 0);
  return [
    points ? words.points(points) : '',
    fallen ? words.destroyed(fallen) : '',
    claimed?.length ? words.claimed(t().and(claimed.map((task) => catalogue.taskName(task)))) : '',
  ].filter(Boolean);
}

/** How much better it is than the next best idea, which is named by what it plays and claims. */
function lead({ by, played = [], claimed = [] }: Lead): string {
  const { lookback, and } = t();
  const idea = and([...played.map((card) => catalogue.cardName(card)), ...claimed.map((task) => catalogue.taskName(task))]);
  return by < HARDLY ? lookback.why.even(idea) : lookback.why.ahead(lookback.percent(by), idea);
}

/** What it is good for later, and how far it is ahead of what else could be done. */
export function purposes(reasons: Reasons | undefined, naming: Naming): string[] {
  if (!reasons) return [];
  const words = t().lookback.why;
  const tasks = (names: readonly string[]) => t().and(names.map((task) => catalogue.taskName(task)));
  const schools = (list: readonly { school: string }[]) => [...new Set(list.map(({ school }) => school))];
  const { threatens = [], nears = [], prevents = [], denies = [], known = false, ahead } = reasons;
  return [
    threatens.length > 0 ? words.threatens(placed(threatens)) : '',
    nears.length > 0 ? words.nears(tasks(nears)) : '',
    ...schools(prevents).map((school) => (known ? words.prevents : words.mayPrevent)(naming.school(school), placed(prevents.filter((one) => one.school === school)))),
    ...schools(denies).map((school) => words.denies(naming.school(school), tasks(denies.filter((one) => one.school === school).map((one) => one.task)))),
    ahead ? lead(ahead) : '',
  ].filter(Boolean);
}
