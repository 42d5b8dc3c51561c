// Sides in words, in all three languages: teams and their stones, the last round, what a card costs.
import { join } from './words';

const en = {
  /** Beside the name: whose pieces these are. A school from elsewhere may bring another colour: it is called by its name. */
  colours: { blue: 'blue stones', red: 'red stones', yellow: 'yellow stones', green: 'green stones', purple: 'purple stones', white: 'white stones', orange: 'orange stones' } as Record<string, string>,
  stonesOf: (school: string) => `stones of ${school}`,
  both: (names: string[]) => join(names, '&'),
  title: 'Players, decks and piles',
  stock: 'stock',
  deck: (n: number, sideways: number) => `Cards in the deck: ${n}, of these sideways: ${sideways}. When the last of the others is drawn, the last round begins`,
  deckAll: (n: number) => `Cards in the deck: ${n}. When the last one is drawn, the last round begins`,
  sideways: (n: number) => `${n} sideways`,
  cost: (points: number, everyColour: boolean) => (everyColour ? `−${points} in every colour` : points === 1 ? '−1 point' : `−${points} points`),
  costs: (points: number, everyColour: boolean) => `While it is pending it costs ${points === 1 ? 'one point' : `${points} points`}${everyColour ? ' in every colour' : ''}, at the end of the game too. It costs nothing once it is summoned.`,
  last: 'Last round',
  toCome: (names: string[]) => `still to play: ${names.join(', ')}`,
  nobody: 'nobody plays after this turn',
  yours: 'this is your last turn',
  since: (turn: number) => `Turn ${turn}`,
  mark: { to_come: 'still has a turn', now: 'last turn', played: 'last turn played' },
};

export type SideWords = typeof en;

const de: SideWords = {
  colours: { blue: 'blaue Steine', red: 'rote Steine', yellow: 'gelbe Steine', green: 'grüne Steine', purple: 'violette Steine', white: 'weiße Steine', orange: 'orange Steine' },
  stonesOf: (school) => `Steine: ${school}`,
  both: (names) => join(names, '&'),
  title: 'Spieler, Stapel und Ablagen',
  stock: 'Vorrat',
  deck: (n, sideways) => `Karten im Stapel: ${n}, davon quer: ${sideways}. Wird die letzte der übrigen gezogen, beginnt die letzte Runde`,
  deckAll: (n) => `Karten im Stapel: ${n}. Wird die letzte gezogen, beginnt die letzte Runde`,
  sideways: (n) => `${n} quer`,
  cost: (points, everyColour) => (everyColour ? `−${points} in jeder Farbe` : points === 1 ? '−1 Punkt' : `−${points} Punkte`),
  costs: (points, everyColour) => `Solange es offenbart liegt, kostet es ${points === 1 ? 'einen Punkt' : `${points} Punkte`}${everyColour ? ' in jeder Farbe' : ''}, auch am Ende des Spiels. Ist es beschworen, kostet es nichts mehr.`,
  last: 'Letzte Runde',
  toCome: (names) => `danach noch: ${names.join(', ')}`,
  nobody: 'nach diesem Zug ist Schluss',
  yours: 'das ist dein letzter Zug',
  since: (turn) => `Zug ${turn}`,
  mark: { to_come: 'noch ein Zug', now: 'letzter Zug', played: 'letzter Zug gespielt' },
};

const fr: SideWords = {
  colours: { blue: 'pièces bleues', red: 'pièces rouges', yellow: 'pièces jaunes', green: 'pièces vertes', purple: 'pièces violettes', white: 'pièces blanches', orange: 'pièces orange' },
  stonesOf: (school) => `pièces : ${school}`,
  both: (names) => join(names, '&'),
  title: 'Joueurs, decks et défausses',
  stock: 'réserve',
  deck: (n, sideways) => `Cartes dans le deck : ${n}, dont inclinées : ${sideways}. Quand la dernière des autres est piochée, le dernier tour de table commence`,
  deckAll: (n) => `Cartes dans le deck : ${n}. Quand la dernière est piochée, le dernier tour de table commence`,
  sideways: (n) => (n === 1 ? '1 inclinée' : `${n} inclinées`),
  cost: (points, everyColour) => (everyColour ? `−${points} dans chaque couleur` : points === 1 ? '−1 point' : `−${points} points`),
  costs: (points, everyColour) => `Tant qu’elle est en attente, elle coûte ${points === 1 ? 'un point' : `${points} points`}${everyColour ? ' dans chaque couleur' : ''}, à la fin de la partie aussi. Une fois invoquée, elle ne coûte plus rien.`,
  last: 'Dernier tour de table',
  toCome: (names) => `encore à jouer : ${names.join(', ')}`,
  nobody: 'plus personne après ce tour',
  yours: 'c’est votre dernier tour',
  since: (turn) => `Tour ${turn}`,
  mark: { to_come: 'encore un tour', now: 'dernier tour', played: 'dernier tour joué' },
};

export const SIDE_WORDS = { en, de, fr };
