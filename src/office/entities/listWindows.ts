import type { Action, UnknownAction } from '@reduxjs/toolkit';
import { put, type SagaGenerator } from 'typed-redux-saga';
import type { Answer } from '../../contract/refusal';
import type { ListPart } from '../../contract/wire/part';
import type { Keyed } from '../kernel/keyed';
import type { Invalidation } from '../kernel/query/invalidation';
import { query } from '../kernel/query/query';
import type { QueryState } from '../kernel/query/state';
import { askForAll, isUnheardOf, type Whole } from './askForAll';

/** How a list is looked at, as far as the server finds and orders its rows. */
export interface Looked {
  readonly search: string;
  /** The column that orders it, `-city` for a descending one. */
  readonly sort: string;
  readonly filters: Readonly<Record<string, string>>;
}

/** WINDOW_ROWS rows of a list as it is looked at, from the one at `first` on, counted from 0. */
export interface ListWindow {
  readonly looked: Looked;
  readonly first: number;
}

/** What the server told of a window. */
export interface ToldWindow {
  readonly found: number;
  readonly total: number;
  readonly ids: readonly string[];
}

type States = Keyed<QueryState<ListWindow, ToldWindow>>;

/** A collection in which the rows of windows stand, and all there are where the backend tells of all only. */
interface Collection<T> extends Whole {
  readonly facts: Whole['facts'] & {
    rowsTold(payload: { readonly ids: readonly string[]; readonly reply: readonly T[] }): UnknownAction;
  };
}

interface WindowsOptions<N extends string, T> {
  /** Of its slice and of its messages: `filmWindows/loaded`. */
  readonly name: N;
  readonly rows: Collection<T>;
  readonly idOf: (row: T) => string;
  readonly ask: (window: ListWindow) => SagaGenerator<Answer<ListPart<T>>>;
  /** What makes windows old: those that are on show are asked for anew. */
  readonly invalidatedBy: readonly Invalidation<ListWindow>[];
  /** The id of the row that a message takes away. */
  readonly goneIn: (action: Action) => string | undefined;
}

/** So many windows that nobody looks at any more are known at most. */
const KEPT = 40;

/** What names how a list is looked at: a search stands in it under its name, for what a log masks of it. */
export const lookedKey = ({ search, sort, filters }: Looked) => JSON.stringify({ search, sort, filters });

/**
 * Windows of a list that the server finds and orders: each is a question of its own, whose rows stand in their collection.
 * A backend that has no such call is asked for all rows instead.
 */
export function listWindows<N extends string, T>({
  name,
  rows,
  idOf,
  ask,
  invalidatedBy,
  goneIn,
}: WindowsOptions<N, T>) {
  const windows = query({
    name,
    keyOf: ({ looked: { search, sort, filters }, first }: ListWindow) =>
      JSON.stringify({ search, sort, filters, first }),
    *ask(window): SagaGenerator<Answer<ToldWindow>> {
      const answer = yield* ask(window);
      if (!answer.ok) return isUnheardOf(answer.refusal) ? yield* askForAll(rows, untold) : answer;
      const { found, total, rows: reply } = answer.reply;
      const ids = reply.map(idOf);
      yield* put(rows.facts.rowsTold({ ids, reply }));
      return { ok: true, reply: { found, total, ids } };
    },
    dataOf: (told: ToldWindow) => told,
    invalidatedBy,
    retriesAtOnce: true,
  });

  function reducer(before: States | undefined, action: UnknownAction): States {
    const states = windows.reducer(before, action);
    if (windows.facts.asked.match(action)) return withoutOldest(states);
    const gone = goneIn(action);
    return gone === undefined ? states : withoutRow(states, gone);
  }

  return { ...windows, reducer };
}

/** Of a backend that has told of all rows instead: the list shows those. */
const untold: ToldWindow = { found: 0, total: 0, ids: [] };

function withoutOldest(states: States): States {
  const idle = Object.keys(states).filter((key) => states[key]?.status === 'idle');
  const dropped = new Set(idle.slice(0, Math.max(0, idle.length - KEPT)));
  if (dropped.size === 0) return states;
  return Object.fromEntries(Object.entries(states).filter(([key]) => !dropped.has(key)));
}

/** Without a row, in whichever windows it stands; what it was found by finds one less. */
function withoutRow(states: States, id: string): States {
  const all = Object.values(states);
  const finding = new Set(
    all.filter(({ data }) => data?.ids.includes(id)).map(({ params }) => lookedKey(params.looked)),
  );
  if (finding.size === 0) return states;
  const less = (state: QueryState<ListWindow, ToldWindow>) => {
    if (state.data === null) return state;
    const { found, total, ids } = state.data;
    const isFound = finding.has(lookedKey(state.params.looked));
    const data = {
      found: isFound ? found - 1 : found,
      total: total - 1,
      ids: ids.filter((each) => each !== id),
    };
    return { ...state, data };
  };
  return Object.fromEntries(Object.entries(states).map(([key, state]) => [key, less(state)]));
}
