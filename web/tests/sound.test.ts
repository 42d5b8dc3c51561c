import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Motion } from '../src/model/diff';
import type { TableMessage } from '../src/net/protocol';
import { cuesOf, endCue } from '../src/sound/cues';
import resultFixture from '../fixtures/result';

const stone = (rank: 'common' | 'heroic' | 'legendary') => ({ square: 'e5', colour: 'blue', rank });
const claimed = { key: 'claimed', params: { task: 'Rainbow' }, text: '', squares: [] };

describe('what is to be heard', () => {
  it('tells ranks apart, and sounds once for many stones', () => {
    const rise = (rank: 'common' | 'legendary'): Motion => ({ kind: 'rise', square: 'e5', stone: stone(rank), links: [] });
    const fall = (delay: number): Motion => ({ kind: 'break', square: 'e6', stone: stone('common'), delay });
    expect(cuesOf([rise('legendary'), fall(0), fall(40), fall(80)])).toEqual(['legendary', 'break']);
    expect(cuesOf([rise('common')])).toEqual(['common']);
  });

  it('has a sound for a task that is claimed, without any movement', () => {
    expect(cuesOf([], [claimed])).toEqual(['claim']);
    expect(cuesOf([], [])).toEqual([]);
  });

  it('ends with a victory for whoever has won or only watches', () => {
    const { table } = resultFixture;
    const winner = table.result!.winners[0]!;
    const held = (mine: (school: string) => boolean): TableMessage => ({ ...table, seats: table.seats.map((seat) => ({ ...seat, mine: mine(seat.school) })) });
    expect(endCue(held((school) => school === winner))).toBe('victory');
    expect(endCue(held((school) => !table.result!.winners.includes(school)))).toBe('end');
    expect(endCue(held(() => false))).toBe('victory');
  });
});

describe('making sounds', () => {
  /** Counts what is made, and keeps the last volume. */
  class FakeContext {
    static made = 0;
    static volumes: { value: number }[] = [];
    /** Until when each voice is heard, and how it fades. */
    static voices: { start: number; time: number; gain: () => number; fades: boolean }[] = [];
    currentTime = 0;
    sampleRate = 100;
    state = 'running';
    destination = {};
    createGain = () => {
      const gain = { value: 1, setValueAtTime: () => {}, linearRampToValueAtTime: (top: number) => void (gain.value = top), exponentialRampToValueAtTime: () => {} };
      FakeContext.volumes.push(gain);
      return { gain, connect: (next: unknown) => next };
    };
    createOscillator = () => {
      FakeContext.made++;
      return { type: '', frequency: { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} }, connect: (next: unknown) => next, start: (at: number) => this.#voice(at, true), stop: (at: number) => void (FakeContext.voices.at(-1)!.time = at - FakeContext.voices.at(-1)!.start) };
    };
    createBuffer = (_: number, length: number) => ({ length, getChannelData: () => new Float32Array(length) });
    createBufferSource = () => {
      const source = { buffer: null as { length: number } | null, connect: (next: unknown) => next, start: (at: number) => {
        FakeContext.made++;
        this.#voice(at, false, source.buffer!.length / this.sampleRate);
      } };
      return source;
    };
    #voice(start: number, fades: boolean, time = 0): void {
      const strength = FakeContext.volumes.at(-1)!;
      FakeContext.voices.push({ start, time, fades, gain: () => strength.value });
    }
    createBiquadFilter = () => ({ type: '', frequency: { value: 0 }, connect: (next: unknown) => next });
  }
  const activation = { hasBeenActive: false };
  const stored = new Map<string, string>();

  async function fresh(kept: object) {
    stored.set('tashkalar.settings', JSON.stringify(kept));
    vi.resetModules();
    const [{ play }, { settings }] = await Promise.all([import('../src/sound/sounds'), import('../src/state/settings.svelte')]);
    return { play, settings };
  }

  beforeEach(() => {
    FakeContext.made = 0;
    FakeContext.volumes = [];
    FakeContext.voices = [];
    activation.hasBeenActive = true;
    vi.stubGlobal('AudioContext', FakeContext);
    vi.stubGlobal('navigator', { languages: ['en'], userActivation: activation });
    vi.stubGlobal('addEventListener', () => {});
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
    vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null, setItem: (key: string, value: string) => stored.set(key, value) });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('waits until sound is wanted and somebody has touched the page', async () => {
    const { play, settings } = await fresh({});
    play('victory');
    expect(FakeContext.made).toBe(0);
    settings.sound = true;
    activation.hasBeenActive = false;
    play('victory');
    expect(FakeContext.made).toBe(0);
    activation.hasBeenActive = true;
    play('victory');
    expect(FakeContext.made).toBeGreaterThan(0);
  });

  it('is as loud as was set, now and the next time', async () => {
    const { play, settings } = await fresh({ sound: true, volume: 0.5 });
    play('claim');
    expect(FakeContext.volumes[0]!.value).toBeCloseTo(0.354);
    settings.volume = 1;
    play('claim');
    expect(FakeContext.volumes[0]!.value).toBe(1);
    vi.stubGlobal('document', { documentElement: { dataset: {}, lang: '' } });
    settings.keep();
    expect(JSON.parse(stored.get('tashkalar.settings')!)).toMatchObject({ sound: true, volume: 1 });
  });

  it('makes every sound', async () => {
    const { play } = await fresh({ sound: true });
    for (const cue of ['common', 'heroic', 'legendary', 'place', 'break', 'slide', 'turn-over', 'claim', 'your-turn', 'victory', 'end'] as const) {
      const before = FakeContext.made;
      play(cue);
      expect(FakeContext.made, cue).toBeGreaterThan(before);
    }
  });

  it('makes none too loud and none too long', async () => {
    const { play } = await fresh({ sound: true, volume: 1 });
    const long = new Set(['legendary', 'victory', 'end']);
    for (const cue of ['common', 'heroic', 'legendary', 'place', 'break', 'slide', 'turn-over', 'claim', 'your-turn', 'victory', 'end'] as const) {
      FakeContext.voices = [];
      play(cue);
      const { voices } = FakeContext;
      const end = Math.max(...voices.map((voice) => voice.start + voice.time));
      expect(end, cue).toBeLessThan(long.has(cue) ? 2.5 : 0.45);
      for (let now = 0; now < end; now += 0.01) {
        const heard = voices.filter((voice) => voice.start <= now && now < voice.start + voice.time);
        const loud = heard.reduce((sum, voice) => sum + voice.gain() * (voice.fades ? (0.0001 / voice.gain()) ** ((now - voice.start) / voice.time) : 1), 0);
        expect(loud, `${cue} at ${now}`).toBeLessThan(1);
      }
    }
  });
});
