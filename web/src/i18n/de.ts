// Deutsch. Begriffe wie in der Anleitung: Stein, Rekrut, Held, Legende, Wesen, Leuchtfeuer, Ziel, Zug, offenbartes Wesen.
import type { Direction, Part, Rank } from '../net/protocol';
import type { Messages } from './en';
import { GUIDE_WORDS } from './guide';
import { KEY_WORDS } from './keys';
import { SIDE_WORDS } from './sides';
import { de as learn } from './learn/de';
import { de as lookback } from './lookback/de';
import { de as story } from './story/de';
import { de as tables } from './tables/de';
import { de as together } from './together/de';
import { capital, join, number } from './words';

const STONE: Record<Rank, string> = { common: 'Rekrut', heroic: 'Held', legendary: 'Legende' };
const A_STONE: Record<Rank, string> = { common: 'ein Rekrut', heroic: 'ein Held', legendary: 'eine Legende' };

export const de: Messages = {
  lookback,
  rank: { common: 'Rekrut', heroic: 'Held', legendary: 'Legende' },
  ranks: { common: 'Rekrut', heroic: 'Held', legendary: 'Legende' },
  and: (parts) => join(parts, 'und'),
  or: (parts) => join(parts, 'oder'),
  afterColon: capital,
  direction: { N: 'Norden', NE: 'Nordosten', E: 'Osten', SE: 'Südosten', S: 'Süden', SW: 'Südwesten', W: 'Westen', NW: 'Nordwesten' } satisfies Record<Direction, string>,
  act: {
    take: 'Nehmen', copy: 'Kopieren', copy_piece: 'Spiegeln', freeze: 'Einfrieren', keep: 'Behalten', gateway: 'Zur Pforte machen', destroy: 'Zerstören', convert: 'Verwandeln', upgrade: 'Aufwerten', downgrade: 'Abwerten', place: 'Legen', move: 'Bewegen', leap: 'Springen', swap: 'Vertauschen',
    direction: 'Zielen', choose: 'Wählen', discard: 'Abwerfen', return: 'Zurücklegen', point: 'Punkt', start: 'Start', turn: 'Spielen', end: 'Zug beenden',
  } satisfies Record<Part, string>,
  ask: {
    point: 'In welcher Farbe zählt der Punkt?', return: 'Welche Karten unter die Stapel?', start: 'Wähle das Feld deines ersten Steins', turn: 'Du bist am Zug', end: 'Alle Aktionen ausgeführt',
  },

  settings: {
    language: 'Sprache', theme: 'Darstellung', night: 'Nacht', noon: 'Mittag', system: 'Wie das System', soundOn: 'Ton einschalten', soundOff: 'Ton ausschalten', volume: 'Lautstärke', menu: 'Menü',
    toggleTheme: 'Nacht oder Mittag',
  },
  common: { close: 'Schließen', bot: 'Bot', botOf: (level) => `Bot (${level})`, none: 'nichts', loading: 'Die Arena öffnet sich' },
  errors: { offline: 'Keine Verbindung, neuer Versuch läuft', noTable: 'Dieses Spiel lässt sich nicht öffnen.', noServer: 'Der Server antwortet nicht.', retry: 'Noch einmal' },

  card: {
    flare: 'Leuchtfeuer', pending: 'offenbartes Wesen', inPlay: 'im Spiel mit seinem Frost-Effekt', frozen: 'Frost-Effekt', canThaw: 'kann aufgetaut werden', warp: 'Warpeffekt', figureOf: (card) => `Figur von ${card}`,
    label: (card, rank, badge) => [card, rank, badge].filter(Boolean).join(', '),
    places: (n) => (n === 1 ? '1 Feld' : `${n} Felder`),
    oneShort: (squares) => `fehlt: ${squares}`,
    short: (n) => (n === 1 ? 'es fehlt 1' : `es fehlen ${n}`), higher: (square) => `höherwertig: ${square}`, noStone: 'kein Stein mehr', noRoom: 'passt nicht', colourless: 'kein farbloses Feld frei',
    heroShort: (square) => `fehlt: Held ${square}`,
    notNow: 'gerade nicht möglich', notYet: 'noch nicht', flareReady: 'kann gezündet werden',
    fewerUpgraded: (n) => `${n} aufgewertete weniger`, fewer: (n) => `${n} Steine weniger`,
    have: (have, need) => `${have} von ${need}`,
  },

  board: {
    label: (stones) => `Die Arena, ${stones} Steine. Pfeiltasten gehen, Eingabe wählt, N springt zum nächsten möglichen Feld.`,
    red: 'rotes Feld', green: 'grünes Feld', empty: 'leer', enlarge: 'Arena vergrößern', whole: 'Ganze Arena zeigen',
    content: (rank, school) => `${STONE[rank]}, ${school}`,
    can: 'kann gewählt werden', summonHere: (card) => `${card} kann hier beschworen werden`, isChosen: 'gewählt',
  },

  top: {
    to: (points) => `bis ${points} Punkte`, list: 'Alle Möglichkeiten als Liste', lit: 'Wähle eines der leuchtenden Felder', squareFor: (card) => `Wo erscheint ${card}?`, lacks: (card, what) => `${card}: Es fehlt ${what}`, stoneOn: (rank, square) => `${A_STONE[rank]} auf ${square}`,
    filling: (i, n) => `${i} von ${n}`, nextFilling: 'Nächste Möglichkeit', wait: (name) => `${name} ist am Zug`, startOf: (name) => `Wo liegt der erste Stein von ${name}?`, over: 'Das Spiel ist aus',
  },

  turn: {
    title: 'Zug', actions: (n) => (n === 0 ? 'Keine Aktion übrig' : n === 1 ? 'Noch eine Aktion' : `Noch ${number(n)} Aktionen`),
    short: (n) => (n === 0 ? 'keine Aktion' : n === 1 ? '1 Aktion' : `${n} Aktionen`), shortRunning: 'Effekt läuft',
    running: 'Letzte Aktion läuft', runningWarp: 'Warpeffekt läuft', runningFrozen: 'Frost-Effekt läuft', runningFlare: 'Leuchtfeuer läuft', undo: 'Zurücknehmen', end: 'Zug beenden', handOver: 'Partner übernimmt', summon: (square) => `Auf ${square} beschwören`, place: (square) => `Auf ${square} legen`,
    discard: 'Abwerfen', warp: 'Warp', thaw: 'Auftauen', flare: 'Leuchtfeuer', flareAgainst: (name) => `Leuchtfeuer gegen ${name}`, against: 'Zünden gegen', destroyed: 'Gegner zerstört', summoned: 'beschworen', pick: { card: 'Feld oder Karte antippen', square: 'Feld antippen', button: 'Schaltfläche antippen' }, possessed: (name) => `Nächstes Wesen nur aus diesen Steinen: ${name}`, loan: 'Nächstes Wesen: Ein gegnerischer Stein darf als eigener zählen',
    handedOver: 'Dein Partner spielt weiter', hint: 'Tipp', thinking: 'Denkt nach', waits: (n) => `Wartet, Platz ${n}`, goodTurn: 'Ein guter Zug',
  },

  strip: {
    frozen: (text) => `Frost-Effekt: ${text}`,
    on: (square) => `auf ${square}`, step: (i, n) => `Schritt ${i} von ${n}`, skip: 'Auslassen', skipRest: 'Rest auslassen', done: 'Fertig', back: 'Neu wählen',
    variant: 'Welche?', warp: (card, text) => (card ? `Warpeffekt von ${card}: ${text}` : `Warpeffekt: ${text}`), from: 'Welcher Stein wird zum Wesen?', goes: (square) => `Welcher Stein geht nach ${square}?`,
  },

  end: {
    more: (n) => `+${n} weitere`,
    yourTurn: 'Dein Zug', claim: 'Ein Ziel nehmen', before: 'Am Zugende', claimEnd: 'Ziel nehmen, Zug beenden', endWithout: 'Ohne Ziel beenden', endTurn: 'Zug beenden', nothing: 'Nichts geschehen.',
    score: 'Punkte', met: 'erfüllt', ofTarget: (n) => `von ${n}`,
    flarePossible: 'Dein Leuchtfeuer kann jetzt gezündet werden', noFlare: (why) => `Kein Leuchtfeuer: ${why}`, draws: (n) => (n === 1 ? 'Du ziehst eine Karte nach' : `Du ziehst ${number(n)} Karten nach`), final: 'Danach lässt sich nichts mehr zurücknehmen',
    missing: (n) => (n === 1 ? 'es fehlt 1' : `es fehlen ${n}`),
  },

  tasks: {
    title: 'Ziele', hint: 'eines je Zug, am Ende', next: 'Nächstes', met: 'erfüllt', would: (what) => `${what} erfüllt es`, with: (square) => `mit ${square}`, points: (n) => (n === 1 ? '1 Punkt' : `${n} Punkte`),
    progress: (have, need) => `${have} von ${need}`,
  },

  log: { title: 'Verlauf', turn: (n, who) => `Zug ${n}, ${who}`, setup: 'Aufbau', empty: 'Noch nichts.', you: 'du', yourTeam: 'euer Team', says: (who, what) => `${who}: ${what}` },

  seat: {
    stones: (n) => `Rekruten oder Helden im Vorrat: ${n}`, legends: (n) => `Legenden im Vorrat: ${n}`, hand: (n) => (n === 1 ? '1 Handkarte' : `${n} Handkarten`), noCards: 'Keine Handkarten.', held: (school, legends, flares) => `Handkarten (Schule, Legenden, Leuchtfeuer): ${school}, ${legends}, ${flares}`, deck: 'Stapel', deckLeft: (n) => (n === 1 ? '1 Karte im Stapel' : `${n} Karten im Stapel`),
    points: (n) => (n === 1 ? '1 Punkt' : `${n} Punkte`), cards: (n) => (n === 1 ? '1 Karte' : `${n} Karten`), frozen: 'Im Spiel', slowed: 'Eine Aktion weniger im nächsten Zug', removed: (n) => (n === 1 ? '1 Stein aus dem Spiel' : `${n} Steine aus dem Spiel`), pending: 'Offenbart', merchant: 'Auf dem Zeithändler', improvised: 'hat improvisiert', canImprovise: 'darf noch improvisieren', toMove: 'am Zug', team: 'Team',
  },

  piles: {
    title: 'Ablagestapel', legends: 'Legenden', flares: 'Leuchtfeuer', empty: 'Noch nichts abgelegt', open: 'Stapel und Ablagen', left: (n) => `${n} im Stapel`,
  },

  replay: { again: 'Letzte Züge zeigen', skip: 'Überspringen' },

  choices: { title: 'Alle Möglichkeiten', hint: 'Alles, was du jetzt tun kannst, in Worten.', none: 'Im Augenblick gibt es nichts zu wählen.', places: 'Rekruten legen', summons: 'Beschwören', discards: 'Eine Karte abwerfen', other: 'Weiteres', targets: 'Effekt' },

  option: {
    place: (square) => `Rekruten auf ${square} legen`, from: (square) => `, mit dem Stein von ${square}`, summon: (card, square) => `${card} auf ${square} beschwören`, with: (squares) => ` mit ${squares}`,
    discard: (card) => `${card} abwerfen`, return: (card) => `${card} unter den Stapel legen`, flare: 'Leuchtfeuer zünden', flareOf: (name) => `Leuchtfeuer zünden gegen ${name}`, thaw: (card) => `Auftauen: ${card}`, keep: (card) => `${card} im Spiel behalten`, warp: (card) => `Warpeffekt: ${card}`, handOver: 'Kontrolle an den Partner übergeben',
    claim: (task) => `Ziel ${task} nehmen und Zug beenden`, end: 'Zug beenden', point: (name) => `Punkt in der Farbe von ${name}`, start: (square) => `Start auf ${square}`, startOf: (name, square) => `Start auf ${square}: ${name}`,
    target: (act, square) => `${act}: ${square}`, move: (from, to) => `${from} nach ${to} bewegen`, leap: (from, to) => `Von ${from} nach ${to} springen`, swap: (a, b) => `${a} und ${b} vertauschen`, direction: (to) => `Richtung ${to}`, decline: 'Auslassen',
    words: { 'downgrade Everfrost Sentinel': 'Ihn abwerten: Die anderen verlieren eine Aktion', action: 'Eine Aktion erhalten', near: 'Angrenzende Gegner außer Legenden', far: 'Gegnerische Rekruten bis Entfernung 2', downgrade: 'Sie abwerten und einen Rekruten legen', upgrade: 'Die Iris aufwerten', return: 'Offenbartes Wesen zurücknehmen', discard: 'Offenbartes Wesen abwerfen' },
    copy: (card) => `${card} kopieren`,
  },

  curtain: { title: (name) => `Gib das Gerät an ${name}`, hint: 'Die Handkarten bleiben verdeckt, bis du bereit bist.', ready: (name) => `Ich bin ${name}`, turn: (n) => `Zug ${n}` },

  result: {
    won: (names) => `${names} gewinnt`, wonMany: (names) => `${names} gewinnen`, youWon: 'Du hast gewonnen', growth: 'Wie die Punkte wuchsen', hands: 'Was jeder auf der Hand hatte', final: 'Endstand', rematch: 'Revanche', record: 'Aufzeichnung laden', lobby: 'Zur Übersicht', board: 'Arena ansehen', back: 'Zurück zum Ergebnis',
    ended: 'Spielende',
    winner: 'gewonnen',
  },

  menu: { title: 'Spiel', lobby: 'Zur Übersicht', resign: 'Aufgeben', resignSure: 'Wirklich aufgeben?', noResign: 'Zu dritt oder viert gibt niemand auf; in der letzten Runde können alle ein Ende vereinbaren.', agree: 'Einem Ende zustimmen', withdraw: 'Zustimmung zurücknehmen', sound: 'Ton' },

  learn,

  keys: KEY_WORDS.de,

  sides: SIDE_WORDS.de,

  guide: GUIDE_WORDS.de,

  lobby: {
    title: 'Tash-Kalar', line: 'Die Arena', intro: 'Lege Steine, bilde Figuren, beschwöre Wesen.', newGame: 'Neues Spiel', form: 'Form', team: 'Zwei Zweierteams', seats: 'Plätze, in Zugfolge', seat: (n) => `Platz ${n}`, kind: 'Wer', me: 'Ich', bot: 'Bot', screen: 'Am Bildschirm', friend: 'Freund', school: 'Schule', random: 'Zufällig', who: 'Name', level: 'Stärke', seed: 'Startzahl', seedHint: 'Gleiche Zahl, gleiche Karten. Leer: durch Zufall.', assist: 'Hilfe im Spiel', start: 'In die Arena', players: 'Spieler', more: 'Weitere Einstellungen',
    pace: 'Bots überlegen', paces: { quick: 'Kurz', usual: 'Wie üblich', long: 'Dreimal so lang', longest: 'Zehnmal so lang' },
    assists: { full: 'Voll: Felder, Füllungen und was fehlt', matches: 'Nur die Felder', none: 'Keine' },
    formText: { first: 'Zum Kennenlernen: imperiale Schulen, einfache Ziele, bis 6 Punkte.', high: 'Ziele und Legenden geben Punkte, bis 9 Punkte.', duel: 'Zerstören und Legenden beschwören, bis 18 Punkte.', melee: 'Zu dritt oder viert, jeder gegen jeden.' },
    myGames: 'Meine Spiele', noGames: 'Noch keine Spiele. Die Arena wartet.', resume: 'Weiter', look: 'Ansehen', yourMove: 'Du bist am Zug', waiting: (name) => `${name} ist am Zug`, over: 'Zu Ende', won: (names) => `gewonnen: ${names}`, turn: (n) => `Zug ${n}`, sameSchool: 'Jede Schule kann nur einmal gewählt werden.', botName: (n) => `Bot ${n}`, meName: 'Ich', screenName: (n) => `Spieler ${n}`,
  },

  story,
  tables,
  together,

  why: { offline: 'der Server antwortet nicht', garbled: 'das hat der Server nicht verstanden' },
};
