import { createAction, createEntityAdapter, createSlice } from '@reduxjs/toolkit';
import type { Trashed } from '../../contract/entities/trash';
import { signedIn, signedOut } from './session';

/** What names a thing in the trash, and what people know it by. */
export type TrashedName = Pick<Trashed, 'kind' | 'id' | 'title'>;

/** The key of a thing in the trash: ids are one kind's own. */
export const keyOfTrashed = ({ kind, id }: Pick<Trashed, 'kind' | 'id'>) => `${kind} ${id}`;

/** Fact: what is in the trash now, newest first. */
export const trashLoaded = createAction<readonly Trashed[]>('trashed/loaded');
/** Fact: a thing is in the trash no more. */
export const trashedRestored = createAction<TrashedName>('trashed/restored');

const adapter = createEntityAdapter<Trashed, string>({ selectId: keyOfTrashed });
const initialState = adapter.getInitialState();

const slice = createSlice({
  name: 'trashed',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(trashLoaded, (state, { payload }) => void adapter.setAll(state, payload))
      .addCase(trashedRestored, (state, { payload }) => void adapter.removeOne(state, keyOfTrashed(payload)))
      .addCase(signedIn, () => initialState)
      .addCase(signedOut, () => initialState),
});

export const trashedReducer = slice.reducer;

const selectors = adapter.getSelectors((state: { readonly trashed: typeof initialState }) => state.trashed);
/** Newest deletion first. */
export const selectTrashed = selectors.selectAll;
