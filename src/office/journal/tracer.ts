import type { Divergence } from './divergence';
import type { Recording } from './entry';
import type { OfficeFactory } from './officeFactory';
import { createPlayer } from './player';
import type { AsRecorded } from './playing';

/** A recording that is played step by step, with the state after each entry kept: going back costs nothing. */
export interface Tracer {
  /** Plays up to so many inputs more. False when there is nothing left, or after a divergence. */
  advance(inputs: number): boolean;
  /** How many entries are played. */
  readonly played: number;
  readonly divergence: Divergence | undefined;
  readonly asRecorded: AsRecorded;
  readonly contractChanges: readonly string[];
  /** The state after an entry that was played; -1 is before the first. */
  stateAt(index: number): unknown;
}

/**
 * Plays a recording once and keeps each state by reference. States share what did not change, so that ten thousand of
 * them weigh little more than the log itself.
 */
export function createTracer(recording: Recording, createOffice: OfficeFactory): Tracer {
  const states: unknown[] = [];
  const player = createPlayer(recording, createOffice, (index, state) => void (states[index] = state));
  const first = player.state();
  return {
    advance(inputs) {
      for (let count = 0; count < inputs; count += 1) if (!player.step()) return false;
      return true;
    },
    get played() {
      return player.divergence?.index ?? player.position;
    },
    get divergence() {
      return player.divergence;
    },
    get asRecorded() {
      return player.asRecorded;
    },
    contractChanges: player.contractChanges,
    stateAt: (index) => (index < 0 ? first : states[Math.min(index, states.length - 1)]),
  };
}
