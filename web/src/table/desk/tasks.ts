// Tasks as the screen tells them: with the preview of the option in view among them.
import { t } from '../../i18n/i18n.svelte';
import type { TaskState } from '../../net/protocol';
import { catalogue } from '../../state/catalogue.svelte';
import type { TableStore } from '../../state/table.svelte';

/** "Assassin on f3 would do it": the option in view meets a task that is not met yet. */
export function wouldMeet(store: TableStore, task: TaskState, short = false): string {
  const option = store.option;
  if (!option || task.met || task.next || !store.preview?.claimable?.includes(task.name)) return '';
  if (short) return t().tasks.with(option.square ?? option.text);
  const what = option.card ? `${catalogue.cardName(option.card)} ${t().strip.on(option.square ?? '')}` : (option.square ?? option.text);
  return t().tasks.would(what);
}

export function categoryIcon(name: string): string {
  return `task-${catalogue.data.tasks[name]?.category ?? 'pattern'}`;
}
