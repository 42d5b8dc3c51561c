// How a game that is looked back at came to its end: who has won, what decided where points were equal, why it was over.
import { t } from '../../i18n/i18n.svelte';
import { say } from '../../i18n/say';
import { capital } from '../../i18n/words';
import type { Frame, Story } from '../../net/protocol';
import { namingOf } from '../../table/names';

/** Nothing as long as the game goes on. */
export function endingOf(story: Story, last: Frame): string {
  if (!story.reason) return '';
  const naming = namingOf(story.seats);
  const winners = last.winners.map((school) => naming.school(school));
  return [
    winners.length > 0 ? `${capital(t().lobby.won(t().and(winners)))}.` : '',
    story.tie ? say(story.tie, 'ties', naming) : '',
    say(story.reason, 'endings', naming),
  ].filter(Boolean).join(' ');
}
