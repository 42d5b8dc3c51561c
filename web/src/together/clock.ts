// Clocks as pure functions: what is left to a seat after so many seconds, and how it is written.
import type { Clock, ClockState, School } from '../net/protocol';

export interface TimeLeft {
  runs: boolean;
  turn: number;
  reserve: number;
}

/** What a seat has `passed` seconds after the message; null for bots, which have no clock. */
export function timeLeft(clock: ClockState, school: School, passed: number): TimeLeft | null {
  const reserve = clock.left[school];
  if (reserve === undefined) return null;
  if (clock.runs !== school) return { runs: false, turn: clock.turn, reserve };
  return {
    runs: true,
    turn: Math.max(0, clock.turn_left - passed),
    reserve: Math.max(0, reserve - Math.max(0, passed - clock.turn_left)),
  };
}

/** "0:41", "12:05", "3:20:00", and in days beyond that. */
export function timeText(seconds: number, inDays: (days: number, hours: number) => string): string {
  const whole = Math.ceil(seconds);
  if (whole >= 86_400) return inDays(Math.floor(whole / 86_400), Math.floor((whole % 86_400) / 3600));
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  const two = (n: number) => String(n).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

export const UNITS = { seconds: 1, minutes: 60, hours: 3600, days: 86_400 } as const;
export type Unit = keyof typeof UNITS;

export const PRESETS = {
  none: null,
  quick: { turn: 60, reserve: 300 },
  calm: { turn: 180, reserve: 900 },
  daily: { turn: 86_400, reserve: 3 * 86_400 },
} as const satisfies Record<string, Clock | null>;
export type Preset = keyof typeof PRESETS;

/** Whether the server would take it. */
export function isPossible(clock: Clock | null): boolean {
  if (clock === null) return true;
  const { turn, reserve = 0 } = clock;
  const whole = Number.isInteger(turn) && Number.isInteger(reserve);
  return whole && turn >= 5 && turn <= 30 * UNITS.days && reserve >= 0 && reserve <= 90 * UNITS.days;
}
