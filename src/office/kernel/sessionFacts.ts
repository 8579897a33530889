import { createAction } from '@reduxjs/toolkit';

/** Fact: the server no longer knows the session; the person is asked to sign in again in place. */
export const sessionEnded = createAction('session/ended');
/** Fact: the session is locked; its person unlocks it in place. */
export const sessionLocked = createAction('session/locked');
/** Fact: somebody of this name has signed in in this browser meanwhile, in another window. */
export const sessionTaken = createAction<string>('session/taken');
/** Fact: the same person is signed in again; what was pending goes on. */
export const sessionRestored = createAction('session/restored');
