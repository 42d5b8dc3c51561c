// Das Spiel lernen: Kurs, Trainer, Rätsel, Nachschlagewerk.
import type { LearnWords } from './en';

export const de: LearnWords = {
  title: 'Das Spiel lernen', leave: 'Verlassen',
  lobby: 'Neu hier? Ein paar Minuten Lektionen, dann die erste Partie gegen den Lehrmeister.',

  course: {
    title: 'Kurs', headline: 'Lernen beim Spielen', intro: 'Kurze Lektionen auf dem echten Spielplan: Steine legen, Figuren sehen, Wesen beschwören. Du kannst jederzeit aufhören und machst dort weiter, wo du warst.',
    begin: 'Anfangen', goOn: (lesson) => `Weiter: ${lesson}`, done: (n, all) => `${n} von ${all} Lektionen geschafft`, isDone: 'geschafft', begun: 'angefangen', teacher: 'Lehrmeister', takeBack: 'Diesen Zug zurücknehmen', back: 'Zurück zum Kurs',
  },

  people: { you: 'Du', partner: 'Dein Partner', opponent: 'Gegner' },

  coach: {
    label: 'Was zu tun ist', step: (i, n) => `Schritt ${i} von ${n}`, right: 'Richtig!', solved: 'Gelöst!', shown: 'Das ist die Lösung', missed: 'Diesmal nicht', lessonDone: 'Lektion geschafft',
    next: 'Weiter', show: 'Zeig es mir', hint: 'Tipp', doIt: 'Ausführen', reset: 'Von vorn', solution: 'Lösung vorspielen', play: 'Beispiel vorspielen',
    astray: (n) => (n === 1 ? 'Von hier aus klappt es nicht mehr. Nimm deine letzte Wahl zurück.' : `Von hier aus klappt es nicht mehr. Nimm deine letzten ${n} Entscheidungen zurück.`),
    takeBack: (n) => (n === 1 ? 'Zurücknehmen' : `${n} zurücknehmen`),
    hintMore: ['Welche Karte?', 'Wo?', 'Zug zeigen'], reached: 'Wie viel vom Ziel erreicht wurde',
    help: 'Karten sagen, was ihnen fehlt', rules: 'Die Regeln dieser Lektion',
    nextLesson: (lesson) => `Weiter: ${lesson}`, allLessons: 'Alle Lektionen',
  },

  trainer: {
    title: 'Figurentrainer', board: 'Die Arena. Wähle Felder; Pfeiltasten wandern, Eingabe wählt, C vergleicht.',
    level: 'Stufe', streak: (n) => `${n} von 3 in Folge bis zur nächsten Stufe`, score: (right, all) => `${right} von ${all} richtig`,
    start: 'Gegen die Uhr', startHint: (minutes) => `So viele du in ${minutes} Minuten schaffst`, startAgain: 'Noch einmal', stop: 'Ohne Uhr', timeUp: 'Die Zeit ist um',
    result: (right, all) => `${right} von ${all} richtig.`, best: (n) => `Deine beste Runde: ${n}`,
    asks: { label: 'Frage nach', all: 'allem', weak: 'Schwachem', threats: 'Drohungen' }, school: 'Schule', anySchool: 'jede',
    known: { title: (n) => (n === 1 ? '1 Figur bisher' : `${n} Figuren bisher`), seen: (right, all) => `${right} von ${all}`, practise: 'Diese Figur üben' },
    tap: 'Tippe jedes Feld an, auf dem es erscheinen kann.', check: 'Vergleichen', checkNone: 'Nirgends', next: 'Nächste Frage', nowhere: 'Hier lässt es sich nirgends beschwören.', rightSquare: 'richtig',
    another: (i, n) => `Das nächste zeigen (${i} von ${n})`, way: (place, card, square) => `Lege einen Stein auf ${place}, dann beschwöre auf ${square}: ${card}.`,
    ready: (card, square) => `${card} auf ${square}: Die Figur ist schon vollständig.`,
  },

  figure: {
    title: 'Figur zeichnen', headline: 'Eine eigene Figur', intro: 'Für Wesen, die du erfindest: Zeichne eine Figur, sieh, wie oft sie in Partien zustande käme, und kopiere sie für deine Karte. Eine Lage genügt, die anderen folgen daraus.',
    link: 'Eine eigene Figur zeichnen', fromCard: 'Diese Figur abwandeln', grid: 'Die Zeichnung. Pfeiltasten wandern, Eingabe zeichnet.', cell: (row, column, what) => `Zeile ${row}, Spalte ${column}: ${what}`,
    brush: 'Was ein Klick zeichnet', erase: 'löschen',
    letters: { o: 'eigener Stein', O: 'eigener aufgewerteter Stein', '@': 'Beschwörungsfeld', '#': 'Beschwörungsfeld mit eigenem Stein', '%': 'Beschwörungsfeld mit eigenem aufgewertetem Stein', '*': 'markiertes Feld', x: 'inneres markiertes Feld', '~': 'Spiegelbild eines markierten Feldes', '→': 'Richtung; noch einmal zeichnen dreht sie', '.': 'ohne Bedeutung' },
    rank: 'Wert des Wesens', turn: 'Drehen', mirror: 'Spiegeln', clear: 'Leeren',
    lack: { empty: 'Zeichne Steine und ein Beschwörungsfeld.', summon: 'Es fehlt ein Beschwörungsfeld.', pieces: 'Es fehlt mindestens ein Stein.' },
    share: (positions) => `von ${positions} Stellungen aus Partien von Bots: So oft ließe es sich beschwören.`, places: (n) => `Dann im Mittel auf ${n} Feldern.`,
    rarer: (n, all) => `Von den ${all} Wesen dieses Wertes kommen ${n} seltener zustande.`, near: 'Etwa gleich oft', alike: 'Hat genau diese Figur', examples: 'Wo sie lag', example: (square, cells) => `Beschworen auf ${square} mit ${cells}`, whose: (school) => `Am Zug: ${school}.`,
    code: 'Für die Karte',
  },

  puzzles: {
    title: 'Rätsel', headline: 'Ein Zug, ein Ziel', daily: 'Rätsel des Tages', number: (n) => `Rätsel ${n}`, grade: (name) => `Schwierigkeit: ${name}`, ways: (n) => `${n} Wege`,
    motifs: { task: 'Ein Ziel nehmen', score: 'Punkte machen', legend: 'Eine Legende zerstören', defence: 'Verteidigung', two_turns: 'Zwei Züge', flare: 'Leuchtfeuer', warp: 'Warp', thaw: 'Auftauen' },
    kind: 'Thema', anything: 'Alle', school: 'Schule', card: 'Karte auf der Hand',
    found: (n) => `${n} Rätsel`, more: (n) => `${n} weitere`, solvedBy: (n, all) => `von ${n} unter ${all} gelöst`,
    rating: 'Deine Wertung', unsure: (n) => `noch ±${2 * n}`, unrated: 'Der erste Versuch an jedem Rätsel wird gewertet.', rated: (n, by) => `Deine Wertung: ${n} (${by < 0 ? '−' : '+'}${Math.abs(by)})`, notRated: 'Nur der erste Versuch wird gewertet.',
    streak: (n) => `${n} in Folge gelöst`, longest: (n) => `höchstens ${n}`, fitting: 'Eines, das zu mir passt', noneSuch: 'So eines gibt es nicht.',
    run: {
      title: 'Gegen die Uhr', about: (minutes, misses) => `So viele Rätsel, wie du in ${minutes} Minuten schaffst, jedes etwas schwerer als das vorige. Nach ${misses} verfehlten ist Schluss. Niemand hilft, und nichts wird gewertet.`,
      start: 'Anfangen', again: 'Noch einmal', next: 'Weiter', best: (n) => `Dein bester Lauf: ${n}`, result: (n) => `${n} Rätsel gelöst.`, solved: (n) => `${n} gelöst`, missed: (n, most) => `${n} von ${most} verfehlt`,
    },
    own: { title: 'Aus deinen Partien', turns: (n) => (n === 1 ? '1 Zug, der besser geht' : `${n} Züge, die besser gehen`), unknown: 'Finde deine schlechtesten Züge' },
    onlyOpen: 'Nur ungelöste', solvedOf: (n, all) => `${n} von ${all} gelöst`, isSolved: 'gelöst', isShown: 'Lösung gesehen',
    none: 'Auf diesem Server gibt es noch keine Rätsel.', noneLeft: 'Hier ist nichts mehr übrig: Alle sind gelöst.', next: 'Nächstes Rätsel', all: 'Alle Rätsel',
  },

  cards: {
    title: 'Karten und Regeln', headline: 'Jede Regel, jedes Wesen', all: 'Alle Karten und Regeln', search: 'Karten, Effekte, Regeln suchen', shelf: 'Stapel',
    found: (n) => (n === 0 ? 'Nichts gefunden.' : n === 1 ? '1 Eintrag' : `${n} Einträge`),
    shelves: { rules: 'Regeln', imperial: 'Imperium', legends: 'Legenden', flares: 'Leuchtfeuer', tasks: 'Ziele', terms: 'Regelbegriffe' },
    kinds: { being: 'Wesen', legend: 'Legende', flare: 'Leuchtfeuer', task: 'Ziel', term: 'Regelbegriff', rule: 'Regel' }, task: 'Ziel',
    figure: 'Figur', turned: (n) => `Lage ${n}`, orientations: (n) => (n === 1 ? 'Sie sieht von jeder Seite gleich aus.' : `${n} Lagen, gedreht und gespiegelt.`),
    rulings: 'Im Einzelnen', examples: 'Beispiele', exampleBoard: 'Das Beispiel in der Arena', play: 'Abspielen', again: 'Noch einmal', tryIt: 'Selbst ausprobieren',
    see: 'Siehe auch', lessons: 'Lektionen dazu',
    inGame: 'In diesem Spiel', notInGame: 'Noch nicht gespielt.', about: (name) => `Über ${name}`,
  },
};
