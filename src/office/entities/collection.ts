import { createAction, createEntityAdapter, createSlice, type EntityState } from '@reduxjs/toolkit';
import { signedIn, signedOut } from './session';

/**
 * One kind of thing that the server lists: its normalised slice, the fact that fills it and its selectors. The list
 * is replaced as a whole and emptied when another person comes or goes.
 */
export function collection<T, N extends string>(name: N, selectId: (row: T) => string) {
  type Root = Readonly<Record<N, EntityState<T, string>>>;
  const adapter = createEntityAdapter<T, string>({ selectId });
  const empty = adapter.getInitialState();
  const loaded = createAction<readonly T[]>(`${name}/loaded`);
  const { reducer } = createSlice({
    name,
    initialState: empty,
    reducers: {},
    extraReducers: (builder) =>
      builder
        .addCase(loaded, (_state, { payload }) => adapter.setAll(empty, payload as T[]) as typeof _state)
        .addCase(signedIn, () => empty as never)
        .addCase(signedOut, () => empty as never),
  });
  const selectors = adapter.getSelectors((state: Root) => state[name]);
  return { loaded, reducer, ...selectors };
}
