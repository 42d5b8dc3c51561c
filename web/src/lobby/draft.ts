// A game being set up: pure functions from one draft to the next, so that the form cannot get into a wrong state.
import type { Assist, Begins, Catalogue, Clock, NewSeat, NewTable, Pace, School, TakeBack } from '../net/protocol';

/** A seat with a name and a school, chosen or not. */
export type DraftSeat = NewSeat & { name: string; school: School };

export interface Draft {
  form: string;
  seats: DraftSeat[];
  seed: string;
  assist: Assist;
  pace: Pace;
  clock: Clock | null;
  listed: boolean;
  begins: Begins;
  takeBack: TakeBack;
  /** Schools that no seat gets by chance or by choice at the table. */
  unticked: readonly School[];
  drafted: boolean;
}

export interface Names {
  me: string;
  /** What stands for one's own name as long as nobody has given one. */
  nobody: string;
  bot: (n: number) => string;
  screen: (n: number) => string;
  friend: (n: number) => string;
}

type Forms = Catalogue['forms'];

export function playerCounts(forms: Forms, form: string): number[] {
  return forms[form]?.players ?? [2];
}

/** Four play in two teams wherever the form has teams. */
export function isTeam(forms: Forms, form: string, count: number): boolean {
  return count === 4 && (forms[form]?.team ?? []).includes(true);
}

/** The schools that may play a form. */
export function schoolsOf(forms: Forms, form: string): School[] {
  return forms[form]?.schools ?? [];
}

export function newDraft(forms: Forms, form: string, names: Names, level: string): Draft {
  const count = playerCounts(forms, form)[0] ?? 2;
  return withCount({ form, seats: [], seed: '', assist: 'full', pace: 'usual', clock: null, listed: false, begins: 'first', takeBack: 'turn', unticked: [], drafted: false }, count, names, level);
}

export function withForm(draft: Draft, forms: Forms, form: string, names: Names, level: string): Draft {
  const counts = playerCounts(forms, form);
  const count = counts.includes(draft.seats.length) ? draft.seats.length : (counts[0] ?? 2);
  // Whoever has a school that does not play this form gets another one by chance.
  const seats = draft.seats.map((seat) => (schoolsOf(forms, form).includes(seat.school) ? seat : { ...seat, school: 'random' }));
  return withCount({ ...draft, form, seats }, count, names, level);
}

export function withCount(draft: Draft, count: number, names: Names, level: string): Draft {
  const seats = draft.seats.slice(0, count);
  while (seats.length < count) {
    const first = seats.length === 0;
    seats.push(first ? { kind: 'me', name: names.me, school: 'random' } : { kind: 'bot', name: names.bot(seats.length), school: 'random', level });
  }
  return { ...draft, seats };
}

/** Changes one seat. A seat that changes its kind gets a fitting name, unless somebody has typed one. */
export function withSeat(draft: Draft, i: number, change: Partial<DraftSeat>, names: Names, level: string): Draft {
  const seats = draft.seats.map((seat, j) => {
    // A team plays with the stones of one partner.
    if (change.stones && j !== i && j % 2 === i % 2) return { ...seat, stones: false };
    if (j !== i) return seat;
    const next: DraftSeat = { ...seat, ...change };
    if (change.kind && change.kind !== seat.kind) {
      const count = draft.seats.length;
      if (isDefaultName(seat, j, count, names)) next.name = defaultName(change.kind, j, count, names);
      if (change.kind === 'bot') next.level = seat.level ?? level;
      else delete next.level;
    }
    return next;
  });
  return { ...draft, seats };
}

/** Bots and friends are counted from the second seat on, and the first seat's comes last: no two have one name. */
function defaultName(kind: NewSeat['kind'], i: number, count: number, names: Names): string {
  if (kind === 'me') return names.me;
  return kind === 'screen' ? names.screen(i + 1) : names[kind](i || (count === 2 ? 1 : count));
}

function isDefaultName(seat: DraftSeat, i: number, count: number, names: Names): boolean {
  return seat.name === '' || seat.name === defaultName(seat.kind, i, count, names);
}

/** Somebody plays from elsewhere: then nobody may know the seed. */
export function hasFriend(draft: Draft): boolean {
  return draft.seats.some((seat) => seat.kind === 'friend');
}

export function hasBot(draft: Draft): boolean {
  return draft.seats.some((seat) => seat.kind === 'bot');
}

/** A clock is for people who play against each other. */
export function wantsClock(draft: Draft): boolean {
  return draft.seats.filter((seat) => seat.kind !== 'bot').length > 1;
}

/** Schools that two seats have chosen; a school can play once. */
export function doubled(draft: Draft): Set<string> {
  const chosen = draft.seats.map((seat) => seat.school).filter((school) => school !== 'random');
  return new Set(chosen.filter((school, i) => chosen.indexOf(school) !== i));
}

/** Whether a team plays in the colour of a seat, the first one's unless it is chosen; null until both schools are known. */
export function worn(draft: Draft, i: number): boolean | null {
  const partners = [i % 2, (i % 2) + 2];
  if (partners.some((seat) => draft.seats[seat]?.school === 'random')) return null;
  return i === (partners.find((seat) => draft.seats[seat]?.stones) ?? partners[0]);
}

/** How many seats get their school by chance or choose it at the table. */
export function openSeats(draft: Draft): number {
  return draft.seats.filter((seat) => seat.school === 'random').length;
}

/** The schools they may get. Whatever comes into the game later is ticked. */
export function ticked(draft: Draft, schools: readonly School[]): School[] {
  return schools.filter((school) => !draft.unticked.includes(school));
}

export function withTick(draft: Draft, school: School, on: boolean): Draft {
  const unticked = draft.unticked.filter((one) => one !== school);
  return { ...draft, unticked: on ? unticked : [...unticked, school] };
}

/** Whether there are fewer schools than seats that need one; those that are named are somebody's already. */
export function tooFew(draft: Draft, schools: readonly School[]): boolean {
  return ticked(draft, schools).filter((school) => !draft.seats.some((seat) => seat.school === school)).length < openSeats(draft);
}

/** To friends somebody without a name is known by the school: "Me" would be everybody. */
function called(seat: DraftSeat, draft: Draft, names: Names): DraftSeat {
  return hasFriend(draft) && seat.kind === 'me' && seat.name === names.nobody ? { ...seat, name: '' } : seat;
}

export function toTable(draft: Draft, forms: Forms, names: Names): NewTable {
  const seed = hasFriend(draft) ? '' : draft.seed.trim();
  const schools = schoolsOf(forms, draft.form);
  const pool = ticked(draft, schools);
  return {
    form: draft.form,
    team: isTeam(forms, draft.form, draft.seats.length),
    seats: draft.seats.map((seat) => called(seat, draft, names)),
    seed: /^\d+$/.test(seed) ? Number(seed) : null,
    assist: draft.assist,
    pace: draft.pace,
    clock: wantsClock(draft) ? draft.clock : null,
    listed: draft.listed,
    begins: draft.begins,
    take_back: draft.takeBack,
    drafted: draft.drafted && openSeats(draft) > 0,
    pool: pool.length < schools.length ? pool : null,
  };
}
