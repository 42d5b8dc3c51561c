// Who plays together, what is left of the game, and what lies heavily on a score: read from the view, ready to be drawn.
import type { Colour, School, Seat, Sentence, View } from '../net/protocol';

/** Those who play in one colour: a team, or somebody alone. */
export interface Side {
  colour: Colour;
  seats: readonly Seat[];
}

/** The sides in turn order, one's own last: nearest to the hand and to the thumb. */
export function sidesOf(seats: readonly Seat[], own: School | null): Side[] {
  const sides = new Map<Colour, Seat[]>();
  for (const seat of seats) sides.set(seat.colour, [...(sides.get(seat.colour) ?? []), seat]);
  const found = [...sides].map(([colour, members]) => ({ colour, seats: members }));
  const isOwn = (side: Side) => Number(side.seats.some((seat) => seat.school === own));
  return found.sort((a, b) => isOwn(a) - isOwn(b));
}

/** What the last round still has for a seat; null before it. */
export type LastTurn = 'to_come' | 'now' | 'played';

export function lastTurnOf(view: View, school: School): LastTurn | null {
  if (view.over || view.turns_left === null) return null;
  if (view.to_come.includes(school)) return 'to_come';
  return view.turn_of === school ? 'now' : 'played';
}

/** Which turn began the last round, and why; unknown where a game was taken up after that. */
export function triggerOf(view: View): { turn: number; why: Sentence } | null {
  const line = view.log.findLast(({ key }) => key === 'end_triggered');
  return line ? { turn: line.turn, why: { key: String(line.params['reason'] ?? view.reason), params: line.params, text: line.text } } : null;
}

/** A being that waits beside its deck, and what it costs. */
export interface Pending {
  card: string;
  cost: number;
  /** In a melee the points go from every colour. */
  everyColour: boolean;
}

export function pendingOf(view: View, school: School): Pending | null {
  const card = view.pending[school];
  if (!card) return null;
  const everyColour = Object.values(view.scores).some((score) => typeof score === 'object');
  return { card, cost: view.penalty[school] ?? 0, everyColour };
}
