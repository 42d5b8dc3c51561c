// The table of a first game: the set-up of the course, with names.
import { t } from '../i18n/i18n.svelte';
import type { Course, NewTable } from '../net/protocol';
import { settings } from '../state/settings.svelte';

export function firstGame(course: Course): NewTable {
  const { setup } = course.first_game;
  const named = (kind: string) => (kind === 'me' ? settings.name || t().lobby.meName : t().learn.course.teacher);
  return { ...setup, seats: setup.seats.map((seat) => ({ ...seat, name: named(seat.kind) })), seed: null };
}
