// Français. Termes du livret : pièce commune, héroïque, légendaire ; créature, formation, Ruse, objectif, tour.
import type { Direction, Part, Rank } from '../net/protocol';
import type { Messages, Words } from './en';
import { fr as learn } from './learn/fr';
import { fr as lookback } from './lookback/fr';
import { fr as together } from './together/fr';
import { join, number } from './words';

const STONE: Record<Rank, string> = { common: 'pièce commune', heroic: 'pièce héroïque', legendary: 'pièce légendaire' };

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export const fr: Messages = {
  name: 'Français',
  lookback,
  rank: { common: 'commune', heroic: 'héroïque', legendary: 'légendaire' },
  ranks: { common: 'Commune', heroic: 'Héroïque', legendary: 'Légendaire' },
  and: (parts) => join(parts, 'et'),
  direction: { N: 'le nord', NE: 'le nord-est', E: 'l’est', SE: 'le sud-est', S: 'le sud', SW: 'le sud-ouest', W: 'l’ouest', NW: 'le nord-ouest' } satisfies Record<Direction, string>,
  act: {
    take: 'Prendre', copy: 'Copier', destroy: 'Détruire', convert: 'Convertir', upgrade: 'Promouvoir', downgrade: 'Rétrograder', place: 'Placer', move: 'Déplacer', leap: 'Sauter', swap: 'Échanger',
    direction: 'Viser', choose: 'Choisir', discard: 'Défausser', return: 'Renvoyer', point: 'Point', start: 'Départ', turn: 'Jouer', end: 'Finir le tour',
  } satisfies Record<Part, string>,
  ask: {
    take: 'Choisissez une pièce à prendre', copy: 'Choisissez quoi faire', destroy: 'Choisissez une pièce à détruire', convert: 'Choisissez une pièce à convertir', upgrade: 'Choisissez une pièce à promouvoir', downgrade: 'Choisissez une pièce à rétrograder',
    place: 'Choisissez une case où placer', move: 'Choisissez un déplacement', leap: 'Choisissez l’arrivée du saut', swap: 'Choisissez deux pièces à échanger', direction: 'Choisissez une direction',
    choose: 'Faites un choix', discard: 'Choisissez une carte à défausser', return: 'Quelles cartes retournent sous leur deck ?', point: 'Choisissez la couleur du point',
    start: 'Choisissez une case de départ', turn: 'À vous de jouer', end: 'Toutes les actions sont jouées',
  },

  settings: {
    language: 'Langue', theme: 'Thème', night: 'Nuit', noon: 'Midi', system: 'Comme le système', soundOn: 'Activer le son', soundOff: 'Couper le son', menu: 'Menu',
    toggleTheme: 'Nuit ou midi',
  },
  common: { close: 'Fermer', bot: 'bot', botOf: (level) => `bot ${level.toLowerCase()}`, none: 'rien', loading: 'L’arène s’ouvre' },
  errors: { offline: 'Pas de connexion, nouvel essai', noTable: 'Cette partie ne peut pas être ouverte.', noServer: 'Le serveur ne répond pas.', retry: 'Réessayer' },

  card: {
    flare: 'Ruse', pending: 'créature révélée', warp: 'Effet de distorsion', figureOf: (card) => `Formation : ${card}`,
    label: (card, rank, badge) => [card, rank, badge].filter(Boolean).join(', '),
    places: (n) => (n === 1 ? '1 case' : `${n} cases`),
    oneShort: (squares) => `il manque : ${squares.slice(0, 4).join(', ')}`,
    short: (n) => `il manque ${n}`, higher: (square) => `supérieure en ${square}`, noStone: 'plus de pièce', noRoom: 'ne tient pas', colourless: 'pas de case incolore',
    heroShort: (square) => `il manque : héroïque ${square}`,
    notNow: 'impossible pour l’instant', notYet: 'pas encore', flareReady: 'peut être jouée',
    fewerUpgraded: (n) => `${n} promues de moins`, fewer: (n) => `${n} pièces de moins`,
    have: (have, need) => `${have} sur ${need}`,
  },

  board: {
    label: (stones) => `L’arène, ${stones} pièces. Les flèches se déplacent, Entrée choisit, N va à la prochaine case possible.`,
    red: 'case rouge', green: 'case verte', empty: 'vide',
    content: (rank, school) => `${STONE[rank]}, ${school}`,
    can: 'peut être choisie', summonHere: (card) => `${card} peut être invoquée ici`, isChosen: 'choisie',
  },

  top: {
    to: (points) => `en ${points} points`, list: 'Tous les choix en liste', lit: 'Choisissez une des cases éclairées', squareFor: (card) => `Une case pour : ${card}`, lacks: (card, what) => `${card} : il manque ${what}`, stoneOn: (rank, square) => `une ${STONE[rank]} en ${square}`,
    filling: (i, n) => `${i} sur ${n}`, nextFilling: 'Autre possibilité', wait: (name) => `${name} joue`, over: 'La partie est finie', last: 'Dernier tour',
  },

  turn: {
    title: 'Tour', actions: (n) => (n === 0 ? 'Plus d’action' : n === 1 ? 'Encore une action' : `Encore ${number('fr', n)} actions`),
    short: (n) => (n === 0 ? 'plus d’action' : n === 1 ? 'une action' : `${number('fr', n)} actions`),
    running: 'Dernière action en cours', undo: 'Annuler', end: 'Finir le tour', handOver: 'Laisser le contrôle', summon: (square) => `Invoquer en ${square}`, place: (square) => `Placer en ${square}`,
    discard: 'Défausser', warp: 'Distorsion', flare: 'Jouer la Ruse', flareAgainst: (school) => `Ruse : ${school}`, destroyed: 'détruites', summoned: 'invoquées', pickCard: 'Touchez une case ou une carte', pickSquare: 'Touchez une case',
    handedOver: 'Votre coéquipier continue', hint: 'Conseil', thinking: 'Réflexion', goodTurn: 'Un bon tour',
  },

  strip: {
    on: (square) => `en ${square}`, step: (i, n) => `étape ${i} sur ${n}`, skip: 'Passer', skipRest: 'Passer la suite', back: 'Choisir à nouveau',
    variant: 'Laquelle ?', from: 'Quelle pièce devient la créature ?',
  },

  end: {
    yourTurn: 'Votre tour', claim: 'Accomplir un objectif', before: 'Avant de finir', claimEnd: 'Accomplir et finir', endWithout: 'Finir sans objectif', endTurn: 'Finir le tour', nothing: 'Rien ne s’est passé.',
    score: 'Score', met: 'rempli', ofTarget: (n) => `sur ${n}`,
    flarePossible: 'Votre Ruse peut être jouée maintenant', noFlare: 'Pas de Ruse : l’écart est trop faible', draws: (n) => (n === 1 ? 'Vous piocherez une carte' : `Vous piocherez ${number('fr', n)} cartes`), final: 'Ensuite, plus de retour en arrière',
    missing: (n) => `il en manque ${n}`,
  },

  tasks: {
    title: 'Objectifs', hint: 'un par tour, à la fin', next: 'Prochain', met: 'rempli', would: (what) => `${what} suffirait`, with: (square) => `avec ${square}`, points: (n) => (n === 1 ? '1 point' : `${n} points`),
    progress: (have, need) => `${have} sur ${need}`,
  },

  log: { title: 'Journal', turn: (n, who) => `Tour ${n}, ${who}`, setup: 'Mise en place', empty: 'Rien encore.', you: 'vous' },

  seat: {
    stones: (n) => `${n} pièces communes ou héroïques en réserve`, legends: (n) => `${n} pièces légendaires en réserve`, hand: (n) => `${n} cartes en main`, held: (school, legends, flares) => `En main : ${school} de l’école, ${legends} légendes, ${flares} Ruses`, deck: 'deck', deckLeft: (n) => `${n} cartes dans le deck`,
    points: (n) => (n === 1 ? '1 point' : `${n} points`), cards: (n) => (n === 1 ? '1 carte' : `${n} cartes`), pending: 'Révélée', merchant: 'Sur le Marchand du Temps', improvised: 'a improvisé', canImprovise: 'peut encore improviser', toMove: 'à son tour', team: 'Équipe',
  },

  piles: {
    title: 'Cartes jouées', legends: 'Légendes', flares: 'Ruses', empty: 'Vide', open: 'Cartes jouées et decks', left: (n) => `reste ${n}`,
  },

  replay: { again: 'Revoir le tour', skip: 'Passer' },

  choices: { title: 'Tous les choix', hint: 'Tout ce que vous pouvez faire, en mots.', none: 'Rien à choisir pour le moment.', places: 'Placer une pièce', summons: 'Invoquer', other: 'Autres', targets: 'Pouvoir' },

  option: {
    place: (square) => `Placer une pièce en ${square}`, from: (square) => `, avec la pièce de ${square}`, summon: (card, square) => `Invoquer ${card} en ${square}`, with: (squares) => ` avec ${squares}`,
    discard: (card) => `Défausser ${card}`, return: (card) => `Renvoyer ${card} sous son deck`, flare: 'Jouer la Ruse', flareOf: (school) => `Jouer la Ruse, comparée à ${school}`, warp: (card) => `Effet de distorsion : ${card}`, handOver: 'Laisser le contrôle au coéquipier',
    claim: (task) => `Accomplir ${task} et finir le tour`, end: 'Finir le tour', point: (school) => `Point dans la couleur : ${school}`, start: (square) => `Départ en ${square}`, startOf: (school, square) => `${school} : départ en ${square}`,
    target: (act, square) => `${act} ${square}`, move: (from, to) => `Déplacer ${from} vers ${to}`, leap: (from, to) => `Sauter de ${from} à ${to}`, swap: (a, b) => `Échanger ${a} et ${b}`, direction: (to) => `Viser ${to}`, decline: 'Renoncer',
    words: { action: 'Gagner une action', near: 'Tout ce qui est adjacent', far: 'Les communes jusqu’à distance 2', downgrade: 'La rétrograder et placer une pièce', upgrade: 'Promouvoir l’Iris', return: 'Reprendre la créature révélée', discard: 'Défausser la créature révélée' },
    copy: (card) => `Copier ${card}`,
  },

  curtain: { title: (name) => `Passez l’appareil à ${name}`, hint: 'Les mains restent cachées jusqu’à ce que vous soyez prêt.', ready: (name) => `Je suis ${name}`, turn: (n) => `Tour ${n}` },

  result: {
    won: (names) => `${names} gagne`, wonMany: (names) => `${names} gagnent`, youWon: 'Vous avez gagné', growth: 'L’évolution des scores', hands: 'Les mains de chacun', final: 'Score final', rematch: 'Revanche', record: 'Télécharger la partie', lobby: 'Vers l’accueil', board: 'Revoir l’arène', back: 'Retour au résultat',
    winner: 'vainqueur',
  },

  menu: { title: 'Partie', lobby: 'Vers l’accueil', resign: 'Abandonner', resignSure: 'Vraiment abandonner ?', noResign: 'Dans une mêlée personne n’abandonne ; au dernier tour tous peuvent convenir de finir.', agree: 'Accepter de finir', sound: 'Son', keys: 'Touches', keysText: 'Les flèches parcourent l’arène, Entrée choisit, N va à la prochaine case possible, F montre une autre façon de remplir la formation, Échap relâche.' },

  learn,

  lobby: {
    title: 'Tash-Kalar', line: 'L’arène des légendes', intro: 'Placez des pièces, formez des figures, invoquez des créatures.', newGame: 'Nouvelle partie', form: 'Mode', team: 'Deux équipes de deux', seats: 'Places, dans l’ordre du tour', seat: (n) => `Place ${n}`, kind: 'Qui', me: 'Moi', bot: 'Bot', screen: 'À cet écran', friend: 'Un ami', school: 'École', random: 'Au hasard', who: 'Nom', level: 'Niveau', seed: 'Graine', seedHint: 'Même graine, mêmes cartes. Vide : au hasard.', assist: 'Aide pendant le jeu', start: 'Dans l’arène', players: 'Joueurs', more: 'Autres réglages',
    pace: 'Les bots réfléchissent', paces: { quick: 'Peu de temps', usual: 'Comme d’habitude', long: 'Trois fois plus longtemps', longest: 'Dix fois plus longtemps' },
    assists: { full: 'Complète : cases, formations et ce qui manque', matches: 'Les cases seulement', none: 'Aucune' },
    formText: { first: 'Première partie : écoles impériales, objectifs simples, en 6 points.', high: 'Objectifs et légendes donnent des points, en 9 points.', duel: 'Détruire et invoquer des légendes, en 18 points.', melee: 'À trois ou quatre, chacun contre tous.' },
    levels: { novice: 'Novice', adept: 'Adepte', master: 'Maître', random: 'Hasard', greedy: 'Avide' },
    myGames: 'Mes parties', noGames: 'Pas encore de partie. L’arène attend.', resume: 'Continuer', look: 'Revoir', yourMove: 'À vous de jouer', waiting: (name) => `À ${name} de jouer`, over: 'Finie', won: (names) => `gagnée par ${names}`, turn: (n) => `tour ${n}`, sameSchool: 'Chaque école ne peut être choisie qu’une fois.', botName: (n) => `Bot ${n}`, meName: 'Moi', screenName: (n) => `Joueur ${n}`,
  },

  together,

  said: {
    placed: (w: Words) => `${capital(STONE[w.rank])} placée en ${w.square}`,
    picked_up: (w) => `Pièce reprise en ${w.square}`,
    summoned: (w) => `${w.card} : invocation en ${w.square}`,
    destroyed: (w) => `${capital(STONE[w.rank])} en ${w.square} détruite`,
    moved: (w) => `Déplacement de ${w.from} à ${w.to}`,
    leapt: (w) => `Saut de ${w.from} à ${w.to}`,
    swapped: (w) => `${w.from} et ${w.to} échangées`,
    upgraded: (w) => `${w.square} promue`,
    downgraded: (w) => `${w.square} rétrogradée`,
    converted: (w) => `${w.square} convertie`,
    taken: (w) => `${capital(STONE[w.rank])} prise en ${w.square}`,
    returned: (w) => `La pièce du Marchand saute en ${w.square}`,
    actions: (w) => (w.count === 1 ? 'Une action gagnée' : `${w.count} actions gagnées`),
    on_deck: (w) => `${w.card} : sur le deck`,
    discarded: (w) => `${w.card} : défausse`,
    taken_back: (w) => `${w.card} : retour en main`,
    put_back: () => 'Une carte retourne sous son deck',
    copied: (w) => `Effet de distorsion copié : ${w.card}`,
    warped: (w) => `Effet de distorsion : ${w.card}`,
    improvised: (w) => `Invocation improvisée avec ${w.colour}`,
    flare: () => 'Ruse jouée',
    points: (w) => `${w.colour} : +${w.count}${w.against ? ` contre ${w.against}` : ''}`,
    claimed: (w) => `Objectif accompli : ${w.task}, +${w.count}`,
    handed_over: (w) => `Contrôle laissé à ${w.name}`,
    drew: (w) => (w.count === 1 ? 'Une carte piochée' : `${w.count} cartes piochées`),
    loan: () => 'La prochaine créature peut utiliser une pièce ennemie',
    void: () => 'La prochaine créature peut utiliser deux cases vides',
    gate: (w) => `Chaque pièce détruite ce tour compte ${w.count} fois`,
    extra_draw: () => 'Des cartes en plus à la fin du tour',
    extra_turn: () => 'Un tour supplémentaire suit',
    reshuffled: () => 'Une défausse devient un nouveau deck',
    turn: (w) => `Tour ${w.count}`,
    end_triggered: () => 'La fin approche : dernier tour',
    over: () => 'La partie est finie',
    resigned: (w) => `${w.name} abandonne`,
    agreed: (w) => `${w.name} accepte de finir`,
  },

  why: {
    missing: (w) => (w.count === 1 ? `il manque une pièce : ${w.squares}` : `il manque ${number('fr', w.count)} pièces`),
    higher_piece: (w) => `une pièce supérieure est en ${w.square}`,
    no_stone: () => 'il ne reste pas de pièce',
    no_room: () => 'la formation n’y tient pas',
    colourless: () => 'elle apparaît sur une case vide incolore',
    occupied: () => 'cette case est occupée',
    no_square: () => 'cette case n’existe pas',
    no_action: () => 'il ne reste pas d’action',
    no_origin: () => 'il reste des pièces en réserve, on n’en reprend pas',
    not_in_hand: () => 'cette carte n’est pas dans votre main',
    no_card: () => 'cette carte n’existe pas',
    which: () => 'plusieurs façons sont possibles : choisissez',
    only_place: () => 'après avoir laissé le contrôle, on ne peut que placer',
    discarded: () => 'une seule défausse par tour',
    own_school: () => 'on ne défausse qu’une créature de sa propre école',
    first_game: () => 'pas de défausse dans la première partie',
    flared: () => 'une seule Ruse par tour',
    handed: () => 'le contrôle a déjà été laissé',
    no_flare: () => 'vous n’avez pas de Ruse',
    against: () => 'dites à qui vous vous comparez',
    flare_need: () => 'l’adversaire n’a pas assez d’avance',
    pending: () => 'une créature est déjà révélée ; pas d’autre effet de distorsion avant',
    first_turn: () => 'pas d’effet de distorsion au premier tour',
    no_warp: () => 'cette carte n’a pas d’effet de distorsion',
    actions_left: () => 'il faut d’abord jouer toutes les actions',
    no_task: () => 'cet objectif n’existe pas',
    not_current: () => 'cet objectif n’est pas en jeu',
    not_met: () => 'cet objectif n’est pas rempli',
    no_team: () => 'on ne laisse le contrôle qu’en équipe',
    effect_running: () => 'le pouvoir se résout d’abord',
    not_a_target: () => 'le pouvoir n’agit pas ici',
    other_question: () => 'autre chose est demandé',
    no_effect: () => 'aucun pouvoir n’est en cours',
    unknown: () => 'ce choix n’existe pas',
    empty: () => 'rien n’a été choisi',
    over: () => 'la partie est finie',
    undo: () => 'il n’y a rien à annuler',
    agree_early: () => 'on ne peut convenir de finir qu’au dernier tour',
    agreed: (w) => `${w.name} a déjà accepté`,
    resign_melee: () => 'personne ne peut abandonner dans une mêlée',
    stale: () => 'la partie a continué entre-temps',
    not_your_turn: () => 'ce n’est pas votre tour',
    curtain: () => 'prenez d’abord l’appareil',
    no_curtain: () => 'personne n’attend l’appareil',
    spectator: () => 'vous regardez seulement cette partie',
    no_seat_in_view: () => 'aucune de vos places n’est affichée',
    not_saved: () => 'impossible d’enregistrer ; rien n’a changé, réessayez',
    too_fast: () => 'pas si vite',
    no_hint: () => 'pas de conseil à cette table',
    thinking: () => 'un conseil est en préparation',
    no_table: () => 'cette partie n’existe pas',
    token: () => 'ce navigateur n’a pas pu se présenter',
    form: () => 'ce mode n’existe pas',
    school: () => 'cette école n’existe pas',
    same_school: () => 'chaque place doit avoir sa propre école',
    team_form: () => 'ce mode ne se joue pas en équipe',
    players: () => 'ce mode est pour un autre nombre de joueurs',
    no_person: () => 'au moins une place doit être tenue par une personne',
    seed: () => 'la graine doit être un nombre entier',
    running: () => 'la partie n’est pas finie',
    too_many_tables: () => 'trop de nouvelles parties ; attendez un peu',
    not_found: () => 'il n’y a rien ici',
    no_colour: () => 'cette couleur n’est pas à cette table',
    pending_stays: () => 'une créature révélée ne peut pas être défaussée',
    mid_turn: () => 'pas au milieu d’un tour',
    not_yours: () => 'on ne reprend que ses propres pièces',
    bot_seat: () => 'un bot tient cette place',
    broken_table: () => 'cette partie ne peut plus être ouverte',
    clock: () => 'cette horloge n’est pas possible',
    link: () => 'ce lien ne mène à aucune place ; demandez-en un autre',
    no_seat: () => 'cette place n’existe pas',
    not_your_seat: () => 'cette place est à quelqu’un d’autre',
    own_seat: () => 'les autres en décident',
    present: () => 'quelqu’un est là ; seule une place abandonnée peut aller à un bot',
    seed_friend: () => 'une graine n’est possible que si une seule personne joue',
    outdated: () => 'cet exercice a changé ; il recommence',
    lesson: () => 'cette leçon n’existe pas',
    lesson_over: () => 'cette leçon est terminée',
    puzzle: () => 'ce problème n’existe pas',
    entry: () => 'il n’y a pas d’article à ce sujet',
    example: () => 'cet exemple n’existe pas',
    exercise: () => 'cet exercice n’existe pas',
    no_teacher: () => 'aucun mentor n’est assis à cette table',
    too_long: () => 'ce texte est trop long',
    no_steps: () => 'rien n’a été joué dans cette partie notée',
    step: () => 'ce pas n’existe pas dans cette partie',
    study_friend: () => 'une étude est réservée à ce navigateur et aux bots',
    analysis_busy: () => 'le maître est occupé ; réessayez dans un moment',
    offline: () => 'le serveur ne répond pas',
    garbled: () => 'le serveur n’a pas compris',
  },

  ended: {
    points: (w) => (w.name ? `${w.name} a atteint le score qui finit la partie.` : 'Le score qui finit la partie est atteint.'),
    deck: (w) => (w.name ? `${w.name} a pioché la dernière carte de son deck.` : 'La dernière carte d’un deck est piochée.'),
    resigned: (w) => `${w.name} a abandonné.`,
    time: (w) => (w.name ? `${w.name} n’a plus de temps.` : 'Le temps est écoulé.'),
    agreed: () => 'Tous ont accepté de finir.',
  },
};
