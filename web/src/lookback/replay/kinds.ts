// What a turn is called, and the sign it has in list and graph.
import type { TurnKind } from '../../i18n/lookback/en';

export const KINDS: readonly TurnKind[] = ['brilliant', 'inaccuracy', 'mistake', 'blunder'];
export const SIGNS: Readonly<Record<TurnKind, string>> = { brilliant: '!!', inaccuracy: '?!', mistake: '?', blunder: '??' };
