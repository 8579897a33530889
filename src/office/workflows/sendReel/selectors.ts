import type { SendReelState } from './state';

interface Root {
  readonly sendReel: SendReelState;
}

export const selectSendReel = (state: Root) => state.sendReel;
