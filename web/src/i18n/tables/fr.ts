// À la table : des parties que l’on trouve et que l’on regarde.
import type { Tables } from './en';

export const fr: Tables = {
  watchTitle: 'Parties à regarder', watch: 'Regarder', points: (list) => `Points : ${list}`,
  listed: 'Tout le monde peut regarder', listedHint: 'La partie figure dans la liste de ce serveur. Les mains restent cachées.',
  isListed: 'La partie figure dans la liste de ce serveur : tout le monde peut la trouver.',
};
