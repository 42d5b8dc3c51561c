import { describe, expect, it } from 'vitest';
import type { ClientMessage, ClockState, People, Seat, TableSummary } from '../src/net/protocol';
import { isPossible, timeLeft, timeText } from '../src/together/clock';
import { expected, graceLeft, hasLeft, inCompany, inOrder, isUndecided, isWatching, lost, presenceOf } from '../src/together/people';
import { Talk } from '../src/together/talk';

const clock: ClockState = { turn: 60, reserve: 300, runs: 'northern', turn_left: 40, left: { northern: 300, sylvan: 120 } };

function seat(school: string, part: Partial<Seat> = {}): Seat {
  return { school, colour: school, kind: 'friend', name: school, level: null, mine: false, come: true, present: true, ...part };
}

function people(...seats: Seat[]): People {
  return { seats, watching: 0, creator: false, votes: {}, clock: null };
}

describe('a clock', () => {
  it('takes from the turn first, then from the reserve', () => {
    expect(timeLeft(clock, 'northern', 10)).toEqual({ runs: true, turn: 30, reserve: 300 });
    expect(timeLeft(clock, 'northern', 50)).toEqual({ runs: true, turn: 0, reserve: 290 });
    expect(timeLeft(clock, 'northern', 5000)).toEqual({ runs: true, turn: 0, reserve: 0 });
  });

  it('stands for the others, and bots have none', () => {
    expect(timeLeft(clock, 'sylvan', 10)).toEqual({ runs: false, turn: 60, reserve: 120 });
    expect(timeLeft(clock, 'highland', 10)).toBeNull();
  });

  it('is written as people write it', () => {
    const days = (d: number, h: number) => `${d} d ${h} h`;
    expect([0, 40.2, 65, 3600, 90_000].map((seconds) => timeText(seconds, days))).toEqual(['0:00', '0:41', '1:05', '1:00:00', '1 d 1 h']);
  });

  it('is possible within the limits of the server', () => {
    expect(isPossible(null)).toBe(true);
    expect(isPossible({ turn: 5, reserve: 0 })).toBe(true);
    expect([{ turn: 4, reserve: 0 }, { turn: 60, reserve: 91 * 86_400 }, { turn: NaN, reserve: 0 }].some(isPossible)).toBe(false);
  });
});

describe('the people at a table', () => {
  const me = seat('northern', { mine: true });
  const bot = seat('sylvan', { kind: 'bot', present: false });
  const away = seat('highland', { present: false });
  const missing = seat('southern', { come: false, present: false });

  it('are here, away or expected', () => {
    expect([me, bot, away, missing, seat('etherweavers')].map(presenceOf)).toEqual(['mine', 'bot', 'away', 'expected', 'here']);
    expect(expected(people(me, missing))).toEqual([missing]);
    expect([me, bot, away, missing].map(hasLeft)).toEqual([false, false, true, true]);
  });

  it('are company, or there is only a bot', () => {
    expect(inCompany(people(me, bot))).toBe(false);
    expect(inCompany({ ...people(me, bot), watching: 1 })).toBe(true);
    expect(inCompany(people(me, away))).toBe(true);
    expect(isWatching(people(away, bot))).toBe(true);
  });

  it('are decided about when they have left, or a bot stands in for them', () => {
    const standIn = seat('sylvan', { kind: 'bot', present: false, stands_in: true });
    const never = { ...standIn, open: true };
    expect([me, bot, away, missing, standIn, never].map(isUndecided)).toEqual([false, false, true, true, true, false]);
    expect(isUndecided({ ...away, offered: true })).toBe(false);
  });

  it('are waited for', () => {
    expect(graceLeft(seat('highland', { present: false, grace: 300 }), 20)).toBe(280);
    expect(graceLeft(seat('highland', { present: false, grace: 3 }), 20)).toBe(0);
    expect(graceLeft(seat('highland', { present: false, grace: 300 }), -5)).toBe(300);
  });

  it('are told what has become of a seat they had', () => {
    expect(lost(people(me, away))).toBeNull();
    const moved = seat('highland', { yours: 'moved' });
    const standsIn = seat('sylvan', { kind: 'bot', yours: 'bot' });
    expect(lost(people(moved))).toBe(moved);
    expect(lost(people(moved, standsIn))).toBe(standsIn);
  });
});

it('lists the games that wait for me first, and what is over last', () => {
  const game = (table: string, to_move: string, over = false): TableSummary =>
    ({ table, to_move, over, form: 'high', team: false, seats: [], winners: [], mine: ['northern'], turn: 1, creator: true, changed: '', rematch: null, origin: null, shown: null, listed: false, drafting: false });
  const missed = { ...game('missed', 'sylvan'), seats: [seat('northern', { mine: true, wanted: true })] };
  const bots = { ...game('bots', 'northern'), mine: [], seats: [seat('northern', { kind: 'bot', yours: 'bot' })] };
  const list = [game('over', 'northern', true), game('theirs', 'sylvan'), game('mine', 'northern'), missed, bots, game('also', 'northern')];
  expect(inOrder(list).map((one) => one.table)).toEqual(['mine', 'missed', 'bots', 'also', 'theirs', 'over']);
});

describe('what is said at a table', () => {
  it('goes to the server, with the seat that speaks where the server has to know', () => {
    const sent: ClientMessage[] = [];
    const talk = new Talk((message) => sent.push(message), () => 'northern');
    talk.say('hello');
    talk.agree();
    talk.withdraw();
    talk.askBack();
    talk.answerBack(false);
    talk.replace('sylvan', 'novice');
    talk.replace('sylvan', null);
    talk.keep('sylvan');
    talk.resign();
    expect(sent).toEqual([
      { type: 'say', say: 'hello', seat: 'northern' },
      { type: 'agree' },
      { type: 'withdraw' },
      { type: 'ask_back' },
      { type: 'answer_back', allow: false },
      { type: 'replace', seat: 'sylvan', level: 'novice', invite: false, by: 'northern' },
      { type: 'replace', seat: 'sylvan', level: null, invite: true, by: 'northern' },
      { type: 'keep', seat: 'sylvan', by: 'northern' },
      { type: 'resign' },
    ]);
  });
});
