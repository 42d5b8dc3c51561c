// A turn that was taken back by agreement, in words.
import { t } from '../i18n/i18n.svelte';
import type { School } from '../net/protocol';
import type { TableStore } from '../state/table.svelte';
import { whoOf } from '../table/names';

export function sayBack(store: TableStore, school: School, turn: number): string {
  const who = whoOf(store, school);
  return t().tables.back.told(who === t().log.you ? null : who, turn);
}
