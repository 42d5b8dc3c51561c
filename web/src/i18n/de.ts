// Deutsch. Begriffe wie in der Anleitung: Stein, Rekrut, Held, Legende, Wesen, Leuchtfeuer, Ziel, Zug, offenbartes Wesen.
import type { Direction, Part, Rank } from '../net/protocol';
import type { Messages, Words } from './en';
import { de as learn } from './learn/de';
import { de as lookback } from './lookback/de';
import { de as together } from './together/de';
import { join, number } from './words';

const STONE: Record<Rank, string> = { common: 'Rekrut', heroic: 'Held', legendary: 'Legende' };
const A_STONE: Record<Rank, string> = { common: 'ein Rekrut', heroic: 'ein Held', legendary: 'eine Legende' };

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export const de: Messages = {
  name: 'Deutsch',
  lookback,
  rank: { common: 'Rekrut', heroic: 'Held', legendary: 'Legende' },
  ranks: { common: 'Rekrut', heroic: 'Held', legendary: 'Legende' },
  and: (parts) => join(parts, 'und'),
  direction: { N: 'Norden', NE: 'Nordosten', E: 'Osten', SE: 'Südosten', S: 'Süden', SW: 'Südwesten', W: 'Westen', NW: 'Nordwesten' } satisfies Record<Direction, string>,
  act: {
    take: 'Nehmen', copy: 'Kopieren', destroy: 'Zerstören', convert: 'Verwandeln', upgrade: 'Aufwerten', downgrade: 'Abwerten', place: 'Legen', move: 'Bewegen', leap: 'Springen', swap: 'Vertauschen',
    direction: 'Zielen', choose: 'Wählen', discard: 'Abwerfen', return: 'Zurücklegen', point: 'Punkt', start: 'Start', turn: 'Spielen', end: 'Zug beenden',
  } satisfies Record<Part, string>,
  ask: {
    take: 'Welcher Stein wird genommen?', copy: 'Was soll geschehen?', destroy: 'Welcher Stein wird zerstört?', convert: 'Welcher Stein wird verwandelt?', upgrade: 'Welcher Stein wird aufgewertet?', downgrade: 'Welcher Stein wird abgewertet?',
    place: 'Auf welches Feld legst du?', move: 'Welche Bewegung?', leap: 'Wohin geht der Sprung?', swap: 'Welche zwei Steine tauschen?', direction: 'In welche Richtung?',
    choose: 'Triff eine Wahl', discard: 'Welche Karte wirfst du ab?', return: 'Welche Karten kommen unter ihre Stapel?', point: 'In welcher Farbe zählt der Punkt?',
    start: 'Wähle ein Startfeld', turn: 'Du bist am Zug', end: 'Alle Aktionen ausgeführt',
  },

  settings: {
    language: 'Sprache', theme: 'Tageszeit', night: 'Nacht', noon: 'Mittag', system: 'Wie das System', soundOn: 'Ton einschalten', soundOff: 'Ton ausschalten', menu: 'Menü',
    toggleTheme: 'Nacht oder Mittag',
  },
  common: { close: 'Schließen', bot: 'Bot', botOf: (level) => `Bot (${level})`, none: 'nichts', loading: 'Die Arena öffnet sich' },
  errors: { offline: 'Keine Verbindung, neuer Versuch läuft', noTable: 'Dieses Spiel lässt sich nicht öffnen.', noServer: 'Der Server antwortet nicht.', retry: 'Noch einmal' },

  card: {
    flare: 'Leuchtfeuer', pending: 'offenbartes Wesen', warp: 'Warpeffekt', figureOf: (card) => `Figur von ${card}`,
    label: (card, rank, badge) => [card, rank, badge].filter(Boolean).join(', '),
    places: (n) => (n === 1 ? '1 Feld' : `${n} Felder`),
    oneShort: (squares) => `es fehlt: ${squares.slice(0, 4).join(', ')}`,
    short: (n) => (n === 1 ? 'es fehlt 1' : `es fehlen ${n}`), higher: (square) => `Höherer auf ${square}`, noStone: 'kein Stein mehr', noRoom: 'passt nicht', colourless: 'kein farbloses Feld frei',
    heroShort: (square) => `es fehlt: Held ${square}`,
    notNow: 'gerade nicht möglich', notYet: 'noch nicht', flareReady: 'kann gezündet werden',
    fewerUpgraded: (n) => `${n} aufgewertete weniger`, fewer: (n) => `${n} Steine weniger`,
    have: (have, need) => `${have} von ${need}`,
  },

  board: {
    label: (stones) => `Die Arena, ${stones} Steine. Pfeiltasten gehen, Eingabe wählt, N springt zum nächsten möglichen Feld.`,
    red: 'rotes Feld', green: 'grünes Feld', empty: 'leer',
    content: (rank, school) => `${STONE[rank]}, ${school}`,
    can: 'kann gewählt werden', summonHere: (card) => `${card} kann hier beschworen werden`, isChosen: 'gewählt',
  },

  top: {
    to: (points) => `bis ${points} Punkte`, list: 'Alle Möglichkeiten als Liste', lit: 'Wähle eines der leuchtenden Felder', squareFor: (card) => `Wo erscheint ${card}?`, lacks: (card, what) => `${card}: es fehlt ${what}`, stoneOn: (rank, square) => `${A_STONE[rank]} auf ${square}`,
    filling: (i, n) => `${i} von ${n}`, nextFilling: 'Nächste Möglichkeit', wait: (name) => `${name} ist am Zug`, over: 'Das Spiel ist aus', last: 'Letzte Runde',
  },

  turn: {
    title: 'Zug', actions: (n) => (n === 0 ? 'Keine Aktion übrig' : n === 1 ? 'Noch eine Aktion' : `Noch ${number('de', n)} Aktionen`),
    short: (n) => (n === 0 ? 'keine Aktion' : n === 1 ? 'eine Aktion' : `${number('de', n)} Aktionen`),
    running: 'Die letzte Aktion läuft', undo: 'Zurück', end: 'Zug beenden', handOver: 'Partner übernimmt', summon: (square) => `Auf ${square} beschwören`, place: (square) => `Auf ${square} legen`,
    discard: 'Abwerfen', warp: 'Warp', flare: 'Leuchtfeuer', flareAgainst: (school) => `Leuchtfeuer: ${school}`, destroyed: 'zerstört', summoned: 'beschworen', pickCard: 'Feld oder Karte antippen', pickSquare: 'Feld antippen',
    handedOver: 'Dein Partner spielt weiter', hint: 'Tipp', thinking: 'Denkt nach', goodTurn: 'Ein guter Zug',
  },

  strip: {
    on: (square) => `auf ${square}`, step: (i, n) => `Schritt ${i} von ${n}`, skip: 'Auslassen', skipRest: 'Rest auslassen', back: 'Neu wählen',
    variant: 'Welche?', from: 'Welcher Stein wird zum Wesen?',
  },

  end: {
    yourTurn: 'Dein Zug', claim: 'Ein Ziel nehmen', before: 'Bevor du gehst', claimEnd: 'Ziel nehmen, Zug beenden', endWithout: 'Ohne Ziel beenden', endTurn: 'Zug beenden', nothing: 'Nichts geschehen.',
    score: 'Punkte', met: 'erfüllt', ofTarget: (n) => `von ${n}`,
    flarePossible: 'Dein Leuchtfeuer kann jetzt gezündet werden', noFlare: 'Kein Leuchtfeuer: der Unterschied ist zu klein', draws: (n) => (n === 1 ? 'Du ziehst eine Karte nach' : `Du ziehst ${number('de', n)} Karten nach`), final: 'Danach gibt es kein Zurück',
    missing: (n) => `es fehlen ${n}`,
  },

  tasks: {
    title: 'Ziele', hint: 'eines je Zug, am Ende', next: 'Nächstes', met: 'erfüllt', would: (what) => `${what} erfüllt es`, with: (square) => `mit ${square}`, points: (n) => (n === 1 ? '1 Punkt' : `${n} Punkte`),
    progress: (have, need) => `${have} von ${need}`,
  },

  log: { title: 'Verlauf', turn: (n, who) => `Zug ${n}, ${who}`, setup: 'Aufbau', empty: 'Noch nichts.', you: 'du' },

  seat: {
    stones: (n) => `${n} Rekruten oder Helden im Vorrat`, legends: (n) => `${n} Legenden im Vorrat`, hand: (n) => `${n} Handkarten`, held: (school, legends, flares) => `Auf der Hand: ${school} der Schule, ${legends} Legenden, ${flares} Leuchtfeuer`, deck: 'Stapel', deckLeft: (n) => `${n} Karten im Stapel`,
    points: (n) => (n === 1 ? '1 Punkt' : `${n} Punkte`), cards: (n) => (n === 1 ? '1 Karte' : `${n} Karten`), pending: 'Offenbart', merchant: 'Auf dem Zeithändler', improvised: 'hat improvisiert', canImprovise: 'darf noch improvisieren', toMove: 'am Zug', team: 'Team',
  },

  piles: {
    title: 'Gespielte Karten', legends: 'Legenden', flares: 'Leuchtfeuer', empty: 'Leer', open: 'Gespielte Karten und Stapel', left: (n) => `noch ${n}`,
  },

  replay: { again: 'Noch einmal zeigen', skip: 'Überspringen' },

  choices: { title: 'Alle Möglichkeiten', hint: 'Alles, was du jetzt tun kannst, in Worten.', none: 'Im Augenblick gibt es nichts zu wählen.', places: 'Rekruten legen', summons: 'Beschwören', other: 'Weiteres', targets: 'Effekt' },

  option: {
    place: (square) => `Rekruten auf ${square} legen`, from: (square) => `, mit dem Stein von ${square}`, summon: (card, square) => `${card} auf ${square} beschwören`, with: (squares) => ` mit ${squares}`,
    discard: (card) => `${card} abwerfen`, return: (card) => `${card} unter den Stapel legen`, flare: 'Leuchtfeuer zünden', flareOf: (school) => `Leuchtfeuer zünden, verglichen mit ${school}`, warp: (card) => `Warpeffekt: ${card}`, handOver: 'Kontrolle an den Partner übergeben',
    claim: (task) => `Ziel ${task} nehmen und Zug beenden`, end: 'Zug beenden', point: (school) => `Punkt in der Farbe: ${school}`, start: (square) => `Start auf ${square}`, startOf: (school, square) => `${school}: Start auf ${square}`,
    target: (act, square) => `${act}: ${square}`, move: (from, to) => `${from} nach ${to} bewegen`, leap: (from, to) => `Von ${from} nach ${to} springen`, swap: (a, b) => `${a} und ${b} vertauschen`, direction: (to) => `Richtung ${to}`, decline: 'Verzichten',
    words: { action: 'Eine Aktion erhalten', near: 'Alles Angrenzende', far: 'Rekruten bis Entfernung 2', downgrade: 'Sie abwerten und einen Rekruten legen', upgrade: 'Die Iris aufwerten', return: 'Offenbartes Wesen zurücknehmen', discard: 'Offenbartes Wesen abwerfen' },
    copy: (card) => `${card} kopieren`,
  },

  curtain: { title: (name) => `Gib das Gerät an ${name}`, hint: 'Die Handkarten bleiben verdeckt, bis du bereit bist.', ready: (name) => `Ich bin ${name}`, turn: (n) => `Zug ${n}` },

  result: {
    won: (names) => `${names} gewinnt`, wonMany: (names) => `${names} gewinnen`, youWon: 'Du hast gewonnen', growth: 'Wie die Punkte wuchsen', hands: 'Was jeder auf der Hand hatte', final: 'Endstand', rematch: 'Revanche', record: 'Aufzeichnung laden', lobby: 'Zur Übersicht', board: 'Arena ansehen', back: 'Zurück zum Ergebnis',
    winner: 'gewonnen',
  },

  menu: { title: 'Spiel', lobby: 'Zur Übersicht', resign: 'Aufgeben', resignSure: 'Wirklich aufgeben?', noResign: 'Zu dritt oder viert gibt niemand auf; in der letzten Runde können alle ein Ende vereinbaren.', agree: 'Einem Ende zustimmen', sound: 'Ton', keys: 'Tasten', keysText: 'Pfeiltasten gehen durch die Arena, Eingabe wählt, N springt zum nächsten möglichen Feld, F zeigt die nächste Art, eine Figur zu füllen, Escape lässt los.' },

  learn,

  lobby: {
    title: 'Tash-Kalar', line: 'Die Arena', intro: 'Lege Steine, bilde Figuren, beschwöre Wesen.', newGame: 'Neues Spiel', form: 'Form', team: 'Zwei Zweierteams', seats: 'Plätze, in Zugfolge', seat: (n) => `Platz ${n}`, kind: 'Wer', me: 'Ich', bot: 'Bot', screen: 'Am Bildschirm', friend: 'Freund', school: 'Schule', random: 'Zufällig', who: 'Name', level: 'Stärke', seed: 'Startzahl', seedHint: 'Gleiche Zahl, gleiche Karten. Leer: durch Zufall.', assist: 'Hilfe im Spiel', start: 'In die Arena', players: 'Spieler', more: 'Weitere Einstellungen',
    pace: 'Bots überlegen', paces: { quick: 'Kurz', usual: 'Wie üblich', long: 'Dreimal so lang', longest: 'Zehnmal so lang' },
    assists: { full: 'Voll: Felder, Füllungen und was fehlt', matches: 'Nur die Felder', none: 'Keine' },
    formText: { first: 'Das erste Spiel: Imperiale Schulen, einfache Ziele, bis 6 Punkte.', high: 'Ziele und Legenden geben Punkte, bis 9 Punkte.', duel: 'Zerstören und Legenden beschwören, bis 18 Punkte.', melee: 'Zu dritt oder viert, jeder gegen jeden.' },
    levels: { novice: 'Neuling', adept: 'Kundig', master: 'Meister', random: 'Zufall', greedy: 'Gierig' },
    myGames: 'Meine Spiele', noGames: 'Noch keine Spiele. Die Arena wartet.', resume: 'Weiter', look: 'Ansehen', yourMove: 'Du bist am Zug', waiting: (name) => `${name} ist am Zug`, over: 'Zu Ende', won: (names) => `gewonnen: ${names}`, turn: (n) => `Zug ${n}`, sameSchool: 'Jede Schule kann nur einmal gewählt werden.', botName: (n) => `Bot ${n}`, meName: 'Ich', screenName: (n) => `Spieler ${n}`,
  },

  together,

  said: {
    placed: (w: Words) => `${STONE[w.rank]} auf ${w.square} gelegt`,
    picked_up: (w) => `Stein von ${w.square} aufgenommen`,
    summoned: (w) => `${w.card} auf ${w.square} beschworen`,
    destroyed: (w) => `${STONE[w.rank]} auf ${w.square} zerstört`,
    moved: (w) => `Von ${w.from} nach ${w.to} bewegt`,
    leapt: (w) => `Von ${w.from} nach ${w.to} gesprungen`,
    swapped: (w) => `${w.from} und ${w.to} vertauscht`,
    upgraded: (w) => `${w.square} aufgewertet`,
    downgraded: (w) => `${w.square} abgewertet`,
    converted: (w) => `${w.square} verwandelt`,
    taken: (w) => `${STONE[w.rank]} von ${w.square} genommen`,
    returned: (w) => `Der Stein des Zeithändlers springt nach ${w.square}`,
    actions: (w) => (w.count === 1 ? 'Eine Aktion erhalten' : `${capital(number('de', w.count))} Aktionen erhalten`),
    on_deck: (w) => `${w.card} kommt auf den Stapel`,
    discarded: (w) => `${w.card} abgeworfen`,
    taken_back: (w) => `${w.card} zurückgenommen`,
    put_back: () => 'Eine Karte unter den Stapel gelegt',
    copied: (w) => `Warpeffekt kopiert: ${w.card}`,
    warped: (w) => `Warpeffekt: ${w.card}`,
    improvised: (w) => `Improvisiert mit ${w.colour}`,
    flare: () => 'Leuchtfeuer gezündet',
    points: (w) => `${w.colour}: +${w.count}${w.against ? ` gegen ${w.against}` : ''}`,
    claimed: (w) => `Ziel erreicht: ${w.task}, +${w.count}`,
    handed_over: (w) => `Kontrolle an ${w.name} übergeben`,
    drew: (w) => (w.count === 1 ? 'Eine Karte gezogen' : `${w.count} Karten gezogen`),
    loan: () => 'Das nächste Wesen darf einen gegnerischen Stein benutzen',
    void: () => 'Das nächste Wesen darf zwei leere Felder benutzen',
    gate: (w) => `Jeder in diesem Zug zerstörte Stein zählt ${w.count}-mal`,
    extra_draw: () => 'Zusätzliche Karten am Ende des Zuges',
    extra_turn: () => 'Ein weiterer Zug folgt',
    reshuffled: () => 'Ein Ablagestapel wird neu gemischt',
    turn: (w) => `Zug ${w.count}`,
    end_triggered: () => 'Das Ende naht: letzte Runde',
    over: () => 'Das Spiel ist aus',
    resigned: (w) => `${w.name} gibt auf`,
    agreed: (w) => `${w.name} stimmt dem Ende zu`,
  },

  why: {
    missing: (w) => (w.count === 1 ? `ein Stein fehlt: ${w.squares}` : `${number('de', w.count)} Steine fehlen`),
    higher_piece: (w) => `auf ${w.square} liegt ein höherwertiger Stein`,
    no_stone: () => 'kein Stein ist mehr da',
    no_room: () => 'die Figur passt dort nicht',
    colourless: () => 'es erscheint auf einem leeren farblosen Feld',
    occupied: () => 'dieses Feld ist besetzt',
    no_square: () => 'dieses Feld gibt es nicht',
    no_action: () => 'keine Aktion ist mehr übrig',
    no_origin: () => 'im Vorrat sind noch Steine, darum wird keiner aufgenommen',
    not_in_hand: () => 'diese Karte hast du nicht auf der Hand',
    no_card: () => 'diese Karte gibt es nicht',
    which: () => 'mehrere Arten sind möglich: wähle eine',
    only_place: () => 'nach der Übergabe kann man nur Rekruten legen',
    discarded: () => 'nur eine Abwurfaktion je Zug',
    own_school: () => 'nur ein Wesen der eigenen Schule kann abgeworfen werden',
    first_game: () => 'im ersten Spiel gibt es keine Abwurfaktion',
    flared: () => 'nur ein Leuchtfeuer je Zug',
    handed: () => 'die Kontrolle ist schon übergeben',
    no_flare: () => 'du hast kein Leuchtfeuer',
    against: () => 'sag, mit wem du dich vergleichst',
    flare_need: () => 'der Gegner ist nicht weit genug voraus',
    pending: () => 'ein Wesen ist schon offenbart; vorher kein anderer Warpeffekt',
    first_turn: () => 'kein Warpeffekt im ersten Zug',
    no_warp: () => 'diese Karte hat keinen Warpeffekt',
    actions_left: () => 'erst müssen alle Aktionen ausgeführt sein',
    no_task: () => 'dieses Ziel gibt es nicht',
    not_current: () => 'dieses Ziel liegt nicht aus',
    not_met: () => 'dieses Ziel ist nicht erfüllt',
    no_team: () => 'übergeben kann man nur im Team',
    effect_running: () => 'zuerst wird der Effekt ausgeführt',
    not_a_target: () => 'darauf wirkt der Effekt nicht',
    other_question: () => 'jetzt ist etwas anderes gefragt',
    no_effect: () => 'gerade läuft kein Effekt',
    unknown: () => 'diese Wahl gibt es nicht',
    empty: () => 'nichts wurde gewählt',
    over: () => 'das Spiel ist aus',
    undo: () => 'es gibt nichts zurückzunehmen',
    agree_early: () => 'ein Ende vereinbaren kann man erst in der letzten Runde',
    agreed: (w) => `${w.name} hat schon zugestimmt`,
    resign_melee: () => 'zu dritt oder viert kann niemand aufgeben',
    stale: () => 'das Spiel ist inzwischen weitergegangen',
    not_your_turn: () => 'du bist nicht am Zug',
    curtain: () => 'nimm zuerst das Gerät',
    no_curtain: () => 'niemand wartet auf das Gerät',
    spectator: () => 'du schaust hier nur zu',
    no_seat_in_view: () => 'keiner deiner Plätze ist zu sehen',
    not_saved: () => 'das konnte nicht gespeichert werden; nichts hat sich geändert, versuche es noch einmal',
    too_fast: () => 'nicht so schnell',
    no_hint: () => 'an diesem Tisch gibt es keine Tipps',
    thinking: () => 'über einen Tipp wird nachgedacht',
    no_table: () => 'dieses Spiel gibt es nicht',
    token: () => 'dieser Browser konnte nicht sagen, wer er ist',
    form: () => 'diese Form gibt es nicht',
    school: () => 'diese Schule gibt es nicht',
    same_school: () => 'jeder Platz braucht eine eigene Schule',
    team_form: () => 'diese Form spielt man nicht im Team',
    players: () => 'diese Form ist für eine andere Zahl von Spielern',
    no_person: () => 'mindestens ein Platz muss von einem Menschen gespielt werden',
    seed: () => 'die Startzahl muss eine ganze Zahl sein',
    running: () => 'das Spiel ist noch nicht aus',
    too_many_tables: () => 'zu viele neue Spiele; warte eine Weile',
    not_found: () => 'hier gibt es nichts',
    no_colour: () => 'diese Farbe gibt es an diesem Tisch nicht',
    pending_stays: () => 'ein offenbartes Wesen kann nicht abgeworfen werden',
    mid_turn: () => 'nicht mitten in einem Zug',
    not_yours: () => 'nur ein eigener Stein kann aufgenommen werden',
    bot_seat: () => 'diesen Platz spielt ein Bot',
    broken_table: () => 'dieses Spiel lässt sich nicht mehr öffnen',
    clock: () => 'diese Uhr ist nicht möglich',
    link: () => 'dieser Link führt zu keinem Platz; bitte um einen neuen',
    no_seat: () => 'diesen Platz gibt es nicht',
    not_your_seat: () => 'dieser Platz gehört jemand anderem',
    own_seat: () => 'darüber entscheiden die anderen',
    present: () => 'da ist jemand; nur ein verlassener Platz kann an einen Bot gehen',
    seed_friend: () => 'eine Startzahl gibt es nur, wenn eine Person allein spielt',
    outdated: () => 'diese Übung hat sich geändert; sie beginnt von vorn',
    lesson: () => 'diese Lektion gibt es nicht',
    lesson_over: () => 'diese Lektion ist zu Ende',
    puzzle: () => 'dieses Rätsel gibt es nicht',
    entry: () => 'dazu gibt es keinen Eintrag',
    example: () => 'dieses Beispiel gibt es nicht',
    exercise: () => 'diese Übung gibt es nicht',
    no_teacher: () => 'an diesem Tisch sitzt kein Lehrmeister',
    too_long: () => 'dieser Text ist zu lang',
    no_steps: () => 'in dieser Aufzeichnung wurde nichts gespielt',
    step: () => 'diesen Schritt gibt es in diesem Spiel nicht',
    study_friend: () => 'eine Studie ist nur für diesen Browser und Bots',
    analysis_busy: () => 'der Meister ist beschäftigt; versuche es in einer Weile noch einmal',
    offline: () => 'der Server antwortet nicht',
    garbled: () => 'das hat der Server nicht verstanden',
  },

  ended: {
    points: (w) => (w.name ? `${w.name} hat die Punkte erreicht, die das Spiel beenden.` : 'Die Punkte, die das Spiel beenden, sind erreicht.'),
    deck: (w) => (w.name ? `${w.name} hat die letzte Karte des Stapels gezogen.` : 'Die letzte Karte eines Stapels ist gezogen.'),
    resigned: (w) => `${w.name} hat aufgegeben.`,
    time: (w) => (w.name ? `Die Zeit von ${w.name} ist abgelaufen.` : 'Die Zeit ist abgelaufen.'),
    agreed: () => 'Alle waren mit dem Ende einverstanden.',
  },
};
