import { createSelector } from '@reduxjs/toolkit';
import { lookedKey, type ListWindow, type Looked, type ToldWindow } from '../../../entities/listWindows';
import type { Keyed } from '../../../kernel/keyed';
import { ALL, type All, type QueryState } from '../../../kernel/query/state';
import type { ActedOn, Asked } from './asked';
import { isChosenFar, type PagedView, windowsSeen } from './paging';

type States = Keyed<QueryState<ListWindow, ToldWindow>>;

interface Shown<Row extends Chosen, Chosen, Acted, Root> {
  readonly asked: Asked<Root>;
  readonly actedOn: ActedOn<Acted>;
  readonly chosenOf: (acted: Acted) => Chosen;
  readonly idOf: (row: Chosen) => string;
  readonly keyOf: (window: ListWindow) => string;
  readonly selectStates: (state: Root) => States;
  readonly selectRowOf: (state: Root) => (id: string) => Row | undefined;
  readonly selectView: (state: Root) => PagedView;
  readonly lookedAt: (view: PagedView) => Looked;
  readonly selectPageSize: (state: Root) => number;
  /** The list of all rows, where they are known. */
  readonly whole: {
    selectTotal(state: Root): number;
    selectFound(state: Root): readonly Row[];
    selectChosen(state: Root): readonly Row[];
    selectIsChosen(state: Root): (id: string) => boolean;
  };
}

/** What a list shows whose rows come by and by: as it was looked at when the server last told of it. */
export function pagedSelectors<Row extends Chosen, Chosen, Acted, Root>(
  shown: Shown<Row, Chosen, Acted, Root>,
) {
  const { asked, actedOn, whole, keyOf, selectStates, selectView, lookedAt } = shown;

  const selectIsWhole = (state: Root): boolean => {
    const { status, data } = asked.selectQuery(state, ALL);
    return status !== 'idle' || data !== null;
  };

  /** The window by which the list is drawn: one of those in sight if they were told before, until then the one that was told last. */
  const selectDrawn = createSelector(
    [selectStates, selectView, shown.selectPageSize],
    (states, view, size): ListWindow | null => {
      const { told } = view.paging;
      const looked = lookedAt(view);
      if (told && lookedKey(told.looked) === lookedKey(looked)) return told;
      const seen = windowsSeen(view, size).flatMap((first) => states[keyOf({ looked, first })] ?? []);
      return seen.find(({ data }) => data)?.params ?? told;
    },
  );

  const selectTold = createSelector(
    [selectStates, selectDrawn],
    (states, drawn): ToldWindow | null => (drawn && states[keyOf(drawn)]?.data) ?? null,
  );

  const selectRows = createSelector(
    [selectStates, selectDrawn, selectTold, shown.selectRowOf],
    (states, window, told, rowOf): readonly (Row | undefined)[] => {
      const rows = new Array<Row | undefined>(told?.found ?? 0).fill(undefined);
      if (window === null) return rows;
      const looked = lookedKey(window.looked);
      for (const { params, data } of Object.values(states))
        if (data && lookedKey(params.looked) === looked)
          for (const [at, id] of data.ids.entries())
            if (params.first + at < rows.length) rows[params.first + at] = rowOf(id);
      return rows;
    },
  );

  const selectActedOn = (state: Root) =>
    actedOn.selectQuery(state as never, { looked: lookedAt(selectView(state)) });

  /** Whether only the server knows of all that are chosen. */
  function selectIsByServer(state: Root): boolean {
    const { selection, paging } = selectView(state);
    return selection.all || paging.far === 'chosen';
  }

  /** In the order of the list, as far as that is known. */
  const selectChosenRows = createSelector(
    [
      (state: Root) => selectView(state).selection,
      (state: Root) => selectIsByServer(state),
      selectRows,
      shown.selectRowOf,
      selectActedOn,
      whole.selectIsChosen,
    ],
    ({ ids }, isByServer, rows, rowOf, { data }, isChosen): readonly Chosen[] => {
      if (isByServer) return (data ?? []).map(shown.chosenOf).filter((row) => isChosen(shown.idOf(row)));
      const left = new Set(ids);
      const listed = rows.filter((row) => row !== undefined && left.delete(shown.idOf(row))) as Row[];
      return [...listed, ...[...left].flatMap((id) => rowOf(id) ?? [])];
    },
  );

  const selectWindows = createSelector(
    [selectStates, selectView, shown.selectPageSize, selectTold, selectActedOn],
    (states, view, size, data, acted): QueryState<All, ToldWindow> => {
      const looked = lookedAt(view);
      const seen = windowsSeen(view, size).flatMap((first) => states[keyOf({ looked, first })] ?? []);
      const failed = [...seen, ...(isChosenFar(view) ? [acted] : [])].find(
        ({ status }) => status === 'failed',
      );
      if (failed?.status === 'failed')
        return { status: 'failed', params: ALL, data, refusal: failed.refusal };
      if (data === null) return { status: 'loading', params: ALL, data };
      return {
        status: seen.every(({ status }) => status === 'ready') ? 'ready' : 'refreshing',
        params: ALL,
        data,
      };
    },
  );

  /** How many rows are found as the list is looked at now; nothing while that is not known. */
  function selectFoundNow(state: Root): number | undefined {
    const told = selectTold(state);
    const drawn = selectDrawn(state);
    const isNow = drawn !== null && lookedKey(drawn.looked) === lookedKey(lookedAt(selectView(state)));
    return isNow ? told?.found : undefined;
  }

  return {
    selectIsWhole,
    selectFoundNow,
    selectFound: (state: Root) => (selectIsWhole(state) ? whole.selectFound(state) : selectRows(state)),
    selectTotal: (state: Root) =>
      selectIsWhole(state) ? whole.selectTotal(state) : (selectTold(state)?.total ?? 0),
    selectChosen: (state: Root): readonly Chosen[] =>
      selectIsWhole(state) ? whole.selectChosen(state) : selectChosenRows(state),
    selectChosenCount: (state: Root): number => {
      if (selectIsWhole(state)) return whole.selectChosen(state).length;
      const { all, ids } = selectView(state).selection;
      if (all) return Math.max(0, (selectTold(state)?.found ?? 0) - ids.length);
      const isAsked = selectIsByServer(state) && selectActedOn(state).data === null;
      return isAsked ? ids.length : selectChosenRows(state).length;
    },
    selectQuery: (state: Root): QueryState<All, unknown> =>
      selectIsWhole(state) ? asked.selectQuery(state, ALL) : selectWindows(state),
  };
}
