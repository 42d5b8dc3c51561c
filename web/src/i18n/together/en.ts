// Playing with others: invitations, who is there, clocks, preset messages.
import type { Say } from '../../net/protocol';
import { join } from '../words';

export const en = {
  friendName: (n: number) => `Friend ${n}`,
  noSeed: 'With friends the cards come by chance.',

  clock: {
    title: 'Clock',
    none: 'No clock', quick: '1 minute a turn, 5 in reserve', calm: '3 minutes a turn, 15 in reserve', daily: 'A day a turn, 3 in reserve', own: 'Own times',
    turn: 'For every turn', reserve: 'Reserve for the whole game', number: 'Number', unit: 'Unit',
    units: { seconds: 'seconds', minutes: 'minutes', hours: 'hours', days: 'days' },
    hint: 'It starts when everybody has come. Whoever runs out of time loses the game; in a melee the turn is played for them.',
    least: 'A turn has at least 5 seconds and at most 30 days, the reserve at most 90 days.',
    left: (name: string, turn: string, reserve: string) => `${name}: ${turn} for the turn, ${reserve} in reserve`,
    reserveLeft: (name: string, reserve: string) => `${name}: ${reserve} in reserve`,
    days: (days: number, hours: number) => `${days} d ${hours} h`,
    runs: 'runs', stands: 'not running yet',
  },

  people: {
    title: 'People and links', here: 'here', away: 'away', notCome: 'not here yet', you: 'you', bot: 'bot', screen: 'at this screen too',
    watching: (n: number) => (n === 0 ? 'Nobody is watching' : n === 1 ? 'One person is watching' : `${n} people are watching`),
    watchers: (n: number) => (n === 1 ? '1 watching' : `${n} watching`),
    waitingFor: (names: string[]) => `Waiting for ${join(names, 'and')}`,
    waitingHint: 'Send the invitation; the seat keeps until it is taken.',
    waitingAway: (name: string) => `Waiting for ${name} (away)`,
    awayNow: (name: string) => `${name} is away`,
    show: 'People and links', brief: 'Links',
  },

  link: {
    invitation: (name: string) => `Invitation for ${name}`,
    hint: 'Whoever opens it first has the seat, and the link is spent: send it to this person only.',
    copy: 'Copy', copied: 'Copied', share: 'Send', shareText: 'A seat is waiting for you in the arena of Tash-Kalar.', watchText: 'Watch a game of Tash-Kalar.',
    renew: 'New link', renewed: 'New link made; the old one no longer works.', free: 'Remove', freeSure: 'Really remove?', invite: 'Make an invitation',
    lost: 'This browser does not have the link. A new one replaces it.',
    watch: 'For spectators', watchHint: 'Everybody who has it may watch. No hand can be seen.',
    move: 'Play on with another device', moveOf: (name: string) => `Play on with another device as ${name}`, moveHint: 'Open the link there: your seat moves along, and this device only watches. It works once.', moveMake: 'Make a link',
  },

  arrival: {
    title: 'A seat is waiting for you', with: (names: string) => `At the table: ${names}`, name: 'Your name', nameHint: 'For the whole game. Left empty, the seat keeps the name it has.', take: 'Take the seat', watch: 'Only watch', opening: 'Looking for the table',
    dead: 'This link leads to no seat', deadHint: 'It was replaced by a new one, or a part of it is missing. Ask whoever sent it for a new one.',
    spent: 'This link has been used', spentHint: 'A link works once, and somebody has come with it. If that was you, open the game where you play it; “People and links” there makes a link to this device. If not, ask whoever invited you: nobody can come in on this link any more.',
    move: 'The seat moves here', moveHint: (name: string) => `${name} plays on at this device; the other one only watches then.`, moveWarn: 'If you have not played in this game yourself, somebody else has seen these cards.', moveTake: 'Play on here',
    mine: 'You already sit at this table', mineHint: 'The link is meant for somebody else. If you take this seat as well, you play both at this screen.', toTable: 'To the table', takeToo: 'Take this seat as well',
  },

  watch: { title: 'You are watching', hint: 'Hands stay hidden. A turn is shown once it has ended.' },

  title: { yourTurn: 'Your turn', of: (name: string) => `${name}’s turn`, waiting: 'Waiting for friends' },

  notify: {
    setting: 'Tell me when it is my turn', hint: 'Browser notification, only while this page is in the background.',
    denied: 'The browser does not allow this page to notify you. Its settings for this page can change that.', cannot: 'This browser cannot show notifications.',
    body: (names: string) => `Against ${names}`,
  },

  say: {
    title: 'Messages', open: 'Send a message', none: 'Nothing has been said yet.', history: 'Said so far',
    words: {
      hello: 'Hello!', good_luck: 'Good luck!', thanks: 'Thank you!', well_played: 'Well played!', oops: 'Oops.', one_moment: 'One moment, please.', your_turn: 'It is your turn.',
      good_game: 'Good game!', rematch: 'Another game?', no_rematch: 'No rematch now, sorry.', must_go: 'I have to go.', bye: 'See you!',
    } as Record<Say, string>,
  },

  bot: {
    offer: 'Let a bot stand in', somebody: 'Give the seat to somebody else', wantsSomebody: (names: string) => `${names}: somebody else should have this seat`, level: 'Level of the bot', ask: (name: string) => `${name} has left the table.`,
    wants: (names: string, level: string) => `${names}: a bot should play on here (${level})`, votes: (n: number, of: number) => `${n} of ${of}`,
    agree: 'I agree', keep: 'Take back', hint: 'As soon as all who are here agree, the bot plays on. Whoever holds the seat can take it back at any time.',
    somebodyHint: 'As soon as all who are here agree, a new invitation can be made. Until somebody comes with it, the holder can return.',
    open: (name: string) => `A bot for ${name}?`, openSomebody: (name: string) => `Somebody else for ${name}?`,
  },

  holder: {
    back: 'Take my seat back', bot: (level: string) => `A bot plays for you (${level}) until you take your seat back.`, botTitle: 'A bot plays for you',
    moved: 'Your seat has moved to another device. Here you only watch.', given: 'You were away for long, and the others have given your seat to somebody else.',
    standsIn: 'a bot stands in', wait: (time: string) => `Seat held for ${time}, then the others decide.`, awayWait: (name: string, time: string) => `${name} is away. Seat held for ${time}.`,
    same: (name: string) => `at the screen of ${name}`, offered: 'Everybody has agreed: somebody else may have this seat. If its holder comes back first, it stays theirs.',
    wanted: 'The others want to fill your seat: come back and keep it', wantedTitle: 'Your seat is waiting',
    never: 'Whoever comes later takes the seat over from the bot.',
  },

  rematch: {
    offer: 'Offer a rematch', offered: 'A rematch is on offer', accept: 'Accept', decline: 'Decline', declined: 'You have declined.', to: 'To the rematch',
    others: (names: string) => `${names} declined.`,
  },

  mended: {
    text: 'A rule was corrected. Past turns stand.',
    anew: 'This turn starts over.', understood: 'OK',
  },

  agree: { others: (names: string[]) => (names.length === 1 ? `${names[0]} wants to end the game now` : `${join(names, 'and')} want to end the game now`), mine: 'You have agreed to end the game' },
};

export type Together = typeof en;
