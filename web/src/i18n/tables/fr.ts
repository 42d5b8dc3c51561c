// À la table : des parties que l’on trouve et que l’on regarde.
import type { Tables } from './en';

export const fr: Tables = {
  watchTitle: 'Parties à regarder', watch: 'Regarder', points: (list) => `Points : ${list}`,
  listed: 'Tout le monde peut regarder', listedHint: 'La partie figure dans la liste de ce serveur. Les mains restent cachées.',
  begins: 'Qui commence', begin: { first: 'La première place', random: 'Le hasard décide' },
  open: 'Places sans École', byChance: 'En reçoivent une au hasard', inTurn: 'En choisissent une à tour de rôle', atTable: 'À la table',
  pool: 'Écoles possibles', poolFew: (need) => `Cochez au moins ${need} Écoles pour les places qui n’en ont pas.`,
  stones: 'L’équipe joue avec ces pièces',
  draft: {
    title: 'Choix des Écoles', yours: 'Choisissez une École', yoursAs: (name) => `${name}, choisissez une École`, of: (name) => `${name} choisit une École`,
    none: 'n’a pas encore choisi', now: 'est en train de choisir', hint: 'La partie commence quand tout le monde a choisi. Chaque École ne joue qu’une fois.', stones: 'Pièces de votre équipe', invite: 'Invitations', late: 'Quelqu’un ne vient pas ?',
  },
  shell: { newer: 'Une nouvelle version est là. Les parties continuent où elles en sont.', renew: 'L’utiliser', away: 'Le serveur est injoignable', awayHint: 'Vos parties y sont en sûreté. L’arène s’ouvrira dès qu’il répondra.' },
  site: {
    loading: 'Préparation du jeu', broken: 'Le jeu n’a pas pu démarrer dans ce navigateur.', taken: 'La partie continue dans un autre onglet.',
    full: 'Ce navigateur ne permet pas de conserver la partie : il n’y a plus de place, ou c’est interdit. Le jeu s’arrête jusque-là.',
    games: 'Parties de ce navigateur', gamesHint: 'Elles restent ici, même sans réseau, jusqu’à ce que les données de cette page soient effacées. Un fichier les conserve pour un autre navigateur ou pour un serveur.',
    keep: 'Sauvegarder les parties', bring: 'Reprendre d’un fichier', brought: (games, studies) => {
      const all = [...(games > 0 ? [games === 1 ? '1 partie' : `${games} parties`] : []), ...(studies > 0 ? [studies === 1 ? '1 étude' : `${studies} études`] : [])];
      return all.length === 0 ? 'Rien de ce fichier n’est nouveau ici.' : `Nouveau ici : ${all.join(' et ')}.`;
    }, noGames: 'Cela n’a pas marché : ce fichier ne contient pas de parties.',
    friend: 'Pour jouer avec un ami devant un autre écran, il faut un serveur que vous atteignez tous deux. Devant cet écran, vous pouvez jouer ensemble ici : choisissez « À cet écran ».', address: 'L’adresse d’un serveur, si vous en connaissez un', goThere: 'Y aller', noAddress: 'Une adresse ressemble à arena.example.org.',
    alongHint: 'Une partie contre des bots peut être emportée : « Emporter la partie » dans son menu enregistre sa notation, qui continue là-bas sous « Parties notées ».', along: 'Emporter la partie',
  },
  takeBack: 'Annulation', takeBacks: { turn: 'Pendant son propre tour', agreement: 'Aussi un tour fini, si tous sont d’accord', never: 'Jamais' },
  back: {
    ask: 'Demander à reprendre mon dernier tour', alone: 'Reprendre mon dernier tour', asks: (name) => `${name} demande à reprendre son dernier tour`, mine: (names) => `Vous demandez à reprendre votre tour. On attend ${names}`,
    told: (name, turn) => `${name === null ? 'Vous avez' : `${name} a`} repris le tour ${turn} et tout ce qui a suivi : tous étaient d’accord.`,
    allow: 'Permettre', refuse: 'Refuser', withdraw: 'Tant pis', hint: 'Tout ce qui a suivi est effacé, et les cartes cachées sont mélangées de nouveau.',
  },
  isListed: 'La partie figure dans la liste de ce serveur : tout le monde peut la trouver.',
};
