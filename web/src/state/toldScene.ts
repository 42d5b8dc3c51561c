// The board while a turn is told: the figure of the card that lies open, the squares that something happens on.
import type { Beat } from '../model/beats';
import { NO_PAST } from '../model/past';
import type { Position } from '../model/pieces';
import { makeScene, type Scene } from '../model/scene';
import type { Option } from '../net/protocol';
import { catalogue } from './catalogue.svelte';

export function toldScene(beat: Beat, position: Position, colour: string | null): Scene {
  const being = beat.kind === 'card' && beat.figure && beat.card ? beat.card : null;
  const option: Option | null = being && beat.figure ? { text: '', kind: 'summon', card: being, square: beat.figure.square, with: [...beat.figure.with] } : null;
  return makeScene({
    position, colour, option, options: [], question: null, card: null, path: [], nearest: null, preview: null, past: NO_PAST,
    rank: being && catalogue.ready ? (catalogue.card(being)?.rank ?? null) : null,
    told: beat.kind === 'events' ? beat.events.flatMap((event) => event.squares ?? []) : [],
  });
}
