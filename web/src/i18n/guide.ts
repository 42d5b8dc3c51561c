// What a click does, told to whoever has not done it often yet; in all three languages.
const en = {
  setting: 'Tell what a click does', new: 'new',
  turn: 'Choose a square to place a stone, or a card to summon its being.',
  place: 'Choose a square to place a stone. A card shows what its figure still lacks.',
  confirm: 'Tap the same square again, or the large button, to confirm.',
  summon: (card: string) => `Choose one of the lit squares: ${card} is summoned there.`,
  discard: 'This card cannot be summoned now. Discarding it takes one action.',
  warp: 'The warp effect takes no action, but the being then lies pending and costs points.',
  flare: 'Your flare can be lit: choose it in your hand. It takes no action.',
  light: 'Light the flare with its button. It takes no action.',
  hand_over: 'You may leave the rest of this turn to your partner.',
  effect: (card: string) => `${card} takes effect: choose one of the lit squares.`,
  buttons: (card: string) => `${card} takes effect: press one of the buttons.`,
  skip: (what: string) => `${what} You may skip it.`,
  point: 'Press the colour in which you want the point. Your lowest colour counts.',
  return: 'Press the cards that are to go under their decks, one after the other; then skip.',
  start: 'Choose a square: a first stone will stand there.',
  claim: 'You have fulfilled a task. Claim it: that ends your turn.',
  end: 'Your actions are used up: end your turn, or take something back first.',
};

export type GuideWords = typeof en;

const de: GuideWords = {
  setting: 'Sagen, was ein Klick bewirkt', new: 'neu',
  turn: 'Wähle ein Feld für einen Rekruten oder eine Karte, um ihr Wesen zu beschwören.',
  place: 'Wähle ein Feld für einen Rekruten. Eine Karte zeigt, was ihrer Figur noch fehlt.',
  confirm: 'Tippe zum Bestätigen noch einmal auf das Feld oder auf den großen Knopf.',
  summon: (card) => `Wähle eines der leuchtenden Felder: Dort erscheint ${card}.`,
  discard: 'Diese Karte lässt sich jetzt nicht beschwören. Sie abzuwerfen kostet eine Aktion.',
  warp: 'Der Warpeffekt kostet keine Aktion, doch dann liegt das Wesen offenbart und kostet Punkte.',
  flare: 'Dein Leuchtfeuer kann gezündet werden: Wähle es in deiner Hand. Es kostet keine Aktion.',
  light: 'Zünde das Leuchtfeuer mit seinem Knopf. Es kostet keine Aktion.',
  hand_over: 'Du kannst den Rest dieses Zuges deinem Partner überlassen.',
  effect: (card) => `${card} wirkt: Wähle eines der leuchtenden Felder.`,
  buttons: (card) => `${card} wirkt: Drücke einen der Knöpfe.`,
  skip: (what) => `${what} Du darfst es auslassen.`,
  point: 'Drücke die Farbe, in der du den Punkt willst. Deine niedrigste Farbe zählt.',
  return: 'Drücke nacheinander die Karten, die unter ihre Stapel sollen; dann lass den Rest aus.',
  start: 'Wähle ein Feld: Dort steht dann ein erster Stein.',
  claim: 'Du hast ein Ziel erfüllt. Nimm es: Das beendet deinen Zug.',
  end: 'Deine Aktionen sind verbraucht: Beende den Zug oder nimm vorher etwas zurück.',
};

const fr: GuideWords = {
  setting: 'Dire ce que fait un clic', new: 'nouveau',
  turn: 'Choisissez une case pour placer une pièce, ou une carte pour invoquer sa créature.',
  place: 'Choisissez une case pour placer une pièce. Une carte montre ce qui manque à sa formation.',
  confirm: 'Touchez encore la même case, ou le grand bouton, pour confirmer.',
  summon: (card) => `Choisissez une des cases éclairées : ${card} y est invoqué.`,
  discard: 'Cette carte ne peut pas être invoquée maintenant. La défausser coûte une action.',
  warp: 'L’effet de distorsion ne coûte pas d’action, mais la créature en attente coûte des points.',
  flare: 'Votre Ruse peut être jouée : choisissez-la dans votre main. Elle ne coûte pas d’action.',
  light: 'Jouez la Ruse avec son bouton. Elle ne coûte pas d’action.',
  hand_over: 'Vous pouvez laisser le reste de ce tour à votre partenaire.',
  effect: (card) => `${card} agit : choisissez une des cases éclairées.`,
  buttons: (card) => `${card} agit : pressez un des boutons.`,
  skip: (what) => `${what} Vous pouvez passer.`,
  point: 'Pressez la couleur du point voulu. Votre couleur la plus basse compte.',
  return: 'Pressez une à une les cartes à renvoyer sous leur deck ; puis passez.',
  start: 'Choisissez une case : une première pièce y sera placée.',
  claim: 'Vous avez rempli un objectif. Revendiquez-le : cela finit votre tour.',
  end: 'Vos actions sont épuisées : finissez le tour, ou annulez d’abord quelque chose.',
};

export const GUIDE_WORDS = { en, de, fr };
