import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Where the person is: path of the address, and its query with the question mark, where it has one. */
interface NavigationState {
  readonly path: string;
  readonly query?: string;
}

const slice = createSlice({
  name: 'navigation',
  initialState: { path: '' } as NavigationState,
  reducers: {
    /** The router shows another path, without a query until it is told. */
    locationChanged: (_state, { payload }: PayloadAction<{ readonly path: string }>) => ({
      path: payload.path,
    }),
    /** The router shows another query of the same path: another section of the page. */
    queryChanged: ({ path }, { payload: { query } }: PayloadAction<{ readonly query: string }>) => ({
      path,
      ...(query && { query }),
    }),
  },
  selectors: {
    selectPath: ({ path }) => path,
    /** Path and query. */
    selectAddress: ({ path, query = '' }) => path + query,
  },
});

export const { reducer: navigationReducer, actions: navigationIntents } = slice;
export const { selectPath, selectAddress } = slice.selectors;
/** Intents: the router shows another address; workflows that load by route listen to the first. */
export const { locationChanged, queryChanged } = slice.actions;

/** The id that a path holds where the pattern's group is, decoded; nothing when the path is another one. */
export function idAt(pattern: RegExp, path: string): string | undefined {
  const written = pattern.exec(path)?.[1];
  if (written === undefined) return undefined;
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}
