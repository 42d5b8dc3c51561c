// Whoever is not at the table, in a word.
import { t } from '../i18n/i18n.svelte';
import type { Seat } from '../net/protocol';
import { presenceOf } from './people';

/** "away", "not here yet", or nothing. */
export function absenceOf(seat: Seat): string {
  const presence = presenceOf(seat);
  const words = t().together.people;
  return presence === 'away' ? words.away : presence === 'expected' ? words.notCome : '';
}
