// The turns of the others as they are told.
export const en = {
  title: 'What the others did', turns: 'Turns of this round', plays: (name: string) => `${name} plays`, turn: (n: number) => `turn ${n}`, start: 'set-up',
  controls: 'Story', pause: 'Pause', play: 'Continue', on: 'One step forward', back: 'One step back', speed: (speed: string) => `Speed ${speed}`, skipTurn: 'Skip this turn',
  keys: 'Space pauses, arrow keys step, S skips the turn, Escape skips all',
  setting: 'Show other players’ turns',
  waiting: (n: number) => (n === 1 ? 'one more turn' : `${n} more turns`),
  tellAgain: (what: string) => `Replay: ${what}`,
  lastSchool: 'That was the last card of this deck', lastLegend: 'That was the last legend', lastFlare: 'That was the last flare',
  thinking: (name: string) => `${name} is thinking`, seconds: (n: number) => `${n} s`,
  waits: (name: string) => `${name} is waiting`, place: (n: number) => `place ${n}`, othersFirst: 'other bots think first',
  placed: (n: number) => (n === 1 ? 'a stone placed' : `${n} stones placed`), nothing: 'nothing played',
  discarded: 'a card discarded',
};
