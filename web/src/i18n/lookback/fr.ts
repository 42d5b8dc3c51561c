// Le retour sur les parties, en français.
import type { Lookback, Trouble } from './en';

export const fr: Lookback = {
  replay: 'Relecture', open: 'Revoir la partie', notThere: 'Cette partie ne peut pas être revue.',
  records: 'Parties notées', statistics: 'Statistiques', editor: 'Composer une position', more: 'Autour du jeu',

  eyes: 'Par les yeux de', allEyes: 'Toutes les mains visibles', spectator: 'Spectateurs', eyesOf: (name) => `Par les yeux de ${name}`,
  first: 'Au début', last: 'À la fin', stepBack: 'Un pas en arrière', stepOn: 'Un pas en avant', turnBack: 'Un tour en arrière', turnOn: 'Un tour en avant', play: 'Lecture', pause: 'Pause', speed: 'Vitesse',
  speeds: { slow: 'Lente', normal: 'Normale', fast: 'Rapide' },
  position: 'Position', at: (step, of) => `Pas ${step} sur ${of}`, atTurn: (turn, name) => `Tour ${turn}, ${name}`, start: 'Avant le premier coup', end: 'La fin',
  moves: 'Coups', hands: 'Mains', analysis: 'Analyse', hidden: (n) => (n === 1 ? '1 carte face cachée' : `${n} cartes face cachée`), noCards: 'aucune carte',
  share: 'Partager cette position', copied: 'Le texte est copié.', link: 'Lien vers cette position', download: 'Télécharger la partie',
  keys: 'Les flèches avancent pas à pas, Page précédente et Page suivante tour par tour, Début et Fin mènent aux deux bouts, la barre d’espace lance la lecture.',
  unnamed: 'Partie envoyée',

  analyse: 'Analyser la partie', analyseHint: 'Le maître regarde chaque tour : l’état des chances et ce qui aurait été meilleur.', goOn: 'Poursuivre l’analyse', analysing: (done, of) => `Analyse du tour ${done} sur ${of}`,
  chances: 'Chances', graph: 'Les chances au fil de la partie',
  swings: 'Les plus grands revirements', noSwings: 'Aucun tour n’a beaucoup changé les chances.', fell: (name, percent) => `${name} perd ${percent}`, rose: (name, percent) => `${name} gagne ${percent}`, turnNumber: (turn) => `Tour ${turn}`,
  better: (percent) => `Meilleur de ${percent} :`, noBetter: 'Rien de meilleur n’a été trouvé.', goodTurns: 'Les tours les plus forts', look: 'Quels sont ici les tours les plus forts ?', looking: 'Le maître réfléchit', nothing: 'Il n’y a rien à chercher ici.',
  asSeen: 'Vu par celui qui joue, sans connaître les cartes cachées.', showTurn: 'Montrer', backToGame: 'Retour à la partie', shown: 'Un tour qui n’a pas été joué',
  percent: (value) => `${Math.round(value * 100)} %`,
  changed: {
    points: (n) => `${n > 0 ? '+' : '−'}${Math.abs(n)} ${Math.abs(n) === 1 ? 'point' : 'points'}`,
    destroyed: (n) => (n === 1 ? 'détruit 1 pièce' : `détruit ${n} pièces`),
    pieces: (n) => `${n > 0 ? '+' : '−'}${Math.abs(n)} ${Math.abs(n) === 1 ? 'pièce' : 'pièces'}`,
    claimed: (tasks) => `revendique ${tasks}`,
  },

  playOn: 'Continuer à partir d’ici', playOnHint: 'Une table à vous commence à cette position. Toutes les cartes sont là où elles étaient dans cette partie ; rien n’est mélangé de nouveau.', playOnSetUp: 'Une table à vous commence à cette position. Les decks que vous n’avez pas composés sont dans un ordre aléatoire fixe.',
  who: (school) => `Qui joue ${school}`, me: 'Moi', bot: 'Bot', screen: 'À cet écran', level: 'Niveau', begin: 'Entrer dans l’arène', onePerson: 'Au moins une place doit être jouée par une personne.', study: 'Étude', toReplay: 'Retour à la relecture', toEditor: 'Retour à la position',

  send: 'Envoyer une partie notée', sendHint: 'Une partie notée est un fichier texte qui finit par .game. Elle est gardée sous une adresse à elle, et quiconque a l’adresse peut la revoir.', file: 'Choisir un fichier', paste: 'Ou coller son texte', name: 'Un nom, si vous voulez', sendIt: 'Envoyer et revoir', sending: 'Lecture de la partie', myRecords: 'Mes parties notées', noRecords: 'Aucune pour l’instant.', remove: 'Retirer', removeSure: 'Vraiment retirer ?', tooBig: (kib) => `Une partie notée peut avoir ${kib} Kio ; ce fichier est plus grand.`, unreadable: 'Ce fichier n’est pas un texte.', form: 'Mode', turns: (n) => (n === 1 ? '1 tour' : `${n} tours`), unfinished: 'inachevée',
  line: (n) => `Ligne ${n}`,
  trouble: {
    title: () => 'ce n’est pas une partie notée de Tash-Kalar ; elle commence par « Tash-Kalar record 1 »',
    rules: () => 'cette partie suit une autre version des règles',
    key: (p: Trouble) => `la clé « ${p.word} » est inconnue`,
    value: (p: Trouble) => `ce n’est pas une valeur pour « ${p.word} »`,
    twice: (p: Trouble) => `« ${p.word} » est là pour la deuxième fois`,
    no_colon: () => 'ce n’est ni « clé: valeur » ni un tour',
    incomplete: (p: Trouble) => `la donne finit ici, mais il manque : ${p.words.join(', ')}`,
    turn: () => 'le numéro du tour est faux',
    to_move: () => 'ce n’est pas à cette école de jouer',
    reshuffle: () => 'aucun deck n’a été mélangé ici',
    card: (p: Trouble) => `la carte « ${p.card} » n’existe pas`,
    task: (p: Trouble) => `l’objectif « ${p.task} » n’existe pas`,
    square: (p: Trouble) => `« ${p.square} » n’est pas une case avec une marque de rang`,
    schools: () => 'il manque les écoles : une liste dans l’ordre du tour',
    school: (p: Trouble) => `l’école « ${p.school} » n’existe pas`,
    form: () => 'ce mode n’existe pas : first, high, duel, melee',
    players: () => 'ce mode se joue avec un autre nombre de joueurs',
    same_school: () => 'chaque place a besoin d’une école à elle',
    team_form: () => 'ce mode ne se joue pas en équipes',
    no_seat: (p: Trouble) => `${p.school} ne joue pas ici`,
    no_colour: (p: Trouble) => `${p.colour} ne joue pas ici`,
    two_pieces: (p: Trouble) => `deux pièces se trouvent sur ${p.square}`,
    stones: (p: Trouble) => `${p.colour} n’a que ${p.limit} pièces communes et héroïques`,
    legendary_stones: (p: Trouble) => (p.limit === 0 ? 'ce mode n’a pas de pièces légendaires' : `${p.colour} n’a que ${p.limit} pièces légendaires`),
    card_twice: (p: Trouble) => `${p.card} est à deux endroits`,
    task_twice: (p: Trouble) => `${p.task} est à deux endroits`,
    wrong_school: (p: Trouble) => `${p.card} n’est pas une carte de ${p.school}`,
    wrong_deck: (p: Trouble) => `${p.card} n’appartient pas à ce deck`,
    pending: () => 'seule une créature des Tisseurs d’Éther avec un effet de distorsion peut être en attente',
    merchant: () => 'une pièce se trouve sur le Marchand de Temps, mais les Tisseurs d’Éther ne jouent pas',
    rank: () => 'ce rang n’existe pas : common, heroic, legendary',
    actions: () => 'ce n’est pas un nombre d’actions',
    scores: () => 'ce n’est pas un score de ce mode',
    remaining: () => 'il ne peut pas rester autant de tours',
  },

  edit: {
    title: 'Composer une position', erase: 'Retirer', brush: 'Ce que pose un clic', clear: 'Vider l’arène', hand: (name) => `Main : ${name}`, add: 'Ajouter une carte', remove: (card) => `Retirer ${card}`, tasks: 'Objectifs', task: (n) => `Objectif ${n}`, next: 'Prochain objectif', claimed: (name) => `Revendiqués : ${name}`, scores: 'Scores', score: (name) => `Score : ${name}`, scoreOf: (name, other) => `Points de ${name} contre ${other}`, turn: 'Tour', toMove: 'À jouer', actions: 'Actions restantes', number: 'Numéro du tour', last: 'Dernier tour', notLast: 'la fin n’est pas déclenchée', lastOf: (name) => `fin après le tour de ${name}`, firstTurn: (name) => `Premier tour : ${name}`, pending: 'Créature en attente', merchant: 'Sur le Marchand de Temps', nothing: 'rien', improvised: (name, other) => `${name} a improvisé avec ${other}`, text: 'En texte', textHint: 'Les clés de la donne d’une partie notée. Ce qui manque est comme dans un scénario : les decks contiennent le reste, dans un ordre aléatoire fixe.', apply: 'Lire le texte', copyText: 'Copier le texte', whole: 'Écrire en entier', can: 'Ce qui peut être invoqué', canNot: 'Rien en main ne peut être invoqué.', places: (card, squares) => `${card} : ${squares}`, analyse: 'Analyser', play: 'Jouer', fine: 'Cette position peut être jouée.', form: 'Mode', seat: (n) => `Place ${n}`, team: 'Deux équipes de deux', setUp: 'Mise en place', random: 'au hasard', players: 'Joueurs', keys: 'Les flèches parcourent l’arène, Entrée pose ou retire une pièce.',
  },

  stats: {
    title: 'Statistiques', hint: 'Comptées sur ce serveur à partir des parties finies de ce navigateur. Rien n’en sort ; les parties supprimées ne comptent plus.', none: 'Pas encore de partie finie.', won: 'Gagnées', lost: 'Perdues', shared: 'Partagées', rate: 'Gagnées', byForm: 'Par mode', bySchool: 'Par école', byOpponent: 'Contre', people: 'Des personnes', streak: 'Série', longest: 'Plus longue', inARow: { won: (n) => `${n} gagnées de suite`, lost: (n) => `${n} perdues de suite`, shared: (n) => `${n} partagées de suite` }, lastGames: 'Les dernières parties', screen: (n) => (n === 1 ? '1 partie a été jouée à plusieurs à cet écran et n’est pas comptée.' : `${n} parties ont été jouées à plusieurs à cet écran et ne sont pas comptées.`), team: (form) => `${form}, équipes`, total: 'Parties',
  },
};
