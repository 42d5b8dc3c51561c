// Keys and gestures in words, in all three languages: the help panel and what leads to it.
const en = {
  title: 'Keys and gestures', open: 'Keys', letters: 'Letters and digits as shortcuts during a game',
  keys: { walk: 'walk the arena', pick: 'pick the square or press the button', next: 'next possible square', way: 'next way to fill a figure', escape: 'let go: first of the squares picked, then of the card', cards: 'a card of the hand, from the left', undo: 'undo', end: 'end the turn; with a task to claim, go to that button', hint: 'a hint', list: 'all choices as a list', help: 'this page' },
  arrows: 'Arrows', enter: 'Enter', esc: 'Escape', or: 'or', with: 'Ctrl',
  hands: 'With a mouse or a finger pick squares one after the other, or drag: a piece to where it goes, a card to the square of its being.',
};

export type KeyWords = typeof en;

const de: KeyWords = {
  title: 'Tastatur und Gesten', open: 'Tasten', letters: 'Buchstaben und Ziffern als Tastenkürzel im Spiel',
  keys: { walk: 'durch die Arena gehen', pick: 'Feld wählen oder Schaltfläche auslösen', next: 'nächstes mögliches Feld', way: 'nächste Art, eine Figur zu füllen', escape: 'loslassen: erst die gewählten Felder, dann die Karte', cards: 'eine Karte der Hand, von links', undo: 'zurücknehmen', end: 'Zug beenden; ist ein Ziel zu nehmen, dorthin springen', hint: 'ein Tipp', list: 'alle Möglichkeiten als Liste', help: 'diese Seite' },
  arrows: 'Pfeile', enter: 'Eingabe', esc: 'Escape', or: 'oder', with: 'Strg',
  hands: 'Mit Maus oder Finger wählst du Felder nacheinander oder ziehst: einen Stein an sein Ziel, eine Karte auf das Feld ihres Wesens.',
};

const fr: KeyWords = {
  title: 'Touches et gestes', open: 'Touches', letters: 'Lettres et chiffres comme raccourcis pendant la partie',
  keys: { walk: 'parcourir l’arène', pick: 'choisir la case ou presser le bouton', next: 'prochaine case possible', way: 'autre façon de remplir la formation', escape: 'relâcher : d’abord les cases choisies, puis la carte', cards: 'une carte de la main, depuis la gauche', undo: 'annuler', end: 'finir le tour ; s’il y a un objectif à prendre, aller à ce bouton', hint: 'un conseil', list: 'tous les choix en liste', help: 'cette page' },
  arrows: 'Flèches', enter: 'Entrée', esc: 'Échap', or: 'ou', with: 'Ctrl',
  hands: 'À la souris ou au doigt, choisissez les cases l’une après l’autre, ou glissez : une pièce vers son but, une carte sur la case de sa créature.',
};

export const KEY_WORDS = { en, de, fr };
