// Français. Termes du livret : pièce commune, héroïque, légendaire ; créature, formation, Ruse, objectif, tour.
import type { Direction, Part, Rank } from '../net/protocol';
import type { Messages } from './en';
import { GUIDE_WORDS } from './guide';
import { KEY_WORDS } from './keys';
import { SIDE_WORDS } from './sides';
import { fr as learn } from './learn/fr';
import { fr as lookback } from './lookback/fr';
import { fr as story } from './story/fr';
import { fr as tables } from './tables/fr';
import { fr as together } from './together/fr';
import { de, join, number, small } from './words';

const STONE: Record<Rank, string> = { common: 'pièce commune', heroic: 'pièce héroïque', legendary: 'pièce légendaire' };

export const fr: Messages = {
  lookback,
  rank: { common: 'commune', heroic: 'héroïque', legendary: 'légendaire' },
  ranks: { common: 'Commune', heroic: 'Héroïque', legendary: 'Légendaire' },
  and: (parts) => join(parts, 'et'),
  or: (parts) => join(parts, 'ou'),
  afterColon: small,
  direction: { N: 'le nord', NE: 'le nord-est', E: 'l’est', SE: 'le sud-est', S: 'le sud', SW: 'le sud-ouest', W: 'l’ouest', NW: 'le nord-ouest' } satisfies Record<Direction, string>,
  act: {
    take: 'Prendre', copy: 'Copier', copy_piece: 'Refléter', freeze: 'Givrer', keep: 'Garder', gateway: 'Faire Portail', destroy: 'Détruire', convert: 'Convertir', upgrade: 'Promouvoir', downgrade: 'Déclasser', place: 'Placer', move: 'Déplacer', leap: 'Sauter', swap: 'Intervertir',
    direction: 'Viser', choose: 'Choisir', discard: 'Défausser', return: 'Renvoyer', point: 'Point', start: 'Départ', turn: 'Jouer', end: 'Finir le tour',
  } satisfies Record<Part, string>,
  ask: {
    point: 'Choisissez la couleur du point', return: 'Cartes à glisser sous le deck ?', start: 'Choisissez la case de votre première pièce', turn: 'À vous de jouer', end: 'Toutes les actions sont jouées',
  },

  settings: {
    language: 'Langue', theme: 'Thème', night: 'Nuit', noon: 'Midi', system: 'Celui du système', soundOn: 'Activer le son', soundOff: 'Couper le son', volume: 'Volume', menu: 'Menu',
    toggleTheme: 'Nuit ou midi',
  },
  common: { close: 'Fermer', bot: 'bot', botOf: (level) => `bot ${level.toLowerCase()}`, none: 'rien', loading: 'L’arène s’ouvre' },
  errors: { offline: 'Pas de connexion, nouvel essai', noTable: 'Cette partie ne peut pas être ouverte.', noServer: 'Le serveur ne répond pas.', retry: 'Réessayer' },

  card: {
    flare: 'Ruse', pending: 'créature en attente', inPlay: 'en jeu avec son effet de givre', frozen: 'Effet de givre', canThaw: 'peut être dégelée', warp: 'Effet de distorsion', figureOf: (card) => `Formation : ${card}`,
    label: (card, rank, badge) => [card, rank, badge].filter(Boolean).join(', '),
    places: (n) => (n === 1 ? '1 case' : `${n} cases`),
    oneShort: (squares) => `manque : ${squares}`,
    short: (n) => `il manque ${n}`, higher: (square) => `supérieure en ${square}`, noStone: 'réserve vide', noRoom: 'ne tient pas', colourless: 'pas de case incolore',
    heroShort: (square) => `manque : héroïque ${square}`,
    notNow: 'impossible pour l’instant', notYet: 'pas encore', flareReady: 'peut être jouée',
    fewerUpgraded: (n) => `${n} promues de moins`, fewer: (n) => `${n} pièces de moins`,
    have: (have, need) => `${have} sur ${need}`,
  },

  board: {
    label: (stones) => `L’arène, ${stones} pièces. Les flèches se déplacent, Entrée choisit, N va à la prochaine case possible.`,
    red: 'case rouge', green: 'case verte', empty: 'vide', enlarge: 'Agrandir l’arène', whole: 'Montrer toute l’arène',
    content: (rank, school) => `${STONE[rank]}, ${school}`,
    can: 'peut être choisie', summonHere: (card) => `${card} peut être invoquée ici`, isChosen: 'choisie',
  },

  top: {
    to: (points) => `en ${points} points`, list: 'Tous les choix en liste', lit: 'Choisissez une des cases éclairées', squareFor: (card) => `Une case pour : ${card}`, lacks: (card, what) => `${card} : il manque ${what}`, stoneOn: (rank, square) => `une ${STONE[rank]} en ${square}`,
    filling: (i, n) => `${i} sur ${n}`, nextFilling: 'Autre possibilité', wait: (name) => `${name} joue`, startOf: (name) => `Où va la première pièce ${de(name)} ?`, over: 'La partie est finie',
  },

  turn: {
    title: 'Tour', actions: (n) => (n === 0 ? 'Aucune action restante' : n === 1 ? 'Encore une action' : `Encore ${number(n)} actions`),
    short: (n) => (n === 0 ? 'aucune action' : n === 1 ? '1 action' : `${n} actions`), shortRunning: 'effet en cours',
    running: 'Dernière action en cours', runningWarp: 'Effet de distorsion en cours', runningFrozen: 'Effet de givre en cours', runningFlare: 'Ruse en cours', undo: 'Annuler', end: 'Finir le tour', handOver: 'Laisser le contrôle', summon: (square) => `Invoquer en ${square}`, place: (square) => `Placer en ${square}`,
    discard: 'Défausser', warp: 'Distorsion', thaw: 'Dégeler', flare: 'Jouer la Ruse', flareAgainst: (name) => `Ruse contre ${name}`, against: 'Ruse contre', destroyed: 'ennemies détruites', summoned: 'invoquées', pick: { card: 'Touchez une case ou une carte', square: 'Touchez une case', button: 'Touchez un bouton' }, possessed: (name) => `Prochaine créature : seulement les pièces ${de(name)}`, loan: 'Prochaine créature : une pièce ennemie peut compter comme vôtre',
    handedOver: 'Votre partenaire continue', hint: 'Conseil', thinking: 'Réflexion', waits: (n) => `En attente, place ${n}`, goodTurn: 'Un bon tour',
  },

  strip: {
    frozen: (text) => `Effet de givre : ${small(text)}`,
    on: (square) => `en ${square}`, step: (i, n) => `étape ${i} sur ${n}`, skip: 'Passer', skipRest: 'Passer la suite', done: 'Terminer', back: 'Choisir à nouveau',
    variant: 'Laquelle ?', warp: (card, text) => (card ? `Effet de distorsion (${card}) : ${small(text)}` : `Effet de distorsion : ${small(text)}`), from: 'Quelle pièce devient la créature ?', goes: (square) => `Quelle pièce va en ${square} ?`,
  },

  end: {
    more: (n) => `+${n} autres`,
    yourTurn: 'Votre tour', claim: 'Revendiquer un objectif', before: 'Fin du tour', claimEnd: 'Revendiquer et finir', endWithout: 'Finir sans objectif', endTurn: 'Finir le tour', nothing: 'Rien ne s’est passé.',
    score: 'Score', met: 'rempli', ofTarget: (n) => `sur ${n}`,
    flarePossible: 'Votre Ruse peut être jouée maintenant', noFlare: (why) => `Pas de Ruse : ${why}`, draws: (n) => (n === 1 ? 'Vous piocherez une carte' : `Vous piocherez ${number(n)} cartes`), final: 'Ensuite, rien ne peut être annulé',
    missing: (n) => `il en manque ${n}`,
  },

  tasks: {
    title: 'Objectifs', hint: 'un par tour, à la fin', next: 'Prochain', met: 'rempli', would: (what) => `${what} suffirait`, with: (square) => `avec ${square}`, points: (n) => (n === 1 ? '1 point' : `${n} points`),
    progress: (have, need) => `${have} sur ${need}`,
  },

  log: { title: 'Journal', turn: (n, who) => `Tour ${n}, ${who}`, setup: 'Mise en place', empty: 'Rien encore.', you: 'vous', yourTeam: 'votre équipe', says: (who, what) => `${who} : ${what}` },

  seat: {
    stones: (n) => `Pièces communes ou héroïques en réserve : ${n}`, legends: (n) => `Pièces légendaires en réserve : ${n}`, hand: (n) => (n === 1 ? '1 carte en main' : `${n} cartes en main`), noCards: 'Aucune carte en main.', held: (school, legends, flares) => `Cartes en main (École, légendes, Ruses) : ${school}, ${legends}, ${flares}`, deck: 'deck', deckLeft: (n) => (n === 1 ? '1 carte dans le deck' : `${n} cartes dans le deck`),
    points: (n) => (n === 1 ? '1 point' : `${n} points`), cards: (n) => (n === 1 ? '1 carte' : `${n} cartes`), frozen: 'En jeu', slowed: 'Une action de moins au prochain tour', removed: (n) => (n === 1 ? '1 pièce hors de la partie' : `${n} pièces hors de la partie`), pending: 'En attente', merchant: 'Sur le Marchand de Temps', improvised: 'a improvisé', canImprovise: 'peut encore improviser', toMove: 'à son tour', team: 'Équipe',
  },

  piles: {
    title: 'Défausses', legends: 'Légendes', flares: 'Ruses', empty: 'Aucune carte', open: 'Défausses et decks', left: (n) => `${n} dans le deck`,
  },

  replay: { again: 'Revoir les derniers tours', skip: 'Passer' },

  choices: { title: 'Tous les choix', hint: 'Tout ce que vous pouvez faire, en mots.', none: 'Rien à choisir pour le moment.', places: 'Placer une pièce', summons: 'Invoquer', discards: 'Défausser une carte', other: 'Autres', targets: 'Pouvoir' },

  option: {
    place: (square) => `Placer une pièce en ${square}`, from: (square) => `, avec la pièce de ${square}`, summon: (card, square) => `Invoquer ${card} en ${square}`, with: (squares) => ` avec ${squares}`,
    discard: (card) => `Défausser ${card}`, return: (card) => `Renvoyer ${card} sous son deck`, flare: 'Jouer la Ruse', flareOf: (name) => `Jouer la Ruse contre ${name}`, thaw: (card) => `Dégeler : ${card}`, keep: (card) => `Garder ${card} en jeu`, warp: (card) => `Effet de distorsion : ${card}`, handOver: 'Laisser le contrôle au partenaire',
    claim: (task) => `Revendiquer ${task} et finir le tour`, end: 'Finir le tour', point: (name) => `Point dans la couleur ${de(name)}`, start: (square) => `Départ en ${square}`, startOf: (name, square) => `Départ en ${square} : ${name}`,
    target: (act, square) => `${act} ${square}`, move: (from, to) => `Déplacer ${from} vers ${to}`, leap: (from, to) => `Sauter de ${from} à ${to}`, swap: (a, b) => `Intervertir ${a} et ${b}`, direction: (to) => `Viser ${to}`, decline: 'Passer',
    words: { 'downgrade Everfrost Sentinel': 'La déclasser : les autres perdent une action', action: 'Gagner une action', near: 'Les ennemies adjacentes non légendaires', far: 'Les communes ennemies jusqu’à distance 2', downgrade: 'La déclasser et placer une pièce', upgrade: 'Promouvoir l’Iris', return: 'Reprendre la créature en attente', discard: 'Défausser la créature en attente' },
    copy: (card) => `Copier ${card}`,
  },

  curtain: { title: (name) => `Passez l’appareil à ${name}`, hint: 'Les mains restent cachées jusqu’à ce que vous soyez prêt.', ready: (name) => `Je suis ${name}`, turn: (n) => `Tour ${n}` },

  result: {
    won: (names) => `${names} gagne`, wonMany: (names) => `${names} gagnent`, youWon: 'Vous avez gagné', growth: 'L’évolution des scores', hands: 'Les mains de chacun', final: 'Score final', rematch: 'Revanche', record: 'Télécharger la partie', lobby: 'Vers l’accueil', board: 'Revoir l’arène', back: 'Retour au résultat',
    ended: 'Fin de la partie',
    winner: 'vainqueur',
  },

  menu: { title: 'Partie', lobby: 'Vers l’accueil', resign: 'Abandonner', resignSure: 'Vraiment abandonner ?', noResign: 'Dans une mêlée, personne n’abandonne ; au dernier tour de table, tous peuvent convenir de finir.', agree: 'Accepter de finir', withdraw: 'Ne plus accepter', sound: 'Son' },

  learn,

  keys: KEY_WORDS.fr,

  sides: SIDE_WORDS.fr,

  guide: GUIDE_WORDS.fr,

  lobby: {
    title: 'Tash-Kalar', line: 'L’arène des légendes', intro: 'Placez des pièces, composez des formations, invoquez des créatures.', newGame: 'Nouvelle partie', form: 'Mode', team: 'Deux équipes de deux', seats: 'Places, dans l’ordre du tour', seat: (n) => `Place ${n}`, kind: 'Qui', me: 'Moi', bot: 'Bot', screen: 'À cet écran', friend: 'Un ami', school: 'École', random: 'Au hasard', who: 'Nom', level: 'Niveau', seed: 'Graine', seedHint: 'Même graine, mêmes cartes. Vide : au hasard.', assist: 'Aide pendant le jeu', start: 'Dans l’arène', players: 'Joueurs', more: 'Autres réglages',
    pace: 'Les bots réfléchissent', paces: { quick: 'Peu de temps', usual: 'Comme d’habitude', long: 'Trois fois plus longtemps', longest: 'Dix fois plus longtemps' },
    assists: { full: 'Complète : cases, formations et ce qui manque', matches: 'Les cases seulement', none: 'Aucune' },
    formText: { first: 'Première partie : Écoles impériales, objectifs simples, en 6 points.', high: 'Objectifs et légendes donnent des points, en 9 points.', duel: 'Détruire et invoquer des légendes, en 18 points.', melee: 'À trois ou quatre, chacun contre tous.' },
    myGames: 'Mes parties', noGames: 'Pas encore de partie. L’arène attend.', resume: 'Continuer', look: 'Revoir', yourMove: 'À vous de jouer', waiting: (name) => `À ${name} de jouer`, over: 'Finie', won: (names) => `gagnée par ${names}`, turn: (n) => `tour ${n}`, sameSchool: 'Chaque École ne peut être choisie qu’une fois.', botName: (n) => `Bot ${n}`, meName: 'Moi', screenName: (n) => `Joueur ${n}`,
  },

  story,
  tables,
  together,

  why: { offline: 'le serveur ne répond pas', garbled: 'le serveur n’a pas compris' },
};
