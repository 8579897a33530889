import { createAction, createEntityAdapter, type EntityState, type UnknownAction } from '@reduxjs/toolkit';
import { signedIn, signedOut } from './session';

/**
 * One kind of thing that the server lists: its normalised slice, the fact that fills it and its selectors. The list
 * is replaced as a whole and emptied when another person comes or goes. No drafts here: to make and freeze those of
 * 100,000 films would hold the page for seconds.
 */
export function collection<T, N extends string>(name: N, selectId: (row: T) => string) {
  type Rows = EntityState<T, string>;
  type Root = Readonly<Record<N, Rows>>;
  const adapter = createEntityAdapter<T, string>({ selectId });
  const empty: Rows = adapter.getInitialState();
  const loaded = createAction<readonly T[]>(`${name}/loaded`);
  const reducer = (state: Rows = empty, action: UnknownAction): Rows => {
    if (loaded.match(action)) return normalised(action.payload, selectId);
    return signedIn.match(action) || signedOut.match(action) ? empty : state;
  };
  const selectors = adapter.getSelectors((state: Root) => state[name]);
  return { loaded, reducer, ...selectors };
}

/** Rows by id, in their order; of two with one id the first stays. */
function normalised<T>(rows: readonly T[], selectId: (row: T) => string): EntityState<T, string> {
  const ids: string[] = [];
  const entities: Record<string, T> = {};
  for (const row of rows) {
    const id = selectId(row);
    if (Object.hasOwn(entities, id)) continue;
    ids.push(id);
    entities[id] = row;
  }
  return { ids, entities };
}
