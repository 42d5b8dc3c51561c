// Sounds made on the spot by Web Audio: no files, off until wanted, each under 400 ms.
import type { Motion } from '../model/diff';
import type { Rank } from '../net/protocol';

let context: AudioContext | null = null;

function audio(): AudioContext {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
}

interface Tone {
  type: OscillatorType;
  from: number;
  to: number;
  time: number;
  gain: number;
  delay?: number;
}

function tone({ type, from, to, time, gain, delay = 0 }: Tone): void {
  const ctx = audio();
  const start = ctx.currentTime + delay;
  const oscillator = ctx.createOscillator();
  const volume = ctx.createGain();
  oscillator.type = type;
  oscillator.frequency.setValueAtTime(from, start);
  oscillator.frequency.exponentialRampToValueAtTime(to, start + time);
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(gain, start + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + time);
  oscillator.connect(volume).connect(ctx.destination);
  oscillator.start(start);
  oscillator.stop(start + time);
}

/** A burst of filtered noise: sand, felt, a crack. */
function noise(time: number, frequency: number, gain: number, delay = 0): void {
  const ctx = audio();
  const length = Math.ceil(ctx.sampleRate * time);
  const buffer = ctx.createBuffer(1, length, ctx.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 2;
  const source = ctx.createBufferSource();
  source.buffer = buffer;
  const filter = ctx.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = frequency;
  const volume = ctx.createGain();
  volume.gain.value = gain;
  source.connect(filter).connect(volume).connect(ctx.destination);
  source.start(ctx.currentTime + delay);
}

const PITCH: Record<Rank, number> = { common: 440, heroic: 587, legendary: 784 };

/** What a change sounds like; many stones at once sound once. */
export function playMotions(motions: readonly Motion[]): void {
  const kinds = new Set(motions.map((motion) => motion.kind));
  const risen = motions.find((motion) => motion.kind === 'rise');
  if (risen) {
    const pitch = PITCH[risen.stone.rank];
    tone({ type: 'sine', from: pitch, to: pitch * 1.01, time: 0.38, gain: 0.12 });
    tone({ type: 'sine', from: pitch * 2, to: pitch * 2.02, time: 0.34, gain: 0.05, delay: 0.03 });
  }
  if (kinds.has('place')) {
    tone({ type: 'triangle', from: 320, to: 140, time: 0.09, gain: 0.2, delay: 0.13 });
    noise(0.05, 2400, 0.2, 0.13);
  }
  if (kinds.has('break')) {
    noise(0.09, 1800, 0.5);
    noise(0.28, 5200, 0.16, 0.07);
  }
  if (kinds.has('move') || kinds.has('leap')) noise(0.22, 700, 0.18);
  if (kinds.has('turn')) tone({ type: 'triangle', from: 500, to: 760, time: 0.14, gain: 0.08 });
}

/** A struck bowl: a task is claimed. */
export function playBowl(): void {
  tone({ type: 'sine', from: 523, to: 520, time: 0.4, gain: 0.14 });
  tone({ type: 'sine', from: 1318, to: 1310, time: 0.3, gain: 0.05 });
}
