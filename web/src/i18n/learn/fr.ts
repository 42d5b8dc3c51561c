// Apprendre le jeu : cours, entraînement, problèmes, encyclopédie.
import type { LearnWords } from './en';

export const fr: LearnWords = {
  title: 'Apprendre le jeu', leave: 'Quitter',
  lobby: 'Vous débutez ? Quelques minutes de leçons, puis une première partie contre le mentor.',

  course: {
    title: 'Cours', headline: 'Apprendre en jouant', intro: 'De courtes leçons sur le vrai plateau : placer des pièces, voir les formations, invoquer des créatures. Arrêtez quand vous voulez : vous reprendrez où vous en étiez.',
    begin: 'Commencer', goOn: (lesson) => `Continuer : ${lesson}`, done: (n, all) => `${n} leçons sur ${all} terminées`, isDone: 'terminée', begun: 'en cours', teacher: 'Mentor', takeBack: 'Reprendre ce tour', back: 'Retour au cours',
  },

  people: { you: 'Vous', partner: 'Votre partenaire', opponent: 'Adversaire' },

  coach: {
    label: 'Que faire', step: (i, n) => `Étape ${i} sur ${n}`, right: 'Exact !', solved: 'Résolu !', shown: 'Voilà la solution', missed: 'Pas cette fois', lessonDone: 'Leçon terminée',
    next: 'Suite', show: 'Montrez-moi', hint: 'Conseil', doIt: 'Jouer ce coup', reset: 'Recommencer', solution: 'Jouer la solution', play: 'Jouer l’exemple',
    astray: (n) => (n === 1 ? 'D’ici, on n’y arrive plus. Annulez votre dernier choix.' : `D’ici, on n’y arrive plus. Annulez vos ${n} derniers choix.`),
    takeBack: (n) => (n === 1 ? 'Annuler ce choix' : `Annuler ${n} choix`),
    hintMore: ['Quelle carte ?', 'Où ?', 'Montrer le choix'], reached: 'La part du but atteinte',
    help: 'Les cartes disent ce qui manque', rules: 'Les règles de cette leçon',
    nextLesson: (lesson) => `Suite : ${lesson}`, allLessons: 'Toutes les leçons',
  },

  trainer: {
    title: 'Entraîneur', board: 'L’arène. Choisissez des cases ; les flèches déplacent, Entrée choisit, C compare.',
    level: 'Niveau', streak: (n) => `${n} sur 3 d’affilée avant le niveau suivant`, score: (right, all) => `${right} sur ${all}`,
    start: 'Contre la montre', startHint: (minutes) => `Le plus possible en ${minutes} minutes`, startAgain: 'Encore une fois', stop: 'Sans chronomètre', timeUp: 'Le temps est écoulé',
    result: (right, all) => `${right} bonnes réponses sur ${all}.`, best: (n) => `Votre meilleure série : ${n}`,
    asks: { label: 'Question', all: 'sur tout', weak: 'points faibles', threats: 'menaces' }, school: 'École', anySchool: 'toutes',
    known: { title: (n) => (n === 1 ? '1 formation vue' : `${n} formations vues`), seen: (right, all) => `${right} sur ${all}`, practise: 'S’entraîner à cette formation' },
    tap: 'Touchez chaque case où elle peut apparaître.', check: 'Vérifier', checkNone: 'Nulle part', next: 'Question suivante', nowhere: 'Elle ne peut être invoquée nulle part ici.', rightSquare: 'juste',
    another: (i, n) => `Montrer la suivante (${i} sur ${n})`, way: (place, card, square) => `Placez une pièce en ${place}, puis invoquez en ${square} : ${card}.`,
    ready: (card, square) => `${card} en ${square} : la formation est déjà complète.`,
  },

  figure: {
    title: 'Dessiner une formation', headline: 'Votre propre formation', intro: 'Pour les créatures que vous inventez : dessinez une formation, voyez combien de fois elle se présenterait en partie, et copiez-la pour votre carte. Une seule orientation suffit, les autres en découlent.',
    link: 'Dessiner votre propre formation', fromCard: 'Modifier cette formation', grid: 'Le dessin. Les flèches déplacent, Entrée dessine.', cell: (row, column, what) => `Ligne ${row}, colonne ${column} : ${what}`,
    brush: 'Ce que dessine un clic', erase: 'effacer',
    letters: { o: 'pièce à vous', O: 'pièce promue à vous', '@': 'case d’invocation', '#': 'case d’invocation avec une pièce à vous', '%': 'case d’invocation avec une pièce promue à vous', '*': 'case marquée', x: 'case marquée intérieure', '~': 'image en miroir d’une case marquée', '→': 'direction ; dessinez-la encore pour la tourner', '.': 'sans importance' },
    rank: 'Rang de la créature', turn: 'Tourner', mirror: 'Inverser', clear: 'Vider',
    lack: { empty: 'Dessinez des pièces et une case d’invocation.', summon: 'Il manque une case d’invocation.', pieces: 'Il manque au moins une pièce.' },
    share: (positions) => `de ${positions} positions tirées de parties de bots : elle pourrait y être invoquée.`, places: (n) => `Alors sur ${n} cases en moyenne.`,
    rarer: (n, all) => `Sur les ${all} créatures de ce rang, ${n} se présentent moins souvent.`, near: 'À peu près aussi souvent', alike: 'A exactement cette formation', examples: 'Où elle se trouvait', example: (square, cells) => `Invoquée en ${square} avec ${cells}`, whose: (school) => `Au tour de : ${school}.`,
    code: 'Pour la carte',
  },

  puzzles: {
    title: 'Problèmes', headline: 'Un tour, un but', daily: 'Problème du jour', number: (n) => `Problème ${n}`, grade: (name) => `Difficulté : ${name}`, ways: (n) => `${n} solutions`,
    motifs: { task: 'Revendiquer un objectif', score: 'Marquer des points', legend: 'Détruire une légende', defence: 'Défense', two_turns: 'Deux tours', flare: 'Ruse', warp: 'Warp', thaw: 'Dégel' },
    kind: 'Thème', anything: 'Tous', school: 'École', card: 'Carte en main',
    found: (n) => (n === 1 ? '1 problème' : `${n} problèmes`), more: (n) => `${n} de plus`, solvedBy: (n, all) => `résolu par ${n} sur ${all}`,
    rating: 'Votre cote', unsure: (n) => `encore ±${2 * n}`, unrated: 'Le premier essai de chaque problème est coté.', rated: (n, by) => `Votre cote : ${n} (${by < 0 ? '−' : '+'}${Math.abs(by)})`, notRated: 'Seul le premier essai est coté.',
    streak: (n) => (n === 1 ? '1 résolu d’affilée' : `${n} résolus d’affilée`), longest: (n) => `au plus ${n}`, fitting: 'Un à ma mesure', noneSuch: 'Il n’y en a pas de tel.',
    run: {
      title: 'Contre la montre', about: (minutes, misses) => `Autant de problèmes que possible en ${minutes} minutes, chacun un peu plus difficile que le précédent. Après ${misses} manqués, c’est fini. Personne n’aide, et rien n’est coté.`,
      start: 'Commencer', again: 'Encore une fois', next: 'Suite', best: (n) => `Votre meilleure course : ${n}`, result: (n) => (n === 1 ? '1 problème résolu.' : `${n} problèmes résolus.`), solved: (n) => (n === 1 ? '1 résolu' : `${n} résolus`), missed: (n, most) => `${n} manqués sur ${most}`,
    },
    own: { title: 'De vos propres parties', turns: (n) => (n === 1 ? '1 tour à mieux jouer' : `${n} tours à mieux jouer`), unknown: 'Trouvez vos pires tours' },
    onlyOpen: 'Seulement les non résolus', solvedOf: (n, all) => `${n} sur ${all} résolus`, isSolved: 'résolu', isShown: 'solution vue',
    none: 'Il n’y a pas encore de problèmes sur ce serveur.', noneLeft: 'Plus rien ici : tous sont résolus.', next: 'Problème suivant', all: 'Tous les problèmes',
  },

  cards: {
    title: 'Cartes et règles', headline: 'Chaque règle, chaque créature', all: 'Toutes les cartes et toutes les règles', search: 'Chercher cartes, effets, règles', shelf: 'Deck',
    found: (n) => (n === 0 ? 'Aucun résultat.' : n === 1 ? '1 article' : `${n} articles`),
    shelves: { rules: 'Règles', imperial: 'Empire', legends: 'Légendes', flares: 'Ruses', tasks: 'Objectifs', terms: 'Termes de règles' },
    kinds: { being: 'Créature', legend: 'Légende', flare: 'Ruse', task: 'Objectif', term: 'Terme de règles', rule: 'Règle' }, task: 'Objectif',
    figure: 'Formation', turned: (n) => `Orientation ${n}`, orientations: (n) => (n === 1 ? 'Elle est la même de tous les côtés.' : `${n} orientations, pivotées et inversées.`),
    rulings: 'Précisions', examples: 'Exemples', exampleBoard: 'L’exemple dans l’arène', play: 'Jouer', again: 'Encore', tryIt: 'À vous d’essayer',
    see: 'Voir aussi', lessons: 'Leçons à ce sujet',
    inGame: 'Dans cette partie', notInGame: 'Pas encore jouée.', about: (name) => `À propos : ${name}`,
  },
};
