// What sounds are made of, by Web Audio and without any file: tones that glide, and noise through a filter. All of it
// goes through one volume. Nothing is made before somebody has touched the page: browsers do not want it either.
let context: AudioContext | null = null;
let master: GainNode | null = null;
let volume = 0;

/** Ears hear ratios: half the way feels like half only if the strength falls faster. The least is still heard. */
function strengthOf(wanted: number): number {
  return wanted ** 1.5;
}

/** From 0, which is silence, to 1. */
export function setVolume(wanted: number): void {
  volume = Math.min(1, Math.max(0, wanted));
  if (master) master.gain.value = strengthOf(volume);
}

export function canSound(): boolean {
  return volume > 0 && 'AudioContext' in globalThis && (navigator.userActivation?.hasBeenActive ?? true);
}

function audio(): { ctx: AudioContext; out: GainNode } {
  context ??= new AudioContext();
  if (!master) {
    master = context.createGain();
    master.gain.value = strengthOf(volume);
    master.connect(context.destination);
  }
  if (context.state === 'suspended') void context.resume();
  return { ctx: context, out: master };
}

export interface Tone {
  type: OscillatorType;
  from: number;
  to: number;
  time: number;
  gain: number;
  delay?: number;
}

export function tone({ type, from, to, time, gain, delay = 0 }: Tone): void {
  const { ctx, out } = audio();
  const start = ctx.currentTime + delay;
  const oscillator = ctx.createOscillator();
  const strength = ctx.createGain();
  oscillator.type = type;
  oscillator.frequency.setValueAtTime(from, start);
  oscillator.frequency.exponentialRampToValueAtTime(to, start + time);
  strength.gain.setValueAtTime(0, start);
  strength.gain.linearRampToValueAtTime(gain, start + 0.012);
  strength.gain.exponentialRampToValueAtTime(0.0001, start + time);
  oscillator.connect(strength).connect(out);
  oscillator.start(start);
  oscillator.stop(start + time);
}

export interface Noise {
  time: number;
  frequency: number;
  gain: number;
  delay?: number;
  /** The part of the time in which it grows: 0 for a crack, more for a crowd. */
  swell?: number;
}

/** Filtered noise: sand, felt, a crack, many voices far away. */
export function noise({ time, frequency, gain, delay = 0, swell = 0 }: Noise): void {
  const { ctx, out } = audio();
  const length = Math.ceil(ctx.sampleRate * time);
  const buffer = ctx.createBuffer(1, length, ctx.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) {
    const at = i / length;
    data[i] = (Math.random() * 2 - 1) * (at < swell ? at / swell : ((1 - at) / (1 - swell)) ** 2);
  }
  const source = ctx.createBufferSource();
  source.buffer = buffer;
  const filter = ctx.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = frequency;
  const strength = ctx.createGain();
  strength.gain.value = gain;
  source.connect(filter).connect(strength).connect(out);
  source.start(ctx.currentTime + delay);
}
