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
  if (!settings.notify || !document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return;
  void show(table, t().together.title.yourTurn, {
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

/** The list of my games has been looked at again: whatever has become my turn since is told. */
export function notifyNew(before: readonly TableSummary[], tables: readonly TableSummary[]): void {
  if (before.length === 0) return;
  const known = new Set(before.filter(isMyTurn).map((table) => table.table));
  for (const table of tables) {
    if (isMyTurn(table) && !known.has(table.table)) notifyTurn(table.table, t().and(table.seats.filter((seat) => !seat.mine).map(seatName)));
  }
}
