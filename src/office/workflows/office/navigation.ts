import { createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import { put, type SagaGenerator, select, takeEvery } from 'typed-redux-saga';
import { ALL, type All } from '../../kernel/query/state';

/** Where the person is: path of the address, and its query with the question mark, where it has one. */
interface NavigationState {
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
  selectors: {
    selectPath: ({ path }) => path,
    /** Path and query. */
    selectAddress: ({ path, query = '' }) => path + query,
  },
});

export const { reducer: navigationReducer, actions: navigationIntents } = slice;
export const { selectPath, selectAddress } = slice.selectors;
/** Intents: the router shows another address; workflows that load by route listen to the first. */
export const { locationChanged, queryChanged } = slice.actions;

interface ScreensQuery {
  readonly facts: {
    asked(payload: { readonly params: All }): UnknownAction;
    left(payload: { readonly params: All }): UnknownAction;
  };
  readonly selectQuery: (state: never, params: All) => { readonly status: string };
}

/** A list that one screen shows is asked for each time the screen is opened, and left with it. */
export function* askWhileAt(screen: string, { facts, selectQuery }: ScreensQuery): SagaGenerator<void> {
  yield* takeEvery(locationChanged, function* ({ payload: { path } }) {
    if (path === screen) yield* put(facts.asked({ params: ALL }));
    else if ((yield* select((state: object) => selectQuery(state as never, ALL))).status !== 'idle')
      yield* put(facts.left({ params: ALL }));
  });
}

/** The id that a path holds where the pattern's group is, decoded; nothing when the path is another one. */
export function idAt(pattern: RegExp, path: string): string | undefined {
  const written = pattern.exec(path)?.[1];
  if (written === undefined) return undefined;
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}
