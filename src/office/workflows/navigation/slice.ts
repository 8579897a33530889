import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Where the person is: path and query of the address. */
export interface NavigationState {
  readonly path: string;
}

const slice = createSlice({
  name: 'navigation',
  initialState: { path: '' } as NavigationState,
  reducers: {
    /** The router shows another address. */
    locationChanged: (_state, { payload }: PayloadAction<{ readonly path: string }>) => ({
      path: payload.path,
    }),
  },
});

export const { reducer } = slice;
export const intents = slice.actions;
