// The movements of look/motion.css for the Web Animations API, so that each runs once and can be skipped.
import type { Motion } from '../model/diff';
import { corner } from '../model/squares';

export interface Run {
  frames: Keyframe[];
  timing: KeyframeAnimationOptions;
}

const LAND = 'cubic-bezier(.3, 1.45, .5, 1)';
const OUT = 'cubic-bezier(.2, .8, .2, 1)';

/** The links of a figure draw themselves first; the being rises when they are there. */
export const LINK_TIME = 260;

/** How the stone on its new square gets there. Units are those of the board. */
export function stoneRun(motion: Motion): Run | null {
  switch (motion.kind) {
    case 'place':
      return {
        frames: [
          { transform: 'translateY(-26px) scale(1.28)', opacity: 0 },
          { transform: 'none', opacity: 1, offset: 0.7 },
          { transform: 'scale(.94)', offset: 0.82 },
          { transform: 'none' },
        ],
        timing: { duration: 220, easing: LAND, fill: 'backwards' },
      };
    case 'rise':
      return {
        frames: [
          { transform: 'scale(.35) rotate(-45deg)', opacity: 0, filter: 'brightness(3)' },
          { transform: 'scale(1.1)', opacity: 1, filter: 'brightness(1.6)', offset: 0.66 },
          { transform: 'none', opacity: 1, filter: 'none' },
        ],
        timing: { duration: 420, delay: motion.links.length > 0 ? LINK_TIME : 0, easing: OUT, fill: 'backwards' },
      };
    case 'move':
    case 'leap': {
      const from = corner(motion.from);
      const to = corner(motion.square);
      const dx = from.x - to.x;
      const dy = from.y - to.y;
      const start = { transform: `translate(${dx}px, ${dy}px)` };
      if (motion.kind === 'move') {
        const lifted = { transform: `translate(${dx * 0.55}px, ${dy * 0.55}px) scale(1.06)`, offset: 0.4 };
        return { frames: [start, lifted, { transform: 'none' }], timing: { duration: 260, easing: OUT, fill: 'backwards' } };
      }
      const top = { transform: `translate(${dx / 2}px, ${dy / 2 - 22}px) scale(1.3)`, offset: 0.5 };
      return { frames: [start, top, { transform: 'none', offset: 0.92 }, { transform: 'scale(.94)', offset: 0.96 }, { transform: 'none' }], timing: { duration: 420, easing: 'ease-in-out', fill: 'backwards' } };
    }
    case 'turn':
      return {
        frames: [{ transform: 'scaleX(0)', filter: 'brightness(1.8)' }, { transform: 'scaleX(1.06)', offset: 0.7 }, { transform: 'none', filter: 'none' }],
        timing: { duration: 160, delay: 160, easing: 'ease-out', fill: 'backwards' },
      };
    case 'break':
      return null;
  }
}

/** The side of a turned stone that goes away. */
export const TURN_AWAY: Run = {
  frames: [{ transform: 'none' }, { transform: 'scaleX(0)' }],
  timing: { duration: 160, easing: 'ease-in', fill: 'forwards' },
};

/** The stone that breaks: a flash, then nothing; the shards take over. */
export function breakRun(delay: number): Run {
  return {
    frames: [{ filter: 'none', opacity: 1 }, { filter: 'brightness(2.4)', opacity: 1, offset: 0.9 }, { opacity: 0 }],
    timing: { duration: 80, delay, fill: 'both' },
  };
}

export function shardRun(dx: number, dy: number, turn: number, delay: number): Run {
  return {
    frames: [
      { transform: 'none', opacity: 1 },
      { transform: `translate(${dx}px, ${dy}px) rotate(${turn}deg) scale(.5)`, opacity: 0 },
    ],
    timing: { duration: 300, delay: delay + 80, easing: OUT, fill: 'both' },
  };
}

/** Dust under a placed stone, light around a being: a ring that grows and fades. */
export function ringRun(kind: 'dust' | 'light', delay: number): Run {
  return {
    frames: [
      { transform: `scale(${kind === 'dust' ? 0.8 : 0.3})`, opacity: kind === 'dust' ? 0.8 : 1 },
      { transform: `scale(${kind === 'dust' ? 1.32 : 1.5})`, opacity: 0 },
    ],
    timing: { duration: kind === 'dust' ? 300 : 420, delay, easing: 'ease-out', fill: 'both' },
  };
}

export function linkRun(): Run {
  return {
    frames: [
      { strokeDashoffset: 1, opacity: 1 },
      { strokeDashoffset: 0, opacity: 1, offset: 0.4 },
      { strokeDashoffset: 0, opacity: 1, offset: 0.8 },
      { strokeDashoffset: 0, opacity: 0 },
    ],
    timing: { duration: LINK_TIME * 2.5, easing: OUT, fill: 'both' },
  };
}

/** Svelte attachment: runs an animation once when its element appears. */
export function run(animation: Run | null) {
  return (element: Element): void | (() => void) => {
    if (!animation) return;
    const playing = element.animate(animation.frames, animation.timing);
    return () => playing.cancel();
  };
}
