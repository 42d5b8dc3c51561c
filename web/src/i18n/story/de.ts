// Die Züge der anderen, wie sie erzählt werden.
import type { en } from './en';

export const de: typeof en = {
  title: 'Was die anderen taten', turns: 'Züge dieser Runde', plays: (name) => `${name} spielt`, turn: (n) => `Zug ${n}`, start: 'Aufbau',
  controls: 'Erzählung', pause: 'Anhalten', play: 'Weiter', on: 'Einen Schritt vor', back: 'Einen Schritt zurück', speed: (speed) => `Tempo ${speed}`, skipTurn: 'Diesen Zug überspringen',
  keys: 'Leertaste hält an, Pfeiltasten gehen schrittweise, S überspringt den Zug, Escape alles',
  setting: 'Züge der anderen zeigen',
  waiting: (n) => (n === 1 ? 'noch ein Zug' : `noch ${n} Züge`),
  tellAgain: (what) => `Noch einmal zeigen: ${what}`,
  lastSchool: 'Das war die letzte Karte dieses Stapels', lastLegend: 'Das war die letzte Legende', lastFlare: 'Das war das letzte Leuchtfeuer',
  thinking: (name) => `${name} überlegt`, seconds: (n) => `${n} s`,
  waits: (name) => `${name} wartet`, place: (n) => `Platz ${n}`, othersFirst: 'erst sind andere Bots dran',
  placed: (n) => (n === 1 ? 'ein Stein gelegt' : `${n} Steine gelegt`), nothing: 'nichts gespielt',
  discarded: 'Karte abgeworfen',
};
