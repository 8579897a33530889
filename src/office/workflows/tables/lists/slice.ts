import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { splitActions } from '../../../kernel/splitActions';
import { type Addressed, freshView, nobody, queryOf, viewAt } from './address';
import { withChoice } from './rows';
import type { ListPlace, ListView } from './state';

interface Option {
  readonly filter: string;
  /** Empty: every row is let through. */
  readonly option: string;
}

interface Choice {
  readonly ids: readonly string[];
  readonly isChosen: boolean;
}

interface Address {
  readonly path: string;
  /** With its question mark; empty for none. */
  readonly query: string;
}

const withOption = (chosen: ListView['filters'], { filter, option }: Option): ListView['filters'] => {
  const { [filter]: _before, ...others } = chosen;
  return option ? { ...others, [filter]: option } : others;
};

function nextSort(sort: string, column: string, first: string): string {
  if (sort === column) return `-${column}`;
  return sort === `-${column}` && first !== sort ? first : column;
}

/** The slice of one list. What is found by another search or filter is not chosen yet. */
export function listSlice<N extends string>(name: N, addressed: Addressed) {
  const slice = createSlice({
    name,
    initialState: freshView('', addressed),
    reducers: {
      searched: (view, { payload: search }: PayloadAction<string>): ListView => ({
        ...view,
        search,
        page: 1,
        selection: nobody,
      }),
      /** The column that sorts the list already turns it round; pressed once more, the list is as at first, unless it is already. */
      sorted: (view, { payload: column }: PayloadAction<string>): ListView => ({
        ...view,
        sort: nextSort(view.sort, column, addressed.sort),
        page: 1,
      }),
      /** By a column, `-` before it for a descending order, whatever sorts it now. */
      sortChosen: (view, { payload: sort }: PayloadAction<string>): ListView => ({ ...view, sort, page: 1 }),
      filtered: (view, { payload }: PayloadAction<Option>): ListView => ({
        ...view,
        filters: withOption(view.filters, payload),
        page: 1,
        selection: nobody,
      }),
      pageOpened: (view, { payload: page }: PayloadAction<number>): ListView => ({ ...view, page }),
      rowsChosen: (view, { payload: { ids, isChosen } }: PayloadAction<Choice>): ListView => ({
        ...view,
        selection: withChoice(view.selection, ids, isChosen),
      }),
      /** All that is found, on whatever page. */
      allChosen: (view): ListView => ({ ...view, selection: { all: true, ids: [] } }),
      choiceCleared: (view): ListView => ({ ...view, selection: nobody }),
      /** The person goes elsewhere; coming back finds the same place. */
      left: (view, { payload: place }: PayloadAction<ListPlace>): ListView => ({ ...view, place }),

      addressed: (view, { payload: { path, query } }: PayloadAction<Address>): ListView =>
        view.path === path && queryOf(view, addressed) === query
          ? view
          : { ...viewAt(path, query, addressed), place: view.place },
    },
  });
  const { reducer, actions } = slice;
  return {
    reducer,
    ...splitActions(
      actions,
      'searched',
      'sorted',
      'sortChosen',
      'filtered',
      'pageOpened',
      'rowsChosen',
      'allChosen',
      'choiceCleared',
      'left',
    ),
  };
}
