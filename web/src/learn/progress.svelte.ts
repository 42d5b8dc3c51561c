// How far somebody has come, kept in this browser: lessons, puzzles, the trainer, what the teacher has said.
import type { School } from '../net/protocol';

const KEY = 'tashkalar.learn';

export interface LessonProgress {
  choices: readonly string[];
  done: boolean;
}

/** An attempt at a puzzle that the server has not been told yet. */
export interface Untold {
  puzzle: number;
  choices: readonly string[];
  hints: number;
}

/** Of a figure, how often it was seen rightly, and how often it was asked for. */
export type Seen = readonly [right: number, asked: number];

export interface TrainerProgress {
  level: number;
  streak: number;
  best: number;
  figures: Readonly<Record<string, Seen>>;
  /** What is asked for: anything, what is weak, what the opponent could summon; and of which school. */
  asks: 'all' | 'weak' | 'threats';
  school: School | null;
}

interface Kept {
  lessons: Record<string, LessonProgress>;
  puzzles: Record<string, 'solved' | 'shown'>;
  untold: readonly Untold[];
  /** The best run against the clock, in puzzles solved. */
  run: number;
  trainer: TrainerProgress;
  /** Tables of first games, with the remarks made there. */
  games: Record<string, readonly string[]>;
  /** Whether cards say what they lack in puzzles; null: as the puzzles have it. */
  help: boolean | null;
}

const TRAINER: TrainerProgress = { level: 1, streak: 0, best: 0, figures: {}, asks: 'all', school: null };
const NOTHING: Kept = { lessons: {}, puzzles: {}, untold: [], run: 0, trainer: TRAINER, games: {}, help: null };
const MOST_UNTOLD = 50;

function load(): Kept {
  try {
    const kept = { ...NOTHING, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
    return { ...kept, trainer: { ...TRAINER, ...kept.trainer } };
  } catch {
    return NOTHING;
  }
}

class Progress {
  #kept = $state.raw<Kept>(load());

  /** Nobody has learnt anything with this browser yet. */
  get fresh(): boolean {
    return Object.keys(this.#kept.lessons).length === 0;
  }

  lesson(id: string): LessonProgress {
    return this.#kept.lessons[id] ?? { choices: [], done: false };
  }

  keepLesson(id: string, choices: readonly string[], done: boolean): void {
    // Whoever does a lesson again has still done it.
    const before = this.lesson(id).done;
    this.#keep({ lessons: { ...this.#kept.lessons, [id]: { choices: done ? [] : choices, done: done || before } } });
  }

  puzzle(id: number): 'solved' | 'shown' | null {
    return this.#kept.puzzles[id] ?? null;
  }

  /** A puzzle whose solution was looked at first counts as shown, until it is solved without. */
  keepPuzzle(id: number, how: 'solved' | 'shown'): void {
    if (this.puzzle(id) !== 'solved') this.#keep({ puzzles: { ...this.#kept.puzzles, [id]: how } });
  }

  get untold(): readonly Untold[] {
    return this.#kept.untold;
  }

  keepUntold(untold: readonly Untold[]): void {
    this.#keep({ untold: untold.slice(-MOST_UNTOLD) });
  }

  get run(): number {
    return this.#kept.run;
  }

  keepRun(solved: number): void {
    if (solved > this.#kept.run) this.#keep({ run: solved });
  }

  get trainer(): TrainerProgress {
    return this.#kept.trainer;
  }

  keepTrainer(trainer: Partial<TrainerProgress>): void {
    this.#keep({ trainer: { ...this.#kept.trainer, ...trainer } });
  }

  get help(): boolean | null {
    return this.#kept.help;
  }

  keepHelp(help: boolean): void {
    this.#keep({ help });
  }

  remarks(table: string): readonly string[] {
    return this.#kept.games[table] ?? [];
  }

  /** Only the last few games: those before are over. */
  keepRemark(table: string, key: string): void {
    const others = Object.entries(this.#kept.games).filter(([other]) => other !== table).slice(-4);
    this.#keep({ games: { ...Object.fromEntries(others), [table]: [...this.remarks(table), key] } });
  }

  #keep(part: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...part };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // Without storage it lasts as long as the page.
    }
  }
}

export const progress = new Progress();
