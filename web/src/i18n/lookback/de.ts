// Rückblick auf Deutsch.
import type { Lookback, Trouble } from './en';

export const de: Lookback = {
  replay: 'Wiedergabe', open: 'Spiel nachspielen', notThere: 'Dieses Spiel lässt sich nicht ansehen.',
  records: 'Aufzeichnungen', statistics: 'Statistik', editor: 'Stellung aufbauen', more: 'Rund ums Spiel',

  eyes: 'Wessen Augen', allEyes: 'Alle Hände offen', spectator: 'Zuschauer', eyesOf: (name) => `Mit den Augen von ${name}`,
  first: 'Zum Anfang', last: 'Zum Ende', stepBack: 'Einen Schritt zurück', stepOn: 'Einen Schritt weiter', turnBack: 'Einen Zug zurück', turnOn: 'Einen Zug weiter', play: 'Abspielen', pause: 'Anhalten', speed: 'Tempo',
  speeds: { slow: 'Langsam', normal: 'Normal', fast: 'Schnell' },
  position: 'Stellung', at: (step, of) => `Schritt ${step} von ${of}`, atTurn: (turn, name) => `Zug ${turn}, ${name}`, start: 'Vor dem ersten Zug', end: 'Das Ende',
  moves: 'Züge', hands: 'Hände', analysis: 'Analyse', hidden: (n) => (n === 1 ? '1 Karte, verdeckt' : `${n} Karten, verdeckt`), noCards: 'keine Karten',
  share: 'Diese Stellung teilen', copied: 'Der Text ist kopiert.', link: 'Link zu dieser Stellung', download: 'Aufzeichnung laden',
  keys: 'Die Pfeiltasten gehen Schritt für Schritt, Bild auf und Bild ab Zug für Zug, Pos1 und Ende an beide Enden, die Leertaste spielt ab.',
  unnamed: 'Hochgeladene Aufzeichnung',

  analyse: 'Spiel analysieren', analyseHint: 'Der Meister sieht sich jeden Zug an: wie die Chancen standen und was besser gewesen wäre.', goOn: 'Analyse fortsetzen', analysing: (done, of) => `Zug ${done} von ${of} wird analysiert`,
  chances: 'Chancen', graph: 'Die Chancen im Lauf des Spiels',
  swings: 'Die größten Wendungen', noSwings: 'Kein Zug hat die Chancen stark verändert.', fell: (name, percent) => `${name} verliert ${percent}`, rose: (name, percent) => `${name} gewinnt ${percent}`, turnNumber: (turn) => `Zug ${turn}`,
  better: (percent) => `Um ${percent} besser war:`, noBetter: 'Nichts Besseres wurde gefunden.', goodTurns: 'Die stärksten Züge', look: 'Welche Züge sind hier am stärksten?', looking: 'Der Meister denkt nach', nothing: 'Hier gibt es nichts zu suchen.',
  asSeen: 'Gesehen von dem, der am Zug ist, ohne die verdeckten Karten zu kennen.', showTurn: 'Zeigen', backToGame: 'Zurück zum Spiel', shown: 'Ein Zug, der nicht gespielt wurde',
  percent: (value) => `${Math.round(value * 100)} %`,
  changed: {
    points: (n) => `${n > 0 ? '+' : '−'}${Math.abs(n)} ${Math.abs(n) === 1 ? 'Punkt' : 'Punkte'}`,
    destroyed: (n) => (n === 1 ? 'zerstört 1 Stein' : `zerstört ${n} Steine`),
    pieces: (n) => `${n > 0 ? '+' : '−'}${Math.abs(n)} ${Math.abs(n) === 1 ? 'Stein' : 'Steine'}`,
    claimed: (tasks) => `nimmt ${tasks}`,
  },

  playOn: 'Von hier weiterspielen', playOnHint: 'Ein eigener Tisch beginnt mit dieser Stellung. Alle Karten liegen so, wie sie in diesem Spiel lagen; nichts wird neu gemischt.', playOnSetUp: 'Ein eigener Tisch beginnt mit dieser Stellung. Stapel, die du nicht gesetzt hast, liegen in einer festen zufälligen Folge.',
  who: (school) => `Wer ${school} spielt`, me: 'Ich', bot: 'Bot', screen: 'Am Bildschirm', level: 'Stärke', begin: 'In die Arena', onePerson: 'Mindestens ein Platz muss von einem Menschen gespielt werden.', study: 'Studie', toReplay: 'Zurück zur Wiedergabe', toEditor: 'Zurück zur Stellung',

  send: 'Aufzeichnung hochladen', sendHint: 'Eine Aufzeichnung ist eine Textdatei, die auf .game endet. Sie bekommt eine eigene Adresse, und wer die Adresse hat, kann sie ansehen.', file: 'Datei wählen', paste: 'Oder den Text einfügen', name: 'Name, wenn du magst', sendIt: 'Hochladen und ansehen', sending: 'Die Aufzeichnung wird gelesen', myRecords: 'Meine Aufzeichnungen', noRecords: 'Noch keine.', remove: 'Entfernen', removeSure: 'Wirklich entfernen?', tooBig: (kib) => `Eine Aufzeichnung darf ${kib} KiB haben; diese Datei ist größer.`, unreadable: 'Diese Datei ist kein Text.', form: 'Form', turns: (n) => (n === 1 ? '1 Zug' : `${n} Züge`), unfinished: 'nicht zu Ende',
  line: (n) => `Zeile ${n}`,
  trouble: {
    title: () => 'das ist keine Aufzeichnung von Tash-Kalar; eine beginnt mit „Tash-Kalar record 1“',
    rules: () => 'die Aufzeichnung folgt einer anderen Fassung der Regeln',
    key: (p: Trouble) => `den Schlüssel „${p.word}“ kennt niemand`,
    value: (p: Trouble) => `das ist kein Wert für „${p.word}“`,
    twice: (p: Trouble) => `„${p.word}“ steht hier zum zweiten Mal`,
    no_colon: () => 'das ist weder „Schlüssel: Wert“ noch ein Zug',
    incomplete: (p: Trouble) => `die Ausgangslage endet hier, aber es fehlt: ${p.words.join(', ')}`,
    turn: () => 'die Nummer des Zuges stimmt nicht',
    to_move: () => 'diese Schule ist nicht am Zug',
    reshuffle: () => 'hier wurde kein Stapel neu gemischt',
    card: (p: Trouble) => `die Karte „${p.card}“ gibt es nicht`,
    task: (p: Trouble) => `das Ziel „${p.task}“ gibt es nicht`,
    square: (p: Trouble) => `„${p.square}“ ist kein Feld mit einem Rangzeichen`,
    schools: () => 'es fehlen die Schulen: eine Liste in Zugfolge',
    school: (p: Trouble) => `die Schule „${p.school}“ gibt es nicht`,
    form: () => 'diese Form gibt es nicht: first, high, duel, melee',
    players: () => 'diese Form ist für eine andere Zahl von Spielern',
    same_school: () => 'jeder Platz braucht eine eigene Schule',
    team_form: () => 'diese Form spielt man nicht im Team',
    no_seat: (p: Trouble) => `${p.school} spielt hier nicht mit`,
    no_colour: (p: Trouble) => `${p.colour} spielt hier nicht mit`,
    two_pieces: (p: Trouble) => `auf ${p.square} liegen zwei Steine`,
    stones: (p: Trouble) => `${p.colour} hat nur ${p.limit} Rekruten- und Heldensteine`,
    legendary_stones: (p: Trouble) => (p.limit === 0 ? 'in dieser Form gibt es keine Legendensteine' : `${p.colour} hat nur ${p.limit} Legendensteine`),
    card_twice: (p: Trouble) => `${p.card} ist an zwei Orten`,
    task_twice: (p: Trouble) => `${p.task} ist an zwei Orten`,
    wrong_school: (p: Trouble) => `${p.card} ist keine Karte von ${p.school}`,
    wrong_deck: (p: Trouble) => `${p.card} gehört nicht in diesen Stapel`,
    pending: () => 'nur ein Wesen der Zeitweber mit Warpeffekt kann offenbart sein',
    merchant: () => 'auf dem Zeithändler liegt ein Stein, aber die Zeitweber spielen nicht mit',
    rank: () => 'diesen Rang gibt es nicht: common, heroic, legendary',
    actions: () => 'das ist keine Zahl von Aktionen',
    scores: () => 'das ist kein Punktestand dieser Form',
    remaining: () => 'so viele Züge können nicht übrig sein',
  },

  edit: {
    title: 'Stellung aufbauen', erase: 'Wegnehmen', brush: 'Was ein Klick legt', clear: 'Arena leeren', hand: (name) => `Hand: ${name}`, add: 'Karte hinzufügen', remove: (card) => `${card} wegnehmen`, tasks: 'Ziele', task: (n) => `Ziel ${n}`, next: 'Nächstes Ziel', claimed: (name) => `Erreicht: ${name}`, scores: 'Punkte', score: (name) => `Punkte: ${name}`, scoreOf: (name, other) => `Punkte ${name} gegen ${other}`, turn: 'Zug', toMove: 'Am Zug', actions: 'Übrige Aktionen', number: 'Nummer des Zuges', last: 'Letzter Zug', notLast: 'das Ende ist nicht ausgelöst', lastOf: (name) => `zu Ende nach dem Zug von ${name}`, firstTurn: (name) => `Erster Zug: ${name}`, pending: 'Offenbartes Wesen', merchant: 'Auf dem Zeithändler', nothing: 'nichts', improvised: (name, other) => `${name} hat mit ${other} improvisiert`, text: 'Als Text', textHint: 'Die Schlüssel einer Aufzeichnung. Was fehlt, liegt wie in einem Szenario: Die Stapel enthalten den Rest in einer festen zufälligen Folge.', apply: 'Text einlesen', copyText: 'Text kopieren', whole: 'Ganz ausschreiben', can: 'Was beschworen werden kann', canNot: 'Nichts auf der Hand kann beschworen werden.', places: (card, squares) => `${card}: ${squares}`, analyse: 'Analysieren', play: 'Spielen', fine: 'Diese Stellung kann gespielt werden.', form: 'Form', seat: (n) => `Platz ${n}`, team: 'Zwei Zweierteams', setUp: 'Aufbau', random: 'zufällig', players: 'Spieler', keys: 'Pfeiltasten gehen durch die Arena, Eingabe legt oder nimmt einen Stein.',
  },

  stats: {
    title: 'Statistik', hint: 'Auf diesem Server gezählt, aus den beendeten Spielen dieses Browsers. Nichts davon geht irgendwohin; entfernte Spiele zählen nicht mehr.', none: 'Noch keine beendeten Spiele.', won: 'Gewonnen', lost: 'Verloren', shared: 'Geteilt', rate: 'Gewonnen', byForm: 'Nach Form', bySchool: 'Nach Schule', byOpponent: 'Gegen', people: 'Menschen', streak: 'Serie', longest: 'Längste', inARow: { won: (n) => `${n}-mal in Folge gewonnen`, lost: (n) => `${n}-mal in Folge verloren`, shared: (n) => `${n}-mal in Folge geteilt` }, lastGames: 'Die letzten Spiele', screen: (n) => (n === 1 ? '1 Spiel haben mehrere Menschen an diesem Bildschirm gespielt; es zählt nicht mit.' : `${n} Spiele haben mehrere Menschen an diesem Bildschirm gespielt; sie zählen nicht mit.`), team: (form) => `${form}, Teams`, total: 'Spiele',
  },
};
