// At the table: games to be found and watched.
import type { Begins, TakeBack } from '../../net/protocol';

export const en = {
  watchTitle: 'Games to watch', watch: 'Watch', points: (list: string) => `Points: ${list}`,
  listed: 'Everybody may watch', listedHint: 'The game stands in the list of this server. Hands stay hidden.',
  begins: 'Who begins', begin: { first: 'The first seat', random: 'Chance decides' } as Record<Begins, string>,
  open: 'Seats without a school', byChance: 'Get one by chance', inTurn: 'Choose one in turn, at the table', atTable: 'At the table',
  pool: 'Schools they may get', poolFew: (need: number) => `Tick at least ${need} schools for the seats without one.`,
  stones: 'The team plays with these stones',
  draft: {
    title: 'Choosing schools', yours: 'Choose a school', yoursAs: (name: string) => `${name}, choose a school`, of: (name: string) => `${name} is choosing a school`,
    none: 'has not chosen yet', now: 'is choosing', hint: 'The game begins when everybody has chosen. A school plays once.', stones: 'Stones of your team', invite: 'Invitations', late: 'Somebody does not come?',
  },
  shell: { newer: 'A new version is available. Games continue where they are.', renew: 'Update', away: 'The server cannot be reached', awayHint: 'Your games are safe there. The arena opens as soon as it answers.' },
  site: {
    loading: 'The game is being prepared', broken: 'The game could not be started in this browser.', taken: 'The game goes on in another tab.',
    full: 'This browser does not let the game be kept: there is no room left, or it is forbidden. Nothing further is played until it does.',
    games: 'Games in this browser', gamesHint: 'They stay here, also without a network, until the data of this page are deleted. A file keeps them for another browser, or for a server.',
    keep: 'Save all games', bring: 'Bring games from a file', brought: (games: number, studies: number) => {
      const all = [...(games ? [games === 1 ? '1 game' : `${games} games`] : []), ...(studies ? [studies === 1 ? '1 study' : `${studies} studies`] : [])];
      return all.length === 0 ? 'Nothing in the file is new here.' : `New here: ${all.join(' and ')}.`;
    }, noGames: 'That did not work: this is no file with games.',
    friend: 'A friend at another screen needs a server that both of you reach. At this screen you can play together here: choose “At this screen”.', address: 'The address of a server, if you know one', goThere: 'Go there', noAddress: 'An address is like arena.example.org.',
    alongHint: 'A game against bots can be taken along: “Take the game along” in its menu saves its record, which goes on under “Records” there.', along: 'Take the game along',
  },
  takeBack: 'Undo', takeBacks: { turn: 'During one’s own turn', agreement: 'Ended turns too, if all agree', never: 'Never' } as Record<TakeBack, string>,
  back: {
    ask: 'Ask to take my last turn back', alone: 'Take my last turn back', asks: (name: string) => `${name} asks to take the last turn back`, mine: (names: string) => `You ask to take your turn back. Waiting for ${names}`,
    told: (name: string | null, turn: number) => `${name === null ? 'You have' : `${name} has`} taken back turn ${turn}, and all that came after it: everybody has agreed.`,
    allow: 'Allow', refuse: 'Refuse', withdraw: 'Never mind', hint: 'All that came after it is gone, and hidden cards are shuffled anew.',
  },
  isListed: 'The game stands in the list of this server: everybody can find it.',
};

export type Tables = typeof en;
