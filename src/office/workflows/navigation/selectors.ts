import type { NavigationState } from './slice';

interface Root {
  readonly navigation: NavigationState;
}

/** Path and query. */
export const selectAddress = ({ navigation: { path, query = '' } }: Root) => path + query;
