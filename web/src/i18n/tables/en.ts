// At the table: games to be found and watched.
export const en = {
  watchTitle: 'Games to watch', watch: 'Watch', points: (list: string) => `Points: ${list}`,
  listed: 'Everybody may watch', listedHint: 'The game stands in the list of this server. Hands stay hidden.',
  isListed: 'The game stands in the list of this server: everybody can find it.',
};

export type Tables = typeof en;
