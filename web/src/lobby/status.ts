// How a game of a list stands, in a few words.
import { t } from '../i18n/i18n.svelte';
import type { TableSummary } from '../net/protocol';
import { seatName } from '../table/names';
import { isMyTurn, lost } from '../together/people';

export function statusOf(table: TableSummary): string {
  const named = (school: string | null) => table.seats.find((seat) => seat.school === school);
  if (table.drafting) {
    const chooser = named(table.to_move);
    return isMyTurn(table) ? t().tables.draft.yours : chooser ? t().tables.draft.of(seatName(chooser)) : '';
  }
  if (table.over) {
    const names = table.winners.map((school) => named(school)).filter((seat) => seat !== undefined).map(seatName);
    return names.length > 0 ? t().lobby.won(t().and(names)) : t().lobby.over;
  }
  const mine = lost(table);
  if (mine?.yours === 'bot') return t().together.holder.botTitle;
  if (table.seats.some((seat) => seat.mine && seat.wanted)) return t().together.holder.wanted;
  const missing = table.seats.filter((seat) => !seat.come);
  const waiting = missing.length > 0 ? t().together.people.waitingFor(missing.map(seatName)) : '';
  if (isMyTurn(table)) return waiting ? `${t().lobby.yourMove} · ${waiting}` : t().lobby.yourMove;
  if (waiting) return waiting;
  const mover = named(table.to_move);
  return mover ? t().lobby.waiting(seatName(mover)) : '';
}
