// Traces of earlier choices, read from the log: the last turn of the others, and what broke in the turn that runs.
import type { LogLine, School, Square, TurnBack } from '../net/protocol';
import type { Past } from './scene';

export const NO_PAST: Past = { to: [], from: [], broken: [] };

/** `turn` and `school` are those of the turn that runs. */
export function pastOf(log: readonly LogLine[], turn: number, school: School): Past {
  const now = log.filter((line) => line.turn === turn && line.school === school);
  const before = log.filter((line) => !(line.turn === turn && line.school === school));
  const end = before.at(-1);
  const lastTurn = end ? before.filter((line) => line.turn === end.turn && line.school === end.school) : [];
  const to = new Set<Square>();
  const from = new Set<Square>();
  for (const line of lastTurn) {
    const start = word(line.params?.['from']);
    const goal = word(line.params?.['to']) ?? (ARRIVALS.has(line.key) ? word(line.params?.['square']) : null);
    if (start) {
      from.add(start);
      to.delete(start);
    }
    if (goal) {
      to.add(goal);
      from.delete(goal);
    }
  }
  return { to: [...to], from: [...from], broken: brokenIn(now.length > 0 ? now : lastTurn) };
}

const ARRIVALS = new Set(['placed', 'summoned', 'converted', 'upgraded', 'downgraded']);

function brokenIn(lines: readonly LogLine[]): { square: Square; colour: string }[] {
  return lines.flatMap((line) => {
    const square = word(line.params?.['square']);
    const colour = word(line.params?.['colour']);
    return line.key === 'destroyed' && square && colour ? [{ square, colour }] : [];
  });
}

function word(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

export interface LogTurn {
  turn: number;
  school: School;
  lines: LogLine[];
  /** Nothing was played here: this turn, and what came after it, was taken back by agreement. */
  back: boolean;
}

/** The log by turns, newest first; lines inside a turn stay in order. The set-up is turn 0. */
export function turnsOf(log: readonly LogLine[], backs: readonly TurnBack[] = []): LogTurn[] {
  const turns: LogTurn[] = [];
  for (let i = 0; i <= log.length; i += 1) {
    for (const { turn, school, line } of backs) if (line === i) turns.push({ turn, school, lines: [], back: true });
    const line = log[i];
    // Whose turn it was stands in the heading already.
    if (!line || line.key === 'turn') continue;
    const current = turns.at(-1);
    const turn = line.params['set_up'] ? 0 : line.turn;
    if (current && !current.back && current.turn === turn && current.school === line.school) current.lines.push(line);
    else turns.push({ turn, school: line.school, lines: [line], back: false });
  }
  return turns.reverse();
}

/** The turn that was taken back just now: nothing has been told since. */
export function lastBack(log: readonly LogLine[], backs: readonly TurnBack[]): TurnBack | null {
  const last = backs.at(-1);
  return last && last.line === log.length ? last : null;
}
