import { isDraft, original } from '@reduxjs/toolkit';

/** A slice's state as it is: to draft each of thousands of things takes long, and what returns the next state needs no draft. */
export const undrafted = <S extends object>(state: S): S =>
  isDraft(state) ? (original(state as object) as S) : state;
