import { createSelector, type UnknownAction } from '@reduxjs/toolkit';
import { put, type SagaGenerator, select as read } from 'typed-redux-saga';
import { query, type QueryOptions } from '../kernel/query/query';
import { ALL } from '../kernel/query/state';
import { type ByRow, followRows, rowMessages, withChange } from './changedRows';
import type { Refusal } from '../../contract/refusal';
import { type Collected, collectedSteps, withoutChanges } from './collected';
import { seekRows, soughtMessages, untilTold } from './soughtRows';
import { reacting } from '../kernel/reactions';

type Ids = readonly string[];

interface CollectionOptions<N extends string, T, P, R> extends Omit<
  QueryOptions<N, P, R, Ids>,
  'dataOf' | 'select'
> {
  readonly idOf: (row: T) => string;
  /** The rows in a reply. */
  readonly rowsOf: (reply: R) => readonly T[];
  /** Of two states of a row the one with the higher version is the newer, where rows count; else what comes last is believed. */
  readonly versionOf?: (row: T) => number | undefined;
  /** How one row is kept as the server has it. Without it `invalidatedBy` says when whole lists are asked anew. */
  readonly byRow?: ByRow<T, P, R>;
}

const noRows: readonly never[] = [];

/**
 * What the server lists of one kind of thing: its rows, a query for each list of them, and the helpers with which a slice
 * changes one row. No drafts: to make and freeze those of 100,000 films would hold the page for seconds.
 */
export function collection<N extends string, T, P extends object, R>({
  idOf,
  rowsOf,
  versionOf = () => undefined,
  byRow,
  ...options
}: CollectionOptions<N, T, P, R>) {
  type State = Collected<T, P>;
  type Root = Readonly<Record<N, State>>;
  const { name, keyOf = () => '' } = options;
  const lists = query<N, P, R, Ids>({
    ...options,
    dataOf: (reply) => [...new Set(rowsOf(reply).map(idOf))],
    select: ((state: Root) => state[name].lists) as never,
  });
  const { partLoaded, loaded } = lists.facts;
  const seeking = soughtMessages(name);
  const rowFacts = { ...rowMessages<N, R>(name), ...seeking.facts };
  const { rowsWanted } = seeking.intents;
  const steps = collectedSteps<T, P, R>({ idOf, rowsOf, keyOf, versionOf, byRow });
  const empty: State = { rows: {}, lists: {} };

  function reducer(state: State = empty, action: UnknownAction): State {
    if (rowFacts.rowChanged.match(action))
      return { ...state, changed: withChange(state.changed ?? {}, action.payload) };
    if (rowFacts.rowsSettled.match(action)) return withoutChanges(state);
    if (rowFacts.rowsTold.match(action)) return steps.withRows(state, action.payload);
    if (rowFacts.rowsFailed.match(action)) return { ...state, unhad: action.payload.refusal };
    if (rowsWanted.match(action) || rowFacts.rowsSought.match(action))
      return steps.withWanted(state, action.payload.ids);
    if (rowFacts.rowsOutdated.match(action)) return steps.withOutdated(state, action.payload.ids);
    const after = lists.reducer(state.lists, action);
    if (after === state.lists) return state;
    if (!loaded.match(action) && !partLoaded.match(action)) return { ...state, lists: after };
    return steps.withList({ ...state, lists: after }, action.payload);
  }

  const facts = { ...lists.facts, ...rowFacts };
  const select = (state: unknown) => (state as Root)[name];

  const saga = byRow
    ? reacting(
        lists.saga,
        followRows({ byRow, rowsOf, facts, select, versionOf }),
        seekRows({ byRow, messages: seeking, facts, select }),
      )
    : lists.saga;

  /** Asks for a row, unless it is known whether it is there. */
  function* lookFor(id: string): SagaGenerator<void> {
    if (!steps.isSettled(yield* read(select), id)) yield* put(rowFacts.rowsSought({ ids: [id] }));
  }

  /** The same, and waits until it is known; returns why it could not be had, if so. */
  function* seek(id: string): SagaGenerator<Refusal | undefined> {
    yield* lookFor(id);
    return yield* untilTold({ messages: seeking, facts, select }, id);
  }

  const selectRows = createSelector(
    [
      (state: Root) => state[name].rows,
      (state: Root, params: P) => lists.selectQuery(state as never, params).data,
    ],
    (rows, ids): readonly T[] => (ids ? ids.flatMap((id) => rows[id] ?? noRows) : noRows),
  );

  return {
    ...lists,
    facts,
    intents: { ...lists.intents, rowsWanted },
    /** Intent for views: rows of these ids are shown. */
    wantRows: (ids: readonly string[]) => rowsWanted({ ids }),
    lookFor,
    seek,
    reducer,
    saga,
    /** How the question for a list stands. */
    selectQuery: (state: Root, params: P) => lists.selectQuery(state as never, params),
    /** The rows of a list in the server's order; none before it is known. */
    selectRows,
    /** Those of the list of all there is. */
    selectAll: (state: Root) => selectRows(state, ALL as P),
    /** Whether it is known which there are: until then none is none yet. */
    selectAreKnown: (state: Root) => lists.selectQuery(state as never, ALL as P).data !== null,
    /** Of these ids, those that nobody has asked for yet. */
    selectUnasked: (state: Root, ids: readonly string[]) =>
      ids.filter((id) => steps.isUnasked(state[name], id)),
    /** Why a row that is looked for could not be had. */
    selectRowRefusal: (state: Root, id: string): Refusal | undefined =>
      state[name].sought?.[id] === 'due' ? state[name].unhad : undefined,
    /** Whether it is known that there is no such row (any more). */
    selectIsGone: (state: Root, id: string) =>
      steps.isSettled(state[name], id) && !Object.hasOwn(state[name].rows, id),
    selectById: (state: Root, id: string): T | undefined => state[name].rows[id],
    withChanges: steps.withChanges,
    without: steps.without,
  };
}
