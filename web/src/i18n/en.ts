// English: the language the others are checked against. Terms are the rulebook's; sentences are our own.
// A stone lies in stock and is placed from there; what stands in the arena is a piece. What may be left out is skipped.
import type { Direction, Part, Rank } from '../net/protocol';
import { GUIDE_WORDS } from './guide';
import { KEY_WORDS } from './keys';
import { SIDE_WORDS } from './sides';
import { en as learn } from './learn/en';
import { en as lookback } from './lookback/en';
import { en as story } from './story/en';
import { en as tables } from './tables/en';
import { en as together } from './together/en';
import { capital, join, number } from './words';

const PIECE: Record<Rank, string> = { common: 'common piece', heroic: 'heroic piece', legendary: 'legendary piece' };
const A_PIECE: Record<Rank, string> = { common: 'a piece', heroic: 'a heroic piece', legendary: 'a legendary piece' };

export const en = {
  lookback,
  rank: { common: 'common', heroic: 'heroic', legendary: 'legendary' } as Record<Rank, string>,
  ranks: { common: 'Common', heroic: 'Heroic', legendary: 'Legendary' } as Record<Rank, string>,
  and: (parts: string[]) => join(parts, 'and'),
  or: (parts: string[]) => join(parts, 'or'),
  /** A sentence, kept with a small letter, as it follows a colon. */
  afterColon: (text: string) => text,
  direction: { N: 'north', NE: 'north-east', E: 'east', SE: 'south-east', S: 'south', SW: 'south-west', W: 'west', NW: 'north-west' } as Record<Direction, string>,
  act: {
    take: 'Take', copy: 'Copy', copy_piece: 'Mirror', freeze: 'Freeze', keep: 'Keep', gateway: 'Make Gateway', destroy: 'Destroy', convert: 'Convert', upgrade: 'Upgrade', downgrade: 'Downgrade', place: 'Place', move: 'Move', leap: 'Leap', swap: 'Swap',
    direction: 'Aim', choose: 'Choose', discard: 'Discard', return: 'Return', point: 'Point', start: 'Start', turn: 'Play', end: 'End turn',
  } as Record<Part, string>,
  /** What a turn asks; what an effect asks is told by its parts, in words that come with the catalogue. */
  ask: {
    point: 'Choose the colour of the point', return: 'Put any cards under their decks?', start: 'Choose the square of your first stone', turn: 'Your turn', end: 'All actions used',
  } as Record<string, string>,

  settings: {
    language: 'Language', theme: 'Theme', night: 'Night', noon: 'Noon', system: 'Same as system', soundOn: 'Turn sound on', soundOff: 'Turn sound off', volume: 'Volume', menu: 'Menu',
    toggleTheme: 'Night or noon',
  },
  common: { close: 'Close', bot: 'bot', botOf: (level: string) => `${level.toLowerCase()} bot`, none: 'none', loading: 'Opening the arena' },
  errors: { offline: 'No connection, trying again', noTable: 'This game cannot be opened.', noServer: 'The server does not answer.', retry: 'Try again' },

  card: {
    flare: 'Flare', pending: 'pending being', inPlay: 'in play with its frozen effect', frozen: 'Frozen effect', canThaw: 'can be thawed', warp: 'Warp effect', figureOf: (card: string) => `Figure of ${card}`,
    label: (card: string, rank: string, badge: string) => [card, rank, badge].filter(Boolean).join(', '),
    places: (n: number) => (n === 1 ? '1 place' : `${n} places`),
    oneShort: (squares: string) => `missing: ${squares}`,
    short: (n: number) => `${n} missing`, higher: (square: string) => `higher piece on ${square}`, noStone: 'no stone left', noRoom: 'does not fit', colourless: 'no free colourless square',
    heroShort: (square: string) => `missing: heroic ${square}`,
    notNow: 'not possible now', notYet: 'not yet', flareReady: 'can be invoked',
    fewerUpgraded: (n: number) => `${n} fewer upgraded pieces`, fewer: (n: number) => `${n} fewer pieces`,
    have: (have: number, need: number) => `${have} of ${need}`,
  },

  board: {
    label: (pieces: number) => `The arena, ${pieces} pieces. Arrow keys walk, Enter picks, N jumps to the next possible square.`,
    red: 'red square', green: 'green square', empty: 'empty', enlarge: 'Enlarge the arena', whole: 'Show the whole arena',
    content: (rank: Rank, who: string) => `${PIECE[rank]}, ${who}`,
    can: 'can be chosen', summonHere: (card: string) => `${card} can be summoned here`, isChosen: 'chosen',
  },

  top: { to: (points: number) => `to ${points} points`, list: 'Choices as a list', lit: 'Choose one of the lit squares', squareFor: (card: string) => `Choose a square for ${card}`, lacks: (card: string, what: string) => `${card} lacks ${what}`, stoneOn: (rank: Rank, square: string) => `${A_PIECE[rank]} on ${square}`, filling: (i: number, n: number) => `${i} of ${n}`, nextFilling: 'Next way', wait: (name: string) => `${name} is playing`, startOf: (name: string) => `Choose the square of ${name}’s first stone`, over: 'The game is over' },

  turn: {
    title: 'Turn', actions: (n: number) => (n === 0 ? 'No action left' : n === 1 ? 'One action left' : `${capital(number(n))} actions left`),
    short: (n: number) => (n === 0 ? 'no action left' : n === 1 ? '1 action' : `${n} actions`), shortRunning: 'in progress',
    running: 'Last action in progress', runningWarp: 'Warp effect in progress', runningFrozen: 'Frozen effect in progress', runningFlare: 'Flare in progress', undo: 'Undo', end: 'End turn', handOver: 'Hand over to your partner', summon: (square: string) => `Summon on ${square}`, place: (square: string) => `Place on ${square}`,
    discard: 'Discard', warp: 'Warp', thaw: 'Thaw', flare: 'Invoke the flare', flareAgainst: (name: string) => `Flare against ${name}`, against: 'Flare against', destroyed: 'enemies destroyed', summoned: 'summoned', pick: { card: 'Tap a square or a card', square: 'Tap a square', button: 'Tap a button' }, possessed: (name: string) => `Next being: only pieces of ${name}`, loan: 'Next being: one enemy piece may count as yours',
    handedOver: 'Your partner plays on', hint: 'Hint', thinking: 'Thinking', waits: (n: number) => `Waiting, place ${n}`, goodTurn: 'A good turn',
  },

  strip: {
    frozen: (text: string) => `Frozen effect: ${text}`,
    on: (square: string) => `on ${square}`, step: (i: number, n: number) => `step ${i} of ${n}`, skip: 'Skip', skipRest: 'Skip the rest', done: 'Done', back: 'Choose again',
    variant: 'Which one?', warp: (card: string | null, text: string) => (card ? `Warp effect of ${card}: ${text}` : `Warp effect: ${text}`), from: 'Which piece becomes it?', goes: (square: string) => `Which piece goes to ${square}?`,
  },

  end: {
    more: (n: number) => `+${n} more`,
    yourTurn: 'Your turn', claim: 'Claim a task', before: 'End of turn', claimEnd: 'Claim and end turn', endWithout: 'End without a task', endTurn: 'End turn', nothing: 'Nothing happened.',
    score: 'Score', met: 'met', ofTarget: (n: number) => `of ${n}`,
    flarePossible: 'Your flare can be invoked now', noFlare: (why: string) => `No flare: ${why}`, draws: (n: number) => (n === 1 ? 'You will draw one card' : `You will draw ${number(n)} cards`), final: 'After this nothing can be undone',
    missing: (n: number) => `${n} missing`,
  },

  tasks: {
    title: 'Tasks', hint: 'one per turn, at its end', next: 'Next', met: 'met', would: (what: string) => `${what} would do it`, with: (square: string) => `with ${square}`, points: (n: number) => (n === 1 ? '1 point' : `${n} points`),
    progress: (have: number, need: number) => `${have} of ${need}`,
  },

  log: { title: 'Log', turn: (n: number, who: string) => `Turn ${n}, ${who}`, setup: 'Set-up', empty: 'Nothing yet.', you: 'you', yourTeam: 'your team', says: (who: string, what: string) => `${who}: ${what}` },

  seat: {
    stones: (n: number) => `Common or heroic stones in stock: ${n}`, legends: (n: number) => `Legendary stones in stock: ${n}`, hand: (n: number) => (n === 1 ? '1 card in hand' : `${n} cards in hand`), noCards: 'No cards in hand.', held: (school: number, legends: number, flares: number) => `Cards in hand (school, legends, flares): ${school}, ${legends}, ${flares}`, deck: 'deck', deckLeft: (n: number) => (n === 1 ? '1 card in the deck' : `${n} cards in the deck`),
    points: (n: number) => (n === 1 ? '1 point' : `${n} points`), cards: (n: number) => (n === 1 ? '1 card' : `${n} cards`), frozen: 'In play', slowed: 'One action fewer next turn', removed: (n: number) => (n === 1 ? '1 stone out of the game' : `${n} stones out of the game`), pending: 'Pending', merchant: 'On the Merchant of Time', improvised: 'improvised', canImprovise: 'may still improvise', toMove: 'to move', team: 'Team',
  },

  piles: {
    title: 'Discard piles', legends: 'Legends', flares: 'Flares', empty: 'No card discarded', open: 'Discard piles and decks', left: (n: number) => `${n} in the deck`,
  },

  replay: { again: 'Replay the last turns', skip: 'Skip' },

  choices: { title: 'All choices', hint: 'Everything you can do now, in words.', none: 'Nothing to choose at the moment.', places: 'Place a stone', summons: 'Summon', discards: 'Discard a card', other: 'More', targets: 'Effect' },

  option: {
    place: (square: string) => `Place a stone on ${square}`, from: (square: string) => ` with the piece from ${square}`, summon: (card: string, square: string) => `Summon ${card} on ${square}`, with: (squares: string) => ` using ${squares}`,
    discard: (card: string) => `Discard ${card}`, return: (card: string) => `Put ${card} under its deck`, flare: 'Invoke the flare', flareOf: (name: string) => `Invoke the flare against ${name}`, thaw: (card: string) => `Thaw: ${card}`, keep: (card: string) => `Keep ${card} in play`, warp: (card: string) => `Warp effect of ${card}`, handOver: 'Hand over to your partner',
    claim: (task: string) => `Claim ${task} and end the turn`, end: 'End the turn', point: (name: string) => `Point in the colour of ${name}`, start: (square: string) => `Start on ${square}`, startOf: (name: string, square: string) => `Start on ${square}: ${name}`,
    target: (act: string, square: string) => `${act} ${square}`, move: (from: string, to: string) => `Move ${from} to ${to}`, leap: (from: string, to: string) => `Leap from ${from} to ${to}`, swap: (a: string, b: string) => `Swap ${a} and ${b}`, direction: (to: string) => `Aim ${to}`, decline: 'Skip',
    words: { 'downgrade Everfrost Sentinel': 'Downgrade it: the others lose an action', action: 'Gain an action', near: 'Adjacent enemies except legends', far: 'Enemy commons up to distance 2', downgrade: 'Downgrade her and place a stone', upgrade: 'Upgrade the Iris', return: 'Take the pending being back', discard: 'Discard the pending being' } as Record<string, string>,
    copy: (card: string) => `Copy ${card}`,
  },

  curtain: { title: (name: string) => `Pass the device to ${name}`, hint: 'Hands are hidden until you are ready.', ready: (name: string) => `I am ${name}`, turn: (n: number) => `Turn ${n}` },

  result: {
    won: (names: string) => `${names} wins`, wonMany: (names: string) => `${names} win`, youWon: 'You have won', growth: 'How the scores grew', hands: 'What everybody held', final: 'Final score', rematch: 'Rematch', record: 'Download the record', lobby: 'To the lobby', board: 'Look at the arena', back: 'Back to the result',
    ended: 'End of the game',
    winner: 'winner',
  },

  menu: { title: 'Game', lobby: 'To the lobby', resign: 'Resign', resignSure: 'Really resign?', noResign: 'In a melee nobody resigns; in the last round all can agree to end.', agree: 'Agree to end the game', withdraw: 'No longer agree', sound: 'Sound' },

  lobby: {
    title: 'Tash-Kalar', line: 'Arena of Legends', intro: 'Place stones, form figures, summon beings.', newGame: 'New game', form: 'Form', team: 'Two teams of two', seats: 'Seats, in turn order', seat: (n: number) => `Seat ${n}`, kind: 'Who', me: 'Me', bot: 'Bot', screen: 'At this screen', friend: 'A friend', school: 'School', random: 'Random', who: 'Name', level: 'Level', seed: 'Seed', seedHint: 'Same seed, same cards. Empty: by chance.', assist: 'Help during play', start: 'Into the arena', players: 'Players', more: 'More settings',
    pace: 'Bots think', paces: { quick: 'Quickly', usual: 'As usual', long: 'Three times as long', longest: 'Ten times as long' },
    assists: { full: 'Full: places, fillings and what is missing', matches: 'Places only', none: 'None' } as Record<string, string>,
    formText: { first: 'The first game: imperial schools, simple tasks, to 6 points.', high: 'Tasks and legends give points, to 9 points.', duel: 'Destroy and summon legends, to 18 points.', melee: 'Three or four, everybody against everybody.' } as Record<string, string>,
    myGames: 'My games', noGames: 'No games yet. The arena is waiting.', resume: 'Continue', look: 'Look back', yourMove: 'Your turn', waiting: (name: string) => `${name} to move`, over: 'Over', won: (names: string) => `won by ${names}`, turn: (n: number) => `turn ${n}`, sameSchool: 'Each school can be chosen once.', botName: (n: number) => `Bot ${n}`, meName: 'Me', screenName: (n: number) => `Player ${n}`,
  },

  learn,

  keys: KEY_WORDS.en,

  sides: SIDE_WORDS.en,

  guide: GUIDE_WORDS.en,

  story,
  tables,
  together,

  /** What the browser itself finds wrong; all other refusals are the server's and come with the catalogue. */
  why: { offline: 'the server does not answer', garbled: 'the server did not understand this' },
};

export type Messages = typeof en;
