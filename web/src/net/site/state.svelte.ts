// How far the engine of a static site is, for whoever shows it.
import type { Phase } from './words';

class EngineState {
  phase = $state.raw<Phase>({ name: 'loading', part: 0 });

  set(phase: Phase): void {
    this.phase = phase;
  }
}

export const engineState = new EngineState();
