import { join } from '../words';
import type { Together } from './en';

export const de: Together = {
  friendName: (n) => `Freund ${n}`,
  noSeed: 'Mit Freunden bestimmt der Zufall die Karten.',

  clock: {
    title: 'Uhr',
    none: 'Ohne Uhr', quick: '1 Minute je Zug, 5 in Reserve', calm: '3 Minuten je Zug, 15 in Reserve', daily: 'Ein Tag je Zug, 3 in Reserve', own: 'Eigene Zeiten',
    turn: 'Für jeden Zug', reserve: 'Reserve für das ganze Spiel', number: 'Anzahl', unit: 'Einheit',
    units: { seconds: 'Sekunden', minutes: 'Minuten', hours: 'Stunden', days: 'Tage' },
    hint: 'Sie läuft, sobald alle da sind. Wessen Zeit abläuft, der verliert das Spiel; zu dritt oder viert wird der Zug für ihn gespielt.',
    least: 'Ein Zug hat mindestens 5 Sekunden und höchstens 30 Tage, die Reserve höchstens 90 Tage.',
    left: (name, turn, reserve) => `${name}: ${turn} für den Zug, ${reserve} in Reserve`,
    reserveLeft: (name, reserve) => `${name}: ${reserve} in Reserve`,
    days: (days, hours) => `${days} T ${hours} h`,
    runs: 'läuft', stands: 'läuft noch nicht',
  },

  people: {
    title: 'Leute und Links', here: 'da', away: 'weg', notCome: 'noch nicht da', you: 'du', bot: 'Bot', screen: 'auch an diesem Bildschirm',
    watching: (n) => (n === 0 ? 'Niemand schaut zu' : n === 1 ? 'Eine Person schaut zu' : `${n} Leute schauen zu`),
    watchers: (n) => (n === 1 ? '1 schaut zu' : `${n} schauen zu`),
    waitingFor: (names) => `Warten auf ${join(names, 'und')}`,
    waitingHint: 'Verschicke die Einladung; der Platz bleibt frei, bis ihn jemand einnimmt.',
    awayNow: (name) => `${name} ist weg`,
    show: 'Leute und Links',
  },

  link: {
    invitation: (name) => `Einladung für ${name}`,
    hint: 'Wer den Link öffnet, hat den Platz: schicke ihn nur dieser Person.',
    copy: 'Kopieren', copied: 'Kopiert', share: 'Senden', shareText: 'In der Arena von Tash-Kalar wartet ein Platz auf dich.', watchText: 'Schau bei einem Spiel Tash-Kalar zu.',
    renew: 'Neuer Link', renewed: 'Neuer Link erstellt; der alte gilt nicht mehr.', free: 'Wegschicken', freeSure: 'Wirklich wegschicken?',
    lost: 'Dieser Browser kennt den Link nicht. Ein neuer ersetzt ihn.',
    watch: 'Für Zuschauer', watchHint: 'Wer ihn hat, darf zuschauen. Karten auf der Hand sieht man nicht.',
    move: 'Auf einem anderen Gerät weiterspielen', moveOf: (name) => `Auf einem anderen Gerät als ${name} weiterspielen`, moveHint: 'Öffne den Link dort: dein Platz zieht um, und dieses Gerät schaut nur noch zu.', moveMake: 'Link erstellen',
    moveKills: 'Der Link aus deiner Einladung gilt dann nicht mehr.',
  },

  arrival: {
    title: 'Ein Platz wartet auf dich', with: (names) => `Am Tisch: ${names}`, name: 'Dein Name', nameHint: 'Ohne Eingabe behält der Platz seinen Namen.', take: 'Platz einnehmen', watch: 'Nur zuschauen', opening: 'Der Tisch wird gesucht',
    dead: 'Dieser Link führt zu keinem Platz', deadHint: 'Er wurde durch einen neuen ersetzt, oder ein Stück davon fehlt. Lass dir einen neuen schicken.',
    mine: 'Du sitzt schon an diesem Tisch', mineHint: 'Der Link ist für jemand anderen. Wenn du auch diesen Platz einnimmst, spielst du beide an diesem Bildschirm.', toTable: 'Zum Tisch', takeToo: 'Auch diesen Platz einnehmen',
  },

  watch: { title: 'Du schaust zu', hint: 'Die Hände bleiben verdeckt. Ein Zug wird gezeigt, sobald er beendet ist.' },

  title: { yourTurn: 'Du bist am Zug', of: (name) => `${name} ist am Zug`, waiting: 'Warten auf Freunde' },

  notify: {
    setting: 'Bescheid geben, wenn ich am Zug bin', hint: 'Eine Mitteilung des Browsers, nur solange diese Seite im Hintergrund ist.',
    denied: 'Der Browser erlaubt dieser Seite keine Mitteilungen. In seinen Einstellungen zu dieser Seite lässt sich das ändern.', cannot: 'Dieser Browser kann keine Mitteilungen zeigen.',
    body: (names) => `Gegen ${names}`,
  },

  say: {
    title: 'Nachrichten', open: 'Etwas sagen', none: 'Noch hat niemand etwas gesagt.', history: 'Bisher gesagt',
    words: {
      hello: 'Hallo!', good_luck: 'Viel Glück!', thanks: 'Danke!', well_played: 'Gut gespielt!', oops: 'Hoppla.', one_moment: 'Einen Moment, bitte.', your_turn: 'Du bist am Zug.',
      good_game: 'Ein schönes Spiel!', rematch: 'Noch ein Spiel?', no_rematch: 'Jetzt keine Revanche, sorry.', must_go: 'Ich muss los.', bye: 'Bis bald!',
    },
  },

  bot: {
    offer: 'Einen Bot weiterspielen lassen', level: 'Stärke des Bots', ask: (name) => `${name} hat den Tisch verlassen.`,
    wants: (names, level) => `${names}: hier soll ein Bot weiterspielen (${level})`, votes: (n, of) => `${n} von ${of}`,
    agree: 'Einverstanden', keep: 'Zurücknehmen', hint: 'Sobald alle anderen einverstanden sind, spielt der Bot weiter. Kommt die Person vorher zurück, behält sie ihren Platz.',
    open: (name) => `Ein Bot für ${name}?`,
  },

  rematch: {
    offer: 'Revanche anbieten', offered: 'Eine Revanche wird angeboten', accept: 'Annehmen', decline: 'Ablehnen', declined: 'Du hast abgelehnt.', to: 'Zur Revanche',
    others: (names) => `Abgelehnt: ${names}.`,
  },

  mended: {
    text: 'Seit Beginn dieses Spiels wurde eine Regel berichtigt. Was gespielt ist, bleibt; weiter geht es nach den heutigen Regeln.',
    anew: 'Der laufende Zug wird neu begonnen.', understood: 'Verstanden',
  },

  agree: { others: (names) => (names.length === 1 ? `${names[0]} würde das Spiel jetzt beenden` : `${join(names, 'und')} würden das Spiel jetzt beenden`), mine: 'Du bist einverstanden, das Spiel zu beenden' },
};
