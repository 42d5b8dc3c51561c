// Les tours des autres, tels qu'ils sont racontés.
import type { en } from './en';

export const fr: typeof en = {
  title: 'Ce que les autres ont fait', turns: 'Tours récents', plays: (name) => `${name} joue`, turn: (n) => `tour ${n}`, start: 'mise en place',
  controls: 'Récit', pause: 'Pause', play: 'Continuer', on: 'Un pas en avant', back: 'Un pas en arrière', speed: (speed) => `Vitesse ${speed}`, skipTurn: 'Passer ce tour',
  keys: 'Espace met en pause, les flèches avancent et reculent, S passe le tour, Échap passe tout',
  setting: 'Montrer les tours des autres',
  waiting: (n) => (n === 1 ? 'encore un tour' : `encore ${n} tours`),
  tellAgain: (what) => `Revoir : ${what}`,
  lastSchool: 'C’était la dernière carte de ce deck', lastLegend: 'C’était la dernière légende', lastFlare: 'C’était la dernière Ruse',
  thinking: (name) => `${name} réfléchit`, seconds: (n) => `${n} s`,
  waits: (name) => `${name} attend`, place: (n) => `place ${n}`, othersFirst: 'd’autres bots réfléchissent d’abord',
  placed: (n) => (n === 1 ? 'une pièce placée' : `${n} pièces placées`), nothing: 'rien de joué',
  discarded: 'carte défaussée',
};
