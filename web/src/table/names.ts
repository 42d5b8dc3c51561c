// What people at the table are called.
import { t } from '../i18n/i18n.svelte';
import type { Colour, School, Seat } from '../net/protocol';
import type { TableStore } from '../state/table.svelte';
import { catalogue } from '../state/catalogue.svelte';

export function seatName(seat: Seat): string {
  return seat.name || catalogue.schoolName(seat.school);
}

/** "Highland, bot". */
export function seatLine(seat: Seat): string {
  const school = catalogue.schoolName(seat.school);
  // A record knows no names: the school stands above already.
  if (seat.kind === 'record') return '';
  // Without a level it is nobody who plays, only the other side of an exercise.
  if (seat.kind === 'bot' && seat.level) return `${school}, ${t().common.botOf(levelName(seat.level))}`;
  return school;
}

/** "blue stones": what belongs to whoever plays in a colour. */
export function stonesName(colour: Colour): string {
  return t().sides.colours[colour] ?? t().sides.stonesOf(catalogue.colourName(colour));
}

export function levelName(level: string): string {
  return catalogue.levelName(level) ?? level;
}

export function nameOf(store: TableStore, school: School | null): string {
  const seat = store.message?.seats.find((item) => item.school === school);
  return seat ? seatName(seat) : catalogue.schoolName(school ?? '');
}

/** "you" where one person sits alone at the screen, else the name. */
export function whoOf(store: TableStore, school: School): string {
  const seats = store.message?.seats ?? [];
  const seat = seats.find((item) => item.school === school);
  const alone = seats.filter((item) => item.mine).length === 1;
  return seat?.mine && alone ? t().log.you : nameOf(store, school);
}
