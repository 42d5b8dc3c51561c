// Signs: on a button that plays an option beside the board, and before what has happened.
import type { Option } from '../net/protocol';

const SIGNS: Partial<Record<Option['kind'], string>> = { discard: 'cards', thaw: 'frost', hand_over: 'hand-over' };

export function iconOfOption(option: Option): string {
  return SIGNS[option.kind] ?? option.kind;
}

const EVENTS: Readonly<Record<string, string>> = {
  placed: 'place', summoned: 'summon', destroyed: 'destroy', moved: 'move', leapt: 'leap', swapped: 'swap', upgraded: 'upgrade', downgraded: 'downgrade',
  converted: 'convert', gateway: 'gateway', gateway_lost: 'gateway', under_deck: 'cards', possessed: 'summon', actions: 'action', flare: 'flare', warped: 'warp', frozen: 'frost', thawed: 'frost', slowed: 'action', actions_lost: 'action', stone_lost: 'destroy', copied: 'warp', handed_over: 'hand-over', claimed: 'end-turn', discarded: 'cards', put_back: 'cards', drew: 'cards',
  on_deck: 'cards', taken_back: 'cards', reshuffled: 'cards', picked_up: 'move', taken: 'move', returned: 'leap', points: 'action', improvised: 'summon',
};

export function iconOfEvent(key: string): string {
  return EVENTS[key] ?? 'chevron';
}
