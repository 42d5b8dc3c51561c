// Am Tisch: Spiele, die man findet und bei denen man zuschaut.
import type { Tables } from './en';

export const de: Tables = {
  watchTitle: 'Spiele zum Zuschauen', watch: 'Zuschauen', points: (list) => `Punkte: ${list}`,
  listed: 'Alle dürfen zuschauen', listedHint: 'Das Spiel steht in der Liste dieses Servers. Handkarten bleiben verdeckt.',
  isListed: 'Das Spiel steht in der Liste dieses Servers: Alle können es finden.',
};
