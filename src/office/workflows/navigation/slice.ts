import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Where the person is: path of the address, and its query with the question mark, where it has one. */
export interface NavigationState {
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
});

export const { reducer } = slice;
export const intents = slice.actions;
