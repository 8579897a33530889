import type { Refusal } from '../../contract/refusal';
import type { Keyed } from '../kernel/keyed';
import { ALL, type QueryState } from '../kernel/query/state';
import type { ByRow, Changes } from './changedRows';
import { placeRows } from './placeRows';
import { type Sought, withSought } from './soughtRows';

type Ids = readonly string[];

/** Things of one kind, each once, by id; and the lists of them that were asked for, as ids in the server's order. */
export interface Collected<T, P> {
  readonly rows: Readonly<Record<string, T>>;
  readonly lists: Keyed<QueryState<P, Ids>>;
  /** Rows that are others now and were not told yet, if there are any. */
  readonly changed?: Changes;
  /** Rows that are looked for by their ids, if any are. */
  readonly sought?: Sought;
  /** Why those could not be had, until they are asked for again. */
  readonly unhad?: Refusal;
}

/** What a list, or a row, that was told makes of what is known of a kind of thing. */
export function collectedSteps<T, P extends object, R>({
  idOf,
  rowsOf,
  keyOf,
  versionOf,
  byRow,
}: {
  readonly idOf: (row: T) => string;
  readonly rowsOf: (reply: R) => readonly T[];
  readonly keyOf: (params: P) => string;
  readonly versionOf: (row: T) => number | undefined;
  readonly byRow: ByRow<T, P, R> | undefined;
}) {
  type State = Collected<T, P>;
  const allKey = keyOf(ALL as P);

  /** The rows of a list that was told, in the other lists to which they belong as well. Beside all there is nothing is looked for. */
  function withList(before: State, { params, reply }: { readonly params: P; readonly reply: R }): State {
    const key = keyOf(params);
    const told = byId(rowsOf(reply), before.rows);
    const state =
      key === allKey
        ? withoutSought(before)
        : withSought(before, soughtOf(before, Object.keys(told)), 'told');
    const { [key]: list, ...others } = state.lists;
    const isOnly = Object.keys(others).length === 0 && state.sought === undefined;
    if (list === undefined || isOnly) return { ...state, rows: told };
    const rows = { ...state.rows, ...told };
    if (byRow === undefined) return { ...state, rows };
    const placed = placeRows(others, Object.keys(told), state.rows, rows, byRow);
    return { ...state, rows, lists: { ...placed, [key]: list } };
  }

  /** Whether a row is in no list: a list alone does not say then what there is. */
  function isApart(told: State['rows'], known: State['lists']): boolean {
    const listed = Object.values(known).flatMap(({ data }) => data ?? []);
    return Object.keys(omit(told, listed)).length > 0;
  }

  /** These rows as they are now; what is not among the rows told is gone. */
  function withRows(state: State, { ids, reply }: { readonly ids: Ids; readonly reply: R }): State {
    // A backend that does not know of ids tells of all there are.
    const asked = new Set(ids);
    const told = byId(
      rowsOf(reply).filter((row) => asked.has(idOf(row))),
      state.rows,
    );
    const rows = { ...omit(state.rows, ids), ...told };
    const changed = omit(state.changed ?? {}, ids);
    const after = placeRows(state.lists, ids, state.rows, rows, byRow ?? {});
    const sought = state.sought ?? (isApart(told, after) ? {} : undefined);
    const now = withSought(
      { ...withoutRefusal(withoutChanges(state)), ...(sought && { sought }), rows, lists: after },
      soughtOf(state, ids),
      'told',
    );
    return Object.keys(changed).length === 0 ? now : { ...now, changed };
  }

  /** Whether it is known of an id whether there is such a row. Of a list that is on its way a part may be there. */
  const isSettled = ({ rows, lists: known, sought }: State, id: string) => {
    const all = known[allKey];
    const areKnown = Boolean(all?.data) && all?.status !== 'refreshing';
    return id === '' || Object.hasOwn(rows, id) || sought?.[id] === 'told' || areKnown;
  };
  const isUnasked = (state: State, id: string) => !isSettled(state, id) && !state.sought?.[id];

  /** Rows by id; of two with one id the first stays. */
  function byId(rows: readonly T[], known: State['rows']): Record<string, T> {
    const told: Record<string, T> = {};
    for (const row of rows) {
      const id = idOf(row);
      if (Object.hasOwn(told, id)) continue;
      const before = known[id];
      told[id] = before !== undefined && (versionOf(before) ?? 0) > (versionOf(row) ?? 0) ? before : row;
    }
    return told;
  }

  return {
    withList,
    withRows,
    isSettled,
    isUnasked,
    /** Rows are looked for that nobody has asked for yet. */
    withWanted: (state: State, ids: Ids): State =>
      withSought(
        state.unhad ? withoutRefusal(state) : state,
        ids.filter((id) => isUnasked(state, id)),
        'due',
      ),
    /** Of these rows those that are looked for are asked for again. */
    withOutdated: (state: State, ids: Ids): State => withSought(state, soughtOf(state, ids), 'due'),
    /** The state with other fields in one row, if it is there. */
    withChanges: (state: State, id: string, changes: Partial<T>): State => {
      const row = state.rows[id];
      return row === undefined ? state : { ...state, rows: { ...state.rows, [id]: { ...row, ...changes } } };
    },
    /** The state without that row, in its lists as well. */
    without: (state: State, id: string): State => {
      const { [id]: gone, ...rows } = state.rows;
      return gone === undefined ? state : { ...state, rows, lists: withoutId(state.lists, id) };
    },
  };
}

/** Of these ids, those that are looked for. */
const soughtOf = ({ sought = {} }: { readonly sought?: Sought }, ids: Ids): Ids =>
  ids.filter((id) => sought[id] !== undefined);

const withoutSought = <S extends Pick<Collected<never, never>, 'sought' | 'unhad'>>({
  sought: _all,
  unhad: _refusal,
  ...rest
}: S) => rest as Omit<S, 'sought' | 'unhad'> as S;

const withoutRefusal = <S extends { readonly unhad?: Refusal }>({ unhad: _refusal, ...rest }: S) =>
  rest as Omit<S, 'unhad'> as S;

export const withoutChanges = <S extends { readonly changed?: Changes }>({ changed: _told, ...rest }: S) =>
  rest as Omit<S, 'changed'> as S;

const withoutId = <P>(lists: Collected<unknown, P>['lists'], id: string): Collected<unknown, P>['lists'] =>
  Object.fromEntries(
    Object.entries(lists).map(([key, list]) => [
      key,
      list.data?.includes(id)
        ? ({ ...list, data: list.data.filter((each) => each !== id) } as QueryState<P, Ids>)
        : list,
    ]),
  );

function omit<T>(all: Readonly<Record<string, T>>, ids: Ids): Readonly<Record<string, T>> {
  const rest = { ...all };
  for (const id of ids) Reflect.deleteProperty(rest, id);
  return rest;
}
