import type { NavigationState } from './slice';

interface Root {
  readonly navigation: NavigationState;
}

export const selectPath = ({ navigation }: Root) => navigation.path;

/** Path and query. */
export const selectAddress = ({ navigation: { path, query = '' } }: Root) => path + query;
