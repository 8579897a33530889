import type { SessionState } from './state';

interface Root {
  readonly sessionGuard: SessionState;
}

export const selectSessionGuard = (state: Root) => state.sessionGuard;
