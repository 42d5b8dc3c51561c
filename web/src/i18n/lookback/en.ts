// Looking back, in English: replays, records, analysis, positions, statistics.
import type { Swing } from '../../net/protocol';

/** What a turn is called. */
export type TurnKind = NonNullable<Swing['kind']>;

/** What a complaint about a record or a position is about, already in the reader's language. */
export interface Trouble {
  /** A key or a word as it stands in the text. */
  word: string;
  card: string;
  task: string;
  square: string;
  school: string;
  colour: string;
  limit: number;
  words: string[];
}

export const en = {
  replay: 'Replay', open: 'Replay this game', notThere: 'This game cannot be looked at.',
  records: 'Records', studies: 'Studies', statistics: 'Statistics', editor: 'Set up a position', more: 'Beyond the game',

  // --- the replay ---
  mended: (rules: number, turn: number) => `Played by rules version ${rules} before a rule was corrected: from turn ${turn} on the rules of today would have told it otherwise. It is shown as it was played.`,
  eyes: 'Whose eyes', allEyes: 'All hands open', spectator: 'Spectators', eyesOf: (name: string) => `Through the eyes of ${name}`,
  first: 'To the beginning', last: 'To the end', stepBack: 'One step back', stepOn: 'One step forward', turnBack: 'One turn back', turnOn: 'One turn forward', play: 'Play', pause: 'Pause', speed: 'Speed',
  speeds: { slow: 'Slow', normal: 'Normal', fast: 'Fast' } as Record<string, string>,
  position: 'Position', at: (step: number, of: number) => `Step ${step} of ${of}`, atTurn: (turn: number, name: string) => `Turn ${turn}, ${name}`, start: 'Before the first move', end: 'The end',
  moves: 'Moves', hands: 'Hands', analysis: 'Analysis', hidden: (n: number) => (n === 1 ? '1 card, face down' : `${n} cards, face down`), noCards: 'no cards',
  share: 'Share this position', copied: 'The text is copied.', link: 'Link to this position', download: 'Download the record',
  keys: 'Arrow keys go step by step, Page up and Page down turn by turn, Home and End to both ends, the space bar plays.',
  unnamed: 'Uploaded record',

  // --- analysis ---
  analyse: 'Analyse the game', analyseHint: 'The champion looks at every turn: what it was worth, and what would have been better.', goOn: 'Continue the analysis', analysing: (done: number, of: number) => `Analysing turn ${done} of ${of}`, analysisWaits: (n: number) => `Others are analysed first: place ${n}`,
  chances: 'Chances', graph: 'The chances over the game',
  playersTitle: 'How it was played', accuracy: (percent: string) => `Accuracy ${percent}`, anew: 'Analyse it anew', anewHint: 'This analysis was made by an earlier version and judged otherwise.',
  told: 'Mistakes and finds', noneTold: 'No turn missed much.', turnNumber: (turn: number) => `Turn ${turn}`, missed: (percent: string) => `missed ${percent}`, hardToSee: 'the best turn, and hard to see',
  numbers: (before: string, best: string, played: string) => `before the turn ${before}, at best ${best}, as played ${played}`, betterWas: 'Better was:', asPlayed: 'as played',
  kinds: { inaccuracy: 'Inaccuracy', mistake: 'Mistake', blunder: 'Blunder', brilliant: 'Brilliant find' } as Record<TurnKind, string>,
  kindsCounted: {
    inaccuracy: (n: number) => (n === 1 ? '1 inaccuracy' : `${n} inaccuracies`), mistake: (n: number) => (n === 1 ? '1 mistake' : `${n} mistakes`),
    blunder: (n: number) => (n === 1 ? '1 blunder' : `${n} blunders`), brilliant: (n: number) => (n === 1 ? '1 brilliant find' : `${n} brilliant finds`),
  } as Record<TurnKind, (n: number) => string>,
  goodTurns: 'The strongest turns', look: 'What are the strongest turns here?', looking: 'The champion is thinking', nothing: 'There is nothing to search here.',
  asSeen: 'As seen by whoever is to move, without knowing hidden cards.', showTurn: 'Show', backToGame: 'Back to the game', shown: 'A turn that was not played',
  percent: (value: number) => `${Math.round(value * 100)} %`,
  deeper: (n: number) => `Looking deeper (${n} of 4)`, lookDeeper: 'Look deeper',
  mistakes: { open: 'Learn from your mistakes', learn: 'Play the worst turns better', title: (n: number, of: number) => `Mistake ${n} of ${of}`, none: 'No turn missed enough to learn from.', next: 'The next one', why: 'Why it is better' },
  why: {
    placed: (card: string, squares: string) => `${card} (${squares})`, threatens: (cards: string) => `next turn: ${cards}`, nears: (tasks: string) => `close to ${tasks}`,
    prevents: (name: string, cards: string) => `${name} can no longer summon ${cards}`, mayPrevent: (name: string, cards: string) => `${name}, if they hold it, can no longer summon ${cards}`, denies: (name: string, tasks: string) => `keeps ${name} from ${tasks}`,
    ahead: (percent: string, idea: string) => `${percent} better than the next best idea${idea ? `: ${idea}` : ''}`, even: (idea: string) => `hardly better than the next best idea${idea ? `: ${idea}` : ''}`,
  },
  changed: {
    points: (n: number) => `${n > 0 ? '+' : '−'}${Math.abs(n)} ${Math.abs(n) === 1 ? 'point' : 'points'}`,
    destroyed: (n: number) => (n === 1 ? 'destroys 1 piece' : `destroys ${n} pieces`),
    pieces: (n: number) => `${n > 0 ? '+' : '−'}${Math.abs(n)} ${Math.abs(n) === 1 ? 'piece' : 'pieces'}`,
    claimed: (tasks: string) => `claims ${tasks}`,
  },

  // --- playing on ---
  playOn: 'Play on from here', playOnHint: 'A table of your own begins at this position. All cards lie as they lay in this game; the decks are not shuffled anew.', playOnSetUp: 'A table of your own begins at this position. Decks you have not set lie in a fixed random order.',
  who: (school: string) => `Who plays ${school}`, me: 'Me', bot: 'Bot', screen: 'At this screen', level: 'Level', begin: 'Into the arena', onePerson: 'At least one seat must be played by a person.', playedOn: 'From a position', toReplay: 'Back to the replay', toEditor: 'Back to the position',

  // --- records ---
  send: 'Upload a record', sendHint: 'A record is a text file that ends in .game. It is kept under an address of its own, and whoever has the address can look at it.', file: 'Choose a file', paste: 'Or paste its text', name: 'Name, if you like', sendIt: 'Upload and look at it', sending: 'Reading the record', myRecords: 'My records', noRecords: 'None yet.', remove: 'Remove', removeSure: 'Really remove?', tooBig: (kib: number) => `A record may have ${kib} KiB; this file is larger.`, unreadable: 'This file is not a text.', form: 'Form', turns: (n: number) => (n === 1 ? '1 turn' : `${n} turns`), unfinished: 'unfinished',
  line: (n: number) => `Line ${n}`,
  meant: (said: string, word: string) => `${said}; did you mean “${word}”?`,
  trouble: {
    title: () => 'this is no record of Tash-Kalar; one begins with “Tash-Kalar record 1”',
    rules: () => 'the record follows another version of the rules',
    key: (p: Trouble) => `nobody knows the key “${p.word}”`,
    value: (p: Trouble) => `this is no value for “${p.word}”`,
    twice: (p: Trouble) => `“${p.word}” stands here a second time`,
    no_colon: () => 'this is neither “key: value” nor a turn',
    incomplete: (p: Trouble) => `the deal ends here, but it lacks: ${p.words.join(', ')}`,
    turn: () => 'the number of the turn is wrong',
    to_move: () => 'it is not the turn of this school',
    reshuffle: () => 'no deck was shuffled anew here',
    card: (p: Trouble) => `there is no card “${p.card}”`,
    task: (p: Trouble) => `there is no task “${p.task}”`,
    square: (p: Trouble) => `“${p.square}” is no square with a rank mark`,
    schools: () => 'the schools are missing: a list in turn order',
    school: (p: Trouble) => `there is no school “${p.school}”`,
    form: () => 'there is no such form: first, high, duel, melee',
    players: () => 'this form is for another number of players',
    same_school: () => 'every seat needs a school of its own',
    team_form: () => 'this form is not played in teams',
    team_colours: () => 'a team plays in the colour of one of its schools',
    colours: () => 'a team plays in the colour of one of its schools',
    no_seat: (p: Trouble) => `${p.school} does not play here`,
    no_colour: (p: Trouble) => `${p.colour} does not play here`,
    two_pieces: (p: Trouble) => `two pieces stand on ${p.square}`,
    stones: (p: Trouble) => `${p.colour} has only ${p.limit} common and heroic stones`,
    legendary_stones: (p: Trouble) => (p.limit === 0 ? 'there are no legendary stones in this form' : `${p.colour} has only ${p.limit} legendary stones`),
    card_twice: (p: Trouble) => `${p.card} is in two places`,
    task_twice: (p: Trouble) => `${p.task} is in two places`,
    wrong_school: (p: Trouble) => `${p.card} is no card of ${p.school}`,
    wrong_deck: (p: Trouble) => `${p.card} does not belong to this deck`,
    pending: () => 'only a being of the Etherweavers with a warp effect can be pending',
    merchant: () => 'a piece lies on the Merchant of Time, but no Etherweavers play',
    rank: () => 'there is no such rank: common, heroic, legendary',
    actions: () => 'this is no number of actions',
    scores: () => 'this is no score of this form',
    remaining: () => 'so many turns cannot remain',
    note: (p: Trouble) => `“${p.word}” cannot be marked or drawn`,
    variation: () => 'a variation begins with “(” after a choice and ends with “)”; between them are only turns and notes',
    chapters: () => 'another chapter begins here: a study of several chapters is no single game; make a study of it',
    long_comment: (p: Trouble) => `a comment may have ${p.limit} characters`,
    many_marks: (p: Trouble) => `there may be ${p.limit} marks and arrows beside a choice`,
    long_title: (p: Trouble) => `a title may have ${p.limit} characters`,
    nested: (p: Trouble) => `variations lie at most ${p.limit} deep in each other`,
    many_chapters: (p: Trouble) => `a study may have ${p.limit} chapters`,
    many_choices: (p: Trouble) => `a chapter may have ${p.limit} choices`,
  } as Record<string, (p: Trouble) => string>,

  // --- studies ---
  study: {
    name: 'Studies', all: 'All studies', mine: 'My studies', none: 'None yet. A replay and a position have a button that makes a study of them.', unnamed: 'Untitled study', open: 'Open', notThere: 'This study cannot be opened.',
    hint: 'Games and positions with variations, comments, arrows and marks, in chapters. Whoever has the link can read a study; only this browser can change it.',
    make: 'Make a study', makeHint: 'Try other choices at any point, write beside them, draw on the board, and share it with a link.', makeIt: 'Make the study', into: 'Where', newStudy: 'A new study', title: 'Title', keep: 'Keep', cancel: 'Cancel', rename: 'Rename',
    importTitle: 'From a text', importHint: 'A study that was downloaded, a record, or the text of a position.',
    chapters: 'Chapters', chapterName: (n: number, title: string) => (title ? `${n}. ${title}` : `Chapter ${n}`), chapterCount: (n: number) => (n === 1 ? '1 chapter' : `${n} chapters`), addChapter: 'Add a chapter', addHint: 'Replays and positions can also be added from where they are shown.', matter: 'A record, a position, or another study',
    variation: 'variation', variationNumber: (n: number) => `Variation ${n}`, mainLine: 'Main line', forks: 'What may follow', promote: 'Make it the main line', removeFrom: 'Remove from here on', choose: 'What can be chosen here', drawn: 'with drawings',
    comment: 'Comment', commentHint: 'What is there to say about this?', draw: 'Draw', tone: 'Colour of drawings', tones: { plain: 'plain', good: 'good', bad: 'bad, dashed' }, wipe: 'Wipe drawings', drawHint: 'Drag from square to square for an arrow, tap a square for a mark; the same again takes it away.', drawMouse: 'Drag with the right mouse button to draw at any time.',
    share: 'Share this study', shareHint: 'Whoever has this link can read the study, but not change it.', link: 'Link to this study', download: 'Download as text', readOnly: 'read only', saving: 'Saving …',
    keys: 'Arrow keys left and right go through the line, up and down to other variations, Home and End to both ends.',
  },

  // --- setting up a position ---
  edit: {
    title: 'Set up a position', erase: 'Erase', brush: 'What a click puts', clear: 'Empty the arena', hand: (name: string) => `Hand of ${name}`, add: 'Add a card', remove: (card: string) => `Take ${card} away`, tasks: 'Tasks', task: (n: number) => `Task ${n}`, next: 'Next task', claimed: (name: string) => `Claimed by ${name}`, scores: 'Scores', score: (name: string) => `Score of ${name}`, scoreOf: (name: string, other: string) => `Points of ${name} from ${other}`, turn: 'Turn', toMove: 'To move', actions: 'Actions left', number: 'Number of the turn', last: 'Last turn', notLast: 'the end is not triggered', lastOf: (name: string) => `the end comes after ${name}`, firstTurn: (name: string) => `First turn of ${name}`, frozen: 'Frozen effect in play', pending: 'Pending being', merchant: 'On the Merchant of Time', nothing: 'nothing', improvised: (name: string, other: string) => `${name} has improvised with ${other}`, text: 'As text', textHint: 'The keys of a record’s deal. What is left out lies as in a scenario: decks hold the rest, in a fixed random order.', apply: 'Read the text', copyText: 'Copy the text', whole: 'Write it out in full', can: 'What can be summoned', canNot: 'Nothing in hand can be summoned.', places: (card: string, squares: string) => `${card}: ${squares}`, analyse: 'Analyse', play: 'Play it', fine: 'This position can be played.', form: 'Form', seat: (n: number) => `Seat ${n}`, team: 'Two teams of two', setUp: 'Set-up', random: 'at random', players: 'Players', keys: 'Arrow keys walk the arena, Enter puts or takes a piece.',
  },

  // --- statistics ---
  stats: {
    accuracyTitle: 'Accuracy', accuracyPlot: 'Accuracy over the last games', notAnalysed: 'How accurately you played is known once games have been analysed.', analyseLast: (n: number) => (n === 1 ? 'Analyse one game' : `Analyse ${n} games`), analysing: (n: number, of: number) => `Analysing game ${n} of ${of}`, notAll: (n: number) => (n === 1 ? 'One game could not be analysed; try it again later.' : `${n} games could not be analysed; try them again later.`), cards: 'Beings', cardsHint: 'How often summoned, and (hatched) how often a turn would have been better with it, in games that were analysed.', cardSaid: (summoned: number, missed: number) => `summoned: ${summoned}, missed: ${missed}`, tasks: 'Tasks claimed', taskSaid: (n: number) => `claimed: ${n}`, moreRows: (n: number) => `${n} more`, bySchoolAndLevel: 'By school and opponent', wonOf: (won: number, of: number) => `${won} of ${of}`,
    title: 'Statistics', hint: 'Counted on this server from the finished games of this browser. Nothing of it goes anywhere else; games that are removed are no longer counted.', none: 'No finished games yet.', won: 'Won', lost: 'Lost', shared: 'Shared', rate: 'Win rate', byForm: 'By form', bySchool: 'By school', byOpponent: 'Against', people: 'People', streak: 'Streak', longest: 'Longest', inARow: { won: (n: number) => `${n} won in a row`, lost: (n: number) => `${n} lost in a row`, shared: (n: number) => `${n} shared in a row` } as Record<string, (n: number) => string>, lastGames: 'The last games', screen: (n: number) => (n === 1 ? '1 game was played by several people at this screen and is not counted.' : `${n} games were played by several people at this screen and are not counted.`), team: (form: string) => `${form}, teams`, total: 'Games',
  },
};

export type Lookback = typeof en;
