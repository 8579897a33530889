import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Session } from '../../contract/entities/session';

/** Fact: somebody signed in; everything of the person before is gone. */
export const signedIn = createAction<Session>('session/signedIn');
/** Fact: the person signed out, or was signed out elsewhere. */
export const signedOut = createAction('session/signedOut');

/** Fact: another person signed in where the session of one had ended; nothing of the one before is kept. */
export const personChanged = createAction<Session>('session/personChanged');

/** Fact: what the server says of the same session now. */
export const sessionRead = createAction<Session>('session/read');

interface SessionSlice {
  readonly current: Session | null;
}

const become = (_state: SessionSlice, { payload }: PayloadAction<Session>): SessionSlice => ({
  current: payload,
});

const slice = createSlice({
  name: 'session',
  initialState: { current: null } as SessionSlice,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(signedIn, become)
      .addCase(personChanged, become)
      .addCase(sessionRead, become)
      .addCase(signedOut, () => ({ current: null })),
});

export const sessionReducer = slice.reducer;

interface Root {
  readonly session: SessionSlice;
}

export const selectSession = (state: Root) => state.session.current;
/** The agency's abbreviation, as uploads name it; blank while nobody is signed in. */
export const selectClient = (state: Root) => state.session.current?.agency.abbreviation ?? '';
export const selectAgency = (state: Root) => state.session.current?.agency;
