import { createAction, createSlice } from '@reduxjs/toolkit';
import { signedIn } from './session';

/** Fact: a load was answered with the literal `error`, or a sign-in without reasons (spec section 8). */
export const startFlagCleared = createAction('startFlag/cleared');

interface StartFlagSlice {
  readonly isSet: boolean;
}

const slice = createSlice({
  name: 'startFlag',
  initialState: { isSet: true } as StartFlagSlice,
  reducers: {},
  extraReducers: (builder) =>
    builder.addCase(startFlagCleared, () => ({ isSet: false })).addCase(signedIn, () => ({ isSet: true })),
});

export const startFlagReducer = slice.reducer;

interface Root {
  readonly startFlag: StartFlagSlice;
}

/** False once the start went wrong; signing in sets it again. */
export const selectStartFlag = (state: Root) => state.startFlag.isSet;
