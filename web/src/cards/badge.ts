// The badge under a card: how many places, or what is missing.
import type { FlareState, Option, Prospect, Sentence } from '../net/protocol';
import { t } from '../i18n/i18n.svelte';

export interface Badge {
  icon: string;
  tone: 'yes' | 'near' | '';
  text: string;
}

export function badgeOf(prospect: Prospect | undefined): Badge | null {
  if (!prospect) return null;
  if (prospect.count > 0) return { icon: 'summon', tone: 'yes', text: t().card.places(prospect.count) };
  const missing = prospect.nearest?.map((near) => near.missing) ?? [];
  if (missing.length > 0 && missing.every((cells) => cells.length === 1)) {
    const squares = [...new Set(missing.map((cells) => cells[0]!.square))];
    const heroic = missing.every((cells) => cells[0]!.rank !== 'common');
    const text = heroic && squares.length === 1 ? t().card.heroShort(squares[0]!) : t().card.oneShort(t().or(squares.slice(0, 3)));
    return { icon: 'place', tone: 'near', text };
  }
  return { icon: 'legal-none', tone: '', text: prospect.reason ? shortly(prospect.reason) : t().card.notNow };
}

/** The reason in the few words a badge has room for. */
function shortly({ key, params }: Sentence): string {
  const words = t().card;
  const square = String(params?.['square'] ?? '');
  if (key === 'missing') return words.short(Number(params?.['number'] ?? 1));
  if (key === 'higher_piece') return words.higher(square);
  const known: Record<string, string> = { no_stone: words.noStone, no_room: words.noRoom, colourless: words.colourless };
  return known[key] ?? words.notNow;
}

/** A card in play: whether its frozen effect may be thawed now. */
export function thawBadge(options: readonly Option[], card: string): Badge {
  const possible = options.some((option) => option.kind === 'thaw' && option.card === card);
  return possible ? { icon: 'frost', tone: 'yes', text: t().card.canThaw } : { icon: 'frost', tone: '', text: t().seat.frozen };
}

export function flareBadge(states: readonly FlareState[], possible: boolean): Badge {
  if (possible || states.some((state) => state.upper.met || state.lower.met)) {
    return { icon: 'flare', tone: 'yes', text: t().card.flareReady };
  }
  return { icon: 'legal-none', tone: '', text: t().card.notYet };
}
