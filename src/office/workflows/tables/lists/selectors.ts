import { createSelector } from '@reduxjs/toolkit';
import { selectPath } from '../../office/navigation';
import { type Addressed, queryOf } from './address';
import { choiceIn, type Filters, filtered, inOrder, type Orders, searched } from './rows';
import type { ListView } from './state';

interface Shown<N extends string, Row, State> {
  readonly name: N;
  readonly rows: (state: State, path: string) => readonly Row[];
  readonly idOf: (row: Row) => string;
  readonly searchKeyOf: (row: Row) => string;
  readonly orders: Orders<Row>;
  readonly filters: Filters<Row>;
  /** How the list stands in the address. */
  readonly addressed: Addressed;
}

/** What a list shows: its rows as they are looked at, and which of them are chosen. */
export function listSelectors<N extends string, Row, State>(shown: Shown<N, Row, State>) {
  const { name, idOf, orders, filters, addressed } = shown;
  type Root = Readonly<Record<N, ListView>>;
  type RowsRoot = Root & State;

  const selectView = (state: Root): ListView => state[name];
  const selectRows = (state: RowsRoot): readonly Row[] => shown.rows(state, selectView(state).path);
  const selectInOrder = createSelector(
    [selectRows, (state: RowsRoot) => selectView(state).sort],
    (rows, sort) => inOrder(rows, orders, sort),
  );
  const selectFound = createSelector(
    [
      selectInOrder,
      (state: RowsRoot) => selectView(state).filters,
      (state: RowsRoot) => selectView(state).search,
    ],
    (rows, chosen, search) => searched(filtered(rows, filters, chosen), shown.searchKeyOf, search),
  );
  const selectIsChosen = createSelector([(state: RowsRoot) => selectView(state).selection], choiceIn);
  const selectChosen = createSelector([selectFound, selectIsChosen], (rows, isChosen) =>
    rows.filter((row) => isChosen(idOf(row))),
  );

  return {
    selectView,
    selectRows,
    selectTotal: (state: RowsRoot) => selectRows(state).length,
    selectFound,
    selectIsChosen,
    selectChosen,
    selectChosenCount: (state: RowsRoot) => selectChosen(state).length,
    selectShownQuery: (state: RowsRoot & Parameters<typeof selectPath>[0]) =>
      selectPath(state) === selectView(state).path ? queryOf(selectView(state), addressed) : undefined,
  };
}
