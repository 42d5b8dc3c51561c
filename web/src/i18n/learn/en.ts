// Learning the game: course, trainer, puzzles, encyclopaedia.
export const en = {
  title: 'Learn the game', leave: 'Leave',
  lobby: 'New here? A few minutes of lessons, then a first game against the teacher.',

  course: {
    title: 'Course', headline: 'Learn by playing', intro: 'Short lessons on the real board: place stones, see figures, summon beings. Leave whenever you like; you go on where you stopped.',
    begin: 'Begin', goOn: (lesson: string) => `Continue: ${lesson}`, done: (n: number, all: number) => `${n} of ${all} lessons done`, isDone: 'done', begun: 'begun', teacher: 'Teacher', takeBack: 'Take that turn back', back: 'Back to the course',
  },

  people: { you: 'You', partner: 'Your partner', opponent: 'Opponent' },

  coach: {
    label: 'What to do', step: (i: number, n: number) => `Step ${i} of ${n}`, right: 'Right!', solved: 'Solved!', shown: 'That is the solution', missed: 'Not this time', lessonDone: 'Lesson done',
    next: 'Next', show: 'Show me', hint: 'Hint', doIt: 'Do it', reset: 'Start over', solution: 'Play the solution', play: 'Play the example',
    astray: (n: number) => (n === 1 ? 'From here the goal cannot be reached. Take your last choice back.' : `From here the goal cannot be reached. Take your last ${n} choices back.`),
    takeBack: (n: number) => (n === 1 ? 'Take it back' : `Take ${n} back`),
    hintMore: ['Which card?', 'Where?', 'Show the choice'], reached: 'How much of the goal was reached',
    help: 'Cards say what they lack', rules: 'The rules of this lesson',
    nextLesson: (lesson: string) => `Next: ${lesson}`, allLessons: 'All lessons',
  },

  trainer: {
    title: 'Figure trainer', board: 'The arena. Pick squares; arrow keys walk, Enter picks, C compares.',
    level: 'Level', streak: (n: number) => `${n} of 3 in a row for the next level`, score: (right: number, all: number) => `${right} of ${all} right`,
    start: 'Against the clock', startHint: (minutes: number) => `As many as you can in ${minutes} minutes`, startAgain: 'Once more', stop: 'Without a clock', timeUp: 'Time is up',
    result: (right: number, all: number) => `${right} right out of ${all}.`, best: (n: number) => `Your best round: ${n}`,
    asks: { label: 'Ask for', all: 'everything', weak: 'what is weak', threats: 'threats' }, school: 'School', anySchool: 'any',
    known: { title: (n: number) => (n === 1 ? '1 figure seen so far' : `${n} figures seen so far`), seen: (right: number, all: number) => `${right} of ${all}`, practise: 'Practise this figure' },
    tap: 'Tap every square on which it can appear.', check: 'Compare', checkNone: 'Nowhere', next: 'Next question', nowhere: 'It can be summoned nowhere here.', rightSquare: 'right',
    another: (i: number, n: number) => `Show the next (${i} of ${n})`, way: (place: string, card: string, square: string) => `Place on ${place}, then summon ${card} on ${square}.`,
    ready: (card: string, square: string) => `${card} on ${square}: the figure is complete already.`,
  },

  figure: {
    title: 'Draw a figure', headline: 'A figure of your own', intro: 'For beings you invent: draw a figure, see how often it would come about in games, and copy it for your card. One orientation is enough, the others follow.',
    link: 'Draw a figure of your own', fromCard: 'Change this figure', grid: 'The drawing. Arrow keys walk, Enter draws.', cell: (row: number, column: number, what: string) => `Row ${row}, column ${column}: ${what}`,
    brush: 'What a click draws', erase: 'erase',
    letters: { o: 'own piece', O: 'own upgraded piece', '@': 'summoning square', '#': 'summoning square with an own piece', '%': 'summoning square with an own upgraded piece', '*': 'marked square', x: 'inner marked square', '~': 'mirror image of a marked square', '→': 'direction; draw it again to turn it', '.': 'does not matter' },
    rank: 'Rank of the being', turn: 'Turn', mirror: 'Mirror', clear: 'Clear',
    lack: { empty: 'Draw pieces and a summoning square.', summon: 'A summoning square is missing.', pieces: 'At least one piece is missing.' },
    share: (positions: number) => `of ${positions} positions from games of bots: so often it could be summoned.`, places: (n: string) => `Then on ${n} squares on average.`,
    rarer: (n: number, all: number) => `Of the ${all} beings of this rank ${n} come about less often.`, near: 'About as often', alike: 'Has this very figure', examples: 'Where it lay', example: (square: string, cells: string) => `Summoned on ${square} with ${cells}`, whose: (school: string) => `${school} is to move.`,
    code: 'For the card',
  },

  puzzles: {
    title: 'Puzzles', headline: 'One turn, one goal', daily: 'Puzzle of the day', number: (n: number) => `Puzzle ${n}`, grade: (name: string) => `Grade: ${name}`, ways: (n: number) => `${n} ways`,
    motifs: { task: 'Claim a task', score: 'Score points', legend: 'Destroy a legend', defence: 'Defence', two_turns: 'Two turns', flare: 'Flare', warp: 'Warp', thaw: 'Thawing' },
    kind: 'Theme', anything: 'All', school: 'School', card: 'Card in hand',
    found: (n: number) => (n === 1 ? '1 puzzle' : `${n} puzzles`), more: (n: number) => `${n} more`, solvedBy: (n: number, all: number) => `solved by ${n} of ${all}`,
    rating: 'Your rating', unsure: (n: number) => `still ±${2 * n}`, unrated: 'The first attempt at every puzzle is rated.', rated: (n: number, by: number) => `Your rating: ${n} (${by < 0 ? '−' : '+'}${Math.abs(by)})`, notRated: 'Only the first attempt is rated.',
    streak: (n: number) => `${n} solved in a row`, longest: (n: number) => `at most ${n}`, fitting: 'One that fits me', noneSuch: 'There is none like that.',
    run: {
      title: 'Against the clock', about: (minutes: number, misses: number) => `As many puzzles as you can in ${minutes} minutes, each a little harder than the one before. After ${misses} that were missed it is over. Nobody helps, and nothing is rated.`,
      start: 'Begin', again: 'Once more', next: 'Next', best: (n: number) => `Your best run: ${n}`, result: (n: number) => (n === 1 ? '1 puzzle solved.' : `${n} puzzles solved.`), solved: (n: number) => `${n} solved`, missed: (n: number, most: number) => `${n} of ${most} missed`,
    },
    own: { title: 'From your own games', turns: (n: number) => (n === 1 ? '1 turn to be played better' : `${n} turns to be played better`), unknown: 'Find your worst turns' },
    onlyOpen: 'Only unsolved ones', solvedOf: (n: number, all: number) => `${n} of ${all} solved`, isSolved: 'solved', isShown: 'solution seen',
    none: 'There are no puzzles on this server yet.', noneLeft: 'Nothing left here: all of them are solved.', next: 'Next puzzle', all: 'All puzzles',
  },

  cards: {
    title: 'Cards and rules', headline: 'Every rule, every being', all: 'All cards and rules', search: 'Search cards, effects, rules', shelf: 'Deck',
    found: (n: number) => (n === 0 ? 'Nothing found.' : n === 1 ? '1 entry' : `${n} entries`),
    shelves: { rules: 'Rules', imperial: 'Imperial', legends: 'Legends', flares: 'Flares', tasks: 'Tasks', terms: 'Rules terms' },
    kinds: { being: 'Being', legend: 'Legend', flare: 'Flare', task: 'Task', term: 'Rules term', rule: 'Rule' }, task: 'Task',
    figure: 'Figure', turned: (n: number) => `Orientation ${n}`, orientations: (n: number) => (n === 1 ? 'It looks the same from every side.' : `${n} orientations, turned and mirrored.`),
    rulings: 'Rulings', examples: 'Examples', exampleBoard: 'The example on the board', play: 'Play', again: 'Again', tryIt: 'Try it yourself',
    see: 'See also', lessons: 'Lessons about it',
    inGame: 'In this game', notInGame: 'Not played yet.', about: (name: string) => `About ${name}`,
  },
};

export type LearnWords = typeof en;
