import type { Action, UnknownAction } from '@reduxjs/toolkit';
import type { SagaGenerator } from 'typed-redux-saga';
import type { Answer } from '../../contract/refusal';
import type { Keyed } from '../kernel/keyed';
import type { Invalidation } from '../kernel/query/invalidation';
import { query } from '../kernel/query/query';
import type { QueryState } from '../kernel/query/state';
import { lookedKey, type Looked } from './listWindows';

interface OfLooked {
  readonly looked: Looked;
}

interface ActedOnOptions<N extends string, Acted> {
  /** Of its slice and of its messages: `filmsActedOn/loaded`. */
  readonly name: N;
  readonly ask: (looked: Looked) => SagaGenerator<Answer<readonly Acted[]>>;
  readonly idOf: (row: Acted) => string;
  readonly invalidatedBy: readonly Invalidation<OfLooked>[];
  /** The id of the row that a message takes away: it is one less, and not asked for again. */
  readonly goneIn: (action: Action) => string | undefined;
}

/** All rows that are found as a list is looked at, as far as is needed to act on them: asked for once they are chosen. */
export function rowsActedOn<N extends string, Acted>({
  name,
  ask,
  idOf,
  invalidatedBy,
  goneIn,
}: ActedOnOptions<N, Acted>) {
  type State = QueryState<OfLooked, readonly Acted[]>;
  const acted = query({
    name,
    keyOf: ({ looked }: OfLooked) => lookedKey(looked),
    ask: ({ looked }) => ask(looked),
    dataOf: (found: readonly Acted[]) => found,
    forgetsLeft: true,
    invalidatedBy,
  });

  function reducer(before: Keyed<State> | undefined, action: UnknownAction): Keyed<State> {
    const states = acted.reducer(before, action);
    const gone = goneIn(action);
    if (gone === undefined) return states;
    const after = Object.entries(states).map(([key, state]) => [key, without(state, gone)] as const);
    return after.every(([key, state]) => states[key] === state) ? states : Object.fromEntries(after);
  }

  const without = (state: State, gone: string): State =>
    state.data?.some((row) => idOf(row) === gone)
      ? { ...state, data: state.data.filter((row) => idOf(row) !== gone) }
      : state;

  return { ...acted, reducer };
}
