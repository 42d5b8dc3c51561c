// The badge under a card: how many places, or what is missing.
import type { FlareState, Prospect } from '../net/protocol';
import { sayWhy } from '../i18n/say';
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
    const text = heroic && squares.length === 1 ? t().card.heroShort(squares[0]!) : t().card.oneShort(squares);
    return { icon: 'place', tone: 'near', text };
  }
  return { icon: 'legal-none', tone: '', text: prospect.reason ? sayWhy(prospect.reason) : t().card.notNow };
}

export function flareBadge(states: readonly FlareState[], possible: boolean): Badge {
  if (possible || states.some((state) => state.upper.met || state.lower.met)) {
    return { icon: 'flare', tone: 'yes', text: t().card.flareReady };
  }
  return { icon: 'legal-none', tone: '', text: t().card.notYet };
}
