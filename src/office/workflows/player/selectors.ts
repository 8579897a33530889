import type { PlayerState } from './state';

interface Root {
  readonly player: PlayerState;
}

export const selectPlayer = (state: Root) => state.player;
