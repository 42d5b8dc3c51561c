// A story as positions: every step changes a few things of the frame before it.
import { drawnPieces } from '../../model/pieces';
import type { Frame, GoodTurn, LogLine, Pieces, School, Step, Story, TableMessage } from '../../net/protocol';

/** Who looks: everybody's hands, nobody's, or those of one school. */
export type Eyes = 'all' | 'none' | School;

export interface TurnStart {
  /** The step after which the turn begins. */
  step: number;
  turn: number;
  school: School;
}

/** In a game that is over nobody is away or expected: all seats are shown like one's own. */
export function atHome(story: Story): Story {
  return { ...story, seats: story.seats.map((seat) => ({ ...seat, mine: true })) };
}

export function framesOf(story: Story): Frame[] {
  const frames = [story.start];
  for (const step of story.steps) frames.push({ ...frames.at(-1)!, ...step.changed });
  return frames;
}

/** A turn that was not played as positions: the one it begins with, then one for every step. */
export function variationFrames(begin: Frame, turn: GoodTurn): Frame[] {
  const frames = [begin];
  turn.steps.forEach((step, i) => frames.push({ ...frames.at(-1)!, ...(turn.frames?.[i] ?? { pieces: step.pieces }) }));
  return frames;
}

/** Where each turn begins; the set-up counts as turn 0, and a turn handed over to the partner stays one turn. */
export function turnsOf(story: Story): TurnStart[] {
  const starts: TurnStart[] = [];
  story.steps.forEach((step, i) => {
    const turn = step.choice.startsWith('start ') ? 0 : step.turn;
    if (starts.at(-1)?.turn !== turn) starts.push({ step: i, turn, school: step.school });
  });
  return starts;
}

/** The last turn that has begun at a step. */
export function turnAt(turns: readonly TurnStart[], step: number): number {
  let found = 0;
  turns.forEach((turn, i) => {
    if (turn.step <= step) found = i;
  });
  return found;
}

/** Where "one turn on" leads: the beginning of the next turn, or the end. */
export function nextTurn(turns: readonly TurnStart[], step: number, last: number): number {
  return turns.find((turn) => turn.step > step)?.step ?? last;
}

/** Where "one turn back" leads: the beginning of this turn, or of the one before it. */
export function turnBefore(turns: readonly TurnStart[], step: number): number {
  return turns.filter((turn) => turn.step < step).at(-1)?.step ?? 0;
}

export function linesOf(story: Story): LogLine[][] {
  return story.steps.map((step) => step.events.map((event) => ({ ...event, turn: step.turn, school: step.school })));
}

export function toldStep(story: Story, frames: readonly Frame[], i: number): Step {
  const { school, turn, choice, events } = story.steps[i]!;
  return { school, turn, choice, events, pieces: drawnPieces(frames[i + 1]!) };
}

/** A table message as the board and the panels know it, with nothing to choose. */
export function messageOf(story: Pick<Story, 'replay' | 'seats'>, frame: Frame, step: number, eyes: Eyes, log: LogLine[], pieces?: Pieces): TableMessage {
  const seat = eyes === 'all' ? (frame.to_move ?? null) : eyes === 'none' ? null : eyes;
  const { cards, task_states: tasks, ...rest } = frame;
  return {
    type: 'table', table: story.replay, state: step, assist: 'none', seats: story.seats, watching: 0, listed: false, creator: false, votes: {}, clock: null, curtain: null,
    view: { ...rest, state: step, seat, hand: seat ? (cards[seat] ?? []) : [], log, ...(pieces ? { pieces } : {}) }, log_from: 0,
    question: null, options: [], prospects: [], tasks, flares: [], no_flare: null, draws: null, can_undo: false, steps: [], before: null, result: null, rematch: null, origin: null, said: [],
  };
}
