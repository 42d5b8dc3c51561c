// What people at the table are called.
import { t } from '../i18n/i18n.svelte';
import type { Colour, School, Seat } from '../net/protocol';
import type { Naming } from '../i18n/say';
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
  return namesAt(store).school(school);
}

export function namesAt(store: TableStore): Naming {
  return namingOf(store.message?.seats ?? []);
}

/** Those at a table as sentences and buttons call them: "you" where one person sits alone at the screen, else by name. */
export function namingOf(seats: readonly Seat[]): Naming {
  const mine = seats.filter((seat) => seat.mine);
  const you = mine.length === 1 ? mine[0]! : null;
  return {
    school: (school) => {
      if (school === you?.school) return t().log.you;
      const seat = seats.find((item) => item.school === school);
      return seat ? seatName(seat) : catalogue.schoolName(school);
    },
    colour: (colour) => {
      const side = seats.filter((seat) => seat.colour === colour);
      if (side.length === 0) return catalogue.colourName(colour);
      if (side.length === 1) return side[0] === you ? t().log.you : seatName(side[0]!);
      return colour === you?.colour ? t().log.yourTeam : t().sides.both(side.map(seatName));
    },
    isYou: (school) => school === you?.school,
    isYours: (colour) => colour === you?.colour,
    plays: (school, colour) => seats.some((seat) => seat.school === school && seat.colour === colour),
  };
}
