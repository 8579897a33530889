import type { Divergence } from './divergence';
import type { Recording } from './entry';
import type { OfficeFactory } from './officeFactory';
import { createPlayer } from './player';
import type { Player } from './playing';

export interface ReplayResult {
  /** Entries played and compared. */
  readonly played: number;
  readonly divergence: Divergence | undefined;
  readonly contractChanges: readonly string[];
  readonly player: Player;
}

/** Plays a recording to its end, to its first divergence, or to before the first input at or after entry `until`. */
export function replay(recording: Recording, createOffice: OfficeFactory, until = Infinity): ReplayResult {
  const player = createPlayer(recording, createOffice);
  while (player.position < until && player.step());
  const { position, divergence, contractChanges } = player;
  return { played: divergence ? divergence.index : position, divergence, contractChanges, player };
}
