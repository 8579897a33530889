import type { ReencodingState } from './state';

interface Root {
  readonly reencoding: ReencodingState;
}

export const selectReencoding = (state: Root) => state.reencoding;
