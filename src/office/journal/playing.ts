import type { Divergence } from './divergence';
import type { Input, NumberedCommand, Output } from './entry';

/** What was played as it stands in the log, compared with nothing, as it was under way where the log begins; and whose it was. */
export interface AsRecorded {
  readonly entries: number;
  readonly workflows: readonly string[];
}

export interface Player {
  /** Feeds the next input and all that it causes. False when there is nothing left to play, or after a divergence. */
  step(): boolean;
  /** How many entries are played. */
  readonly position: number;
  readonly divergence: Divergence | undefined;
  readonly asRecorded: AsRecorded;
  /** Scripts of the log whose shape is not what it was when it was recorded. */
  readonly contractChanges: readonly string[];
  /** Commands that still wait, or are listened to. */
  pending(): readonly NumberedCommand[];
  state(): unknown;
}

/** Told of each entry once it is played, with the state then; of an action again once it is reduced. */
export type OnPlayed = (index: number, state: unknown) => void;

export type Actual = (Output extends infer O ? (O extends { k: number } ? Omit<O, 'k'> : O) : never) | Input;
