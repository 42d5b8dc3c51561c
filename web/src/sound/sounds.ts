// What each sound is like: stone on stone, a glass harmonica that rises with the rank, a struck bowl, a far crowd. Those
// of a turn last under 400 ms; a legend and the end of a game may take longer.
import type { Motion } from '../model/diff';
import type { Event } from '../net/protocol';
import { settings } from '../state/settings.svelte';
import { cuesOf, type Cue } from './cues';
import { canSound, noise, setVolume, tone } from './instruments';

/** A glass that sings: the tone and its octave. */
function glass(pitch: number, gain: number, delay = 0): void {
  tone({ type: 'sine', from: pitch, to: pitch * 1.01, time: 0.38, gain, delay });
  tone({ type: 'sine', from: pitch * 2, to: pitch * 2.02, time: 0.34, gain: gain * 0.4, delay: delay + 0.03 });
}

/** Many voices, low and high. */
function crowd(time: number, gain: number, delay = 0): void {
  noise({ time, frequency: 620, gain, delay, swell: 0.3 });
  noise({ time: time * 0.9, frequency: 1500, gain: gain * 0.5, delay: delay + 0.08, swell: 0.35 });
}

const SOUNDS: Record<Cue, () => void> = {
  common: () => glass(440, 0.12),
  heroic: () => glass(587, 0.12),
  legendary: () => {
    tone({ type: 'sine', from: 98, to: 110, time: 0.9, gain: 0.22 });
    [392, 587, 784].forEach((pitch, i) => glass(pitch, 0.1, 0.09 * i));
    crowd(0.9, 0.12, 0.25);
  },
  place: () => {
    tone({ type: 'triangle', from: 320, to: 140, time: 0.09, gain: 0.2, delay: 0.13 });
    noise({ time: 0.05, frequency: 2400, gain: 0.2, delay: 0.13 });
  },
  break: () => {
    noise({ time: 0.09, frequency: 1800, gain: 0.5 });
    noise({ time: 0.28, frequency: 5200, gain: 0.16, delay: 0.07 });
  },
  slide: () => noise({ time: 0.22, frequency: 700, gain: 0.18 }),
  'turn-over': () => tone({ type: 'triangle', from: 500, to: 760, time: 0.14, gain: 0.08 }),
  claim: () => {
    tone({ type: 'sine', from: 523, to: 520, time: 0.4, gain: 0.14 });
    tone({ type: 'sine', from: 1318, to: 1310, time: 0.3, gain: 0.05 });
  },
  'your-turn': () => {
    tone({ type: 'triangle', from: 392, to: 394, time: 0.16, gain: 0.18 });
    tone({ type: 'triangle', from: 523, to: 525, time: 0.24, gain: 0.18, delay: 0.13 });
  },
  victory: () => {
    [392, 523, 659, 784].forEach((pitch, i) => {
      tone({ type: 'sawtooth', from: pitch, to: pitch, time: i === 3 ? 0.8 : 0.2, gain: 0.06, delay: 0.16 * i });
      tone({ type: 'sine', from: pitch, to: pitch, time: i === 3 ? 0.9 : 0.24, gain: 0.12, delay: 0.16 * i });
    });
    crowd(2, 0.3, 0.35);
  },
  end: () => {
    tone({ type: 'sine', from: 262, to: 260, time: 0.5, gain: 0.12 });
    tone({ type: 'sine', from: 196, to: 194, time: 0.9, gain: 0.12, delay: 0.3 });
    crowd(1.4, 0.16, 0.2);
  },
};

/** Makes them, if whoever is here wants to hear anything. */
export function play(...cues: readonly Cue[]): void {
  setVolume(settings.sound ? settings.volume : 0);
  if (!canSound()) return;
  for (const cue of cues) SOUNDS[cue]();
}

export function playChange(motions: readonly Motion[], events: readonly Event[] = []): void {
  play(...cuesOf(motions, events));
}
