// A notification of the browser when it becomes somebody's turn, wanted by a setting, and only while nobody looks.
import { t } from '../i18n/i18n.svelte';
import type { TableSummary } from '../net/protocol';
import { shell } from '../shell/worker.svelte';
import { route } from '../state/route.svelte';
import { settings } from '../state/settings.svelte';
import { seatName } from '../table/names';
import { isMyTurn } from './people';

export type Answer = 'granted' | 'denied' | 'cannot';

/** Asks the browser for leave; the setting follows its answer. */
export async function wantNotifications(on: boolean): Promise<Answer | null> {
  settings.notify = false;
  if (!on) return null;
  if (!('Notification' in window)) return 'cannot';
  const answer = await Notification.requestPermission();
  settings.notify = answer === 'granted';
  return answer === 'granted' ? 'granted' : 'denied';
}

/** It has become this person's turn at a table. */
export function notifyTurn(table: string, opponents: string): void {
  notify(table, t().together.title.yourTurn, opponents);
}

function notify(table: string, title: string, opponents: string): void {
  if (!settings.notify || !document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return;
  void show(table, title, {
    body: t().together.notify.body(opponents),
    // One notification a table: a newer one takes the place of the older.
    tag: `tashkalar-${table}`,
    icon: '/icon-192.png',
    data: { table },
  });
}

/** By the worker where there is one: phones want it so, and a click finds the page even after it was reloaded. */
async function show(table: string, title: string, options: NotificationOptions): Promise<void> {
  if (await shell.notify(title, options)) return;
  try {
    const notice = new Notification(title, options);
    notice.onclick = () => {
      window.focus();
      route.open(table);
      notice.close();
    };
  } catch {
    // A phone whose worker could not be registered; there the title of the page must do.
  }
}

/** What somebody should know of one of their games: it is their turn, or they are missed there. */
function concern(table: TableSummary): string | null {
  const words = t().together;
  if (table.over) return null;
  if (table.seats.some((seat) => seat.yours === 'bot')) return words.holder.botTitle;
  if (table.seats.some((seat) => seat.mine && seat.wanted)) return words.holder.wantedTitle;
  return isMyTurn(table) ? words.title.yourTurn : null;
}

/** The list of my games has been looked at again: whatever has come to concern me since is told. */
export function notifyNew(before: readonly TableSummary[], tables: readonly TableSummary[]): void {
  if (before.length === 0) return;
  const known = new Map(before.map((table) => [table.table, concern(table)]));
  for (const table of tables) {
    const title = concern(table);
    if (title && known.get(table.table) !== title) notify(table.table, title, t().and(table.seats.filter((seat) => !seat.mine && seat.yours !== 'bot').map(seatName)));
  }
}
