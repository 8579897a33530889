import type { ConnectivityState } from './state';

interface Root {
  readonly connectivity: ConnectivityState;
}

export const selectIsOnline = (state: Root) => state.connectivity.status === 'online';
