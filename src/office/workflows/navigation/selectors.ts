import type { NavigationState } from './slice';

interface Root {
  readonly navigation: NavigationState;
}

export const selectPath = (state: Root) => state.navigation.path;
