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
    days: (days, hours) => `${days} T ${hours} h`,
    runs: 'läuft', stands: 'läuft noch nicht',
  },

  people: {
    title: 'Mitspieler und Links', here: 'da', away: 'abwesend', notCome: 'noch nicht da', you: 'du', bot: 'Bot', screen: 'auch an diesem Bildschirm',
    watching: (n) => (n === 0 ? 'Niemand schaut zu' : n === 1 ? 'Eine Person schaut zu' : `${n} Leute schauen zu`),
    watchers: (n) => (n === 1 ? '1 schaut zu' : `${n} schauen zu`),
    waitingFor: (names) => `Warten auf ${join(names, 'und')}`,
    waitingHint: 'Verschicke die Einladung; der Platz bleibt frei, bis ihn jemand einnimmt.',
    waitingAway: (name) => `Warten auf ${name} (abwesend)`,
    awayNow: (name) => `${name} ist abwesend`,
    show: 'Mitspieler und Links', brief: 'Links',
  },

  link: {
    invitation: (name) => `Einladung für ${name}`,
    hint: 'Wer den Link zuerst öffnet, hat den Platz, und der Link ist verbraucht: Schicke ihn nur dieser Person.',
    copy: 'Kopieren', copied: 'Kopiert', share: 'Senden', shareText: 'In der Arena von Tash-Kalar wartet ein Platz auf dich.', watchText: 'Schau bei einem Spiel Tash-Kalar zu.',
    renew: 'Neuer Link', renewed: 'Neuer Link erstellt; der alte gilt nicht mehr.', free: 'Entfernen', freeSure: 'Wirklich entfernen?', invite: 'Einladung erstellen',
    lost: 'Dieser Browser kennt den Link nicht. Ein neuer ersetzt ihn.',
    watch: 'Für Zuschauer', watchHint: 'Wer ihn hat, darf zuschauen. Karten auf der Hand sieht man nicht.',
    move: 'Auf einem anderen Gerät weiterspielen', moveOf: (name) => `Auf einem anderen Gerät als ${name} weiterspielen`, moveHint: 'Öffne den Link dort: Dein Platz zieht um, und dieses Gerät schaut nur noch zu. Er gilt einmal.', moveMake: 'Link erstellen',
  },

  arrival: {
    title: 'Ein Platz wartet auf dich', with: (names) => `Am Tisch: ${names}`, name: 'Dein Name', nameHint: 'Er gilt für das ganze Spiel. Ohne Eingabe behält der Platz seinen Namen.', take: 'Platz einnehmen', watch: 'Nur zuschauen', opening: 'Der Tisch wird gesucht',
    dead: 'Dieser Link führt zu keinem Platz', deadHint: 'Er wurde durch einen neuen ersetzt, oder ein Stück davon fehlt. Lass dir einen neuen schicken.',
    spent: 'Dieser Link ist verbraucht', spentHint: 'Ein Link gilt einmal, und jemand ist damit gekommen. Warst du das, öffne das Spiel dort, wo du es spielst; „Mitspieler und Links“ macht dort einen Link für dieses Gerät. Wenn nicht, frag, wer dich eingeladen hat: Mit diesem Link kommt niemand mehr herein.',
    move: 'Der Platz zieht hierher um', moveHint: (name) => `${name} spielt an diesem Gerät weiter; das andere schaut dann nur noch zu.`, moveWarn: 'Falls du in diesem Spiel noch nicht selbst gespielt hast, hat jemand anderes diese Karten gesehen.', moveTake: 'Hier weiterspielen',
    mine: 'Du sitzt schon an diesem Tisch', mineHint: 'Der Link ist für jemand anderen. Wenn du auch diesen Platz einnimmst, spielst du beide an diesem Bildschirm.', toTable: 'Zum Tisch', takeToo: 'Auch diesen Platz einnehmen',
  },

  watch: { title: 'Du schaust zu', hint: 'Die Handkarten bleiben verdeckt. Ein Zug wird gezeigt, sobald er beendet ist.' },

  title: { yourTurn: 'Du bist am Zug', of: (name) => `${name} ist am Zug`, waiting: 'Warten auf Freunde' },

  notify: {
    setting: 'Bescheid geben, wenn ich am Zug bin', hint: 'Mitteilung des Browsers, nur solange diese Seite im Hintergrund ist.',
    denied: 'Der Browser erlaubt dieser Seite keine Mitteilungen. In seinen Einstellungen zu dieser Seite lässt sich das ändern.', cannot: 'Dieser Browser kann keine Mitteilungen zeigen.',
    body: (names) => `Gegen ${names}`,
  },

  say: {
    title: 'Nachrichten', open: 'Nachricht senden', none: 'Noch hat niemand etwas gesagt.', history: 'Bisher gesagt',
    words: {
      hello: 'Hallo!', good_luck: 'Viel Glück!', thanks: 'Danke!', well_played: 'Gut gespielt!', oops: 'Hoppla.', one_moment: 'Einen Moment, bitte.', your_turn: 'Du bist am Zug.',
      good_game: 'Ein schönes Spiel!', rematch: 'Noch ein Spiel?', no_rematch: 'Jetzt leider keine Revanche.', must_go: 'Ich muss los.', bye: 'Bis bald!',
    },
  },

  bot: {
    offer: 'Einen Bot einspringen lassen', somebody: 'Den Platz jemand anderem geben', wantsSomebody: (names) => `${names}: Diesen Platz soll jemand anderes haben`, level: 'Stärke des Bots', ask: (name) => `${name} hat den Tisch verlassen.`,
    wants: (names, level) => `${names}: Hier soll ein Bot weiterspielen (${level})`, votes: (n, of) => `${n} von ${of}`,
    agree: 'Einverstanden', keep: 'Zurücknehmen', hint: 'Sobald alle einverstanden sind, die da sind, spielt der Bot weiter. Wem der Platz gehört, der kann ihn jederzeit zurücknehmen.',
    somebodyHint: 'Sobald alle einverstanden sind, die da sind, kann neu eingeladen werden. Bis jemand damit kommt, kann der Inhaber zurückkehren.',
    open: (name) => `Ein Bot für ${name}?`, openSomebody: (name) => `Jemand anderes für ${name}?`,
  },

  holder: {
    back: 'Meinen Platz zurücknehmen', bot: (level) => `Ein Bot spielt für dich (${level}), bis du deinen Platz zurücknimmst.`, botTitle: 'Ein Bot spielt für dich',
    moved: 'Dein Platz ist auf ein anderes Gerät umgezogen. Hier schaust du nur zu.', given: 'Du warst lange abwesend, und die anderen haben deinen Platz jemand anderem gegeben.',
    standsIn: 'ein Bot springt ein', wait: (time) => `Der Platz wird noch ${time} freigehalten, dann entscheiden die anderen.`, awayWait: (name, time) => `${name} ist abwesend. Der Platz wird noch ${time} freigehalten.`,
    same: (name) => `am Bildschirm von ${name}`, offered: 'Alle sind einverstanden: Diesen Platz darf jemand anderes haben. Kommt der Inhaber vorher zurück, bleibt er sein.',
    wanted: 'Die anderen wollen deinen Platz besetzen: Komm zurück und behalte ihn', wantedTitle: 'Dein Platz wartet',
    never: 'Wer später kommt, übernimmt den Platz vom Bot.',
  },

  rematch: {
    offer: 'Revanche anbieten', offered: 'Eine Revanche wird angeboten', accept: 'Annehmen', decline: 'Ablehnen', declined: 'Du hast abgelehnt.', to: 'Zur Revanche',
    others: (names) => `Abgelehnt: ${names}.`,
  },

  mended: {
    text: 'Eine Regel wurde berichtigt. Gespielte Züge bleiben.',
    anew: 'Dieser Zug beginnt neu.', understood: 'OK',
  },

  agree: { others: (names) => (names.length === 1 ? `${names[0]} möchte das Spiel jetzt beenden` : `${join(names, 'und')} möchten das Spiel jetzt beenden`), mine: 'Du bist einverstanden, das Spiel zu beenden' },
};
