import { createSelector } from '@reduxjs/toolkit';
import { selectSpecialClientDatabase } from './configuration';
import { selectSession } from './session';

/** True for staff of the one client that may choose the cinema site after sign-in (spec section 1). */
export const selectIsSpecialClient = createSelector(
  [selectSpecialClientDatabase, selectSession],
  (database, session) => database !== '' && session?.agency.databaseName === database,
);
