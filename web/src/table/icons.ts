// The sign on a button that plays an option beside the board.
import type { Option } from '../net/protocol';

const SIGNS: Partial<Record<Option['kind'], string>> = { discard: 'cards', thaw: 'frost', hand_over: 'hand-over' };

export function iconOfOption(option: Option): string {
  return SIGNS[option.kind] ?? option.kind;
}
