import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import { WINDOW_ROWS } from '../../../../contract/constants';
import { type ListWindow, lookedKey, type Looked } from '../../../entities/listWindows';
import type { ListView } from './state';
import type { RowRange } from './workflow';

/** Where a person is in a list whose rows come by and by. */
interface Paging {
  /** The rows that stand on the screen, and some around them; null before any was drawn as the list is looked at now. */
  readonly shown: RowRange | null;
  /** The window that was told last: the list is drawn as it was looked at then. */
  readonly told: ListWindow | null;
}

export interface PagedView extends ListView {
  readonly paging: Paging;
}

const nothing: Paging = { shown: null, told: null };

interface Creator<T> {
  match(action: unknown): action is { readonly payload: T } & UnknownAction;
}

/** The view of a list with where a person is in it. Takes the reducer of the view, and the fact that a window was told. */
export function pagedReducer(
  name: string,
  viewed: (view: ListView | undefined, action: UnknownAction) => ListView,
  loaded: Creator<{ readonly params: ListWindow }>,
) {
  const rowsShown = createAction<RowRange>(`${name}/rowsShown`);

  function paged({ shown, told }: Paging, action: UnknownAction): Paging {
    if (rowsShown.match(action)) return { shown: action.payload, told };
    return loaded.match(action) ? { shown, told: action.payload.params } : { shown, told };
  }

  function reducer(before: PagedView | undefined, action: UnknownAction): PagedView {
    const view = viewed(before, action);
    const paging = before?.paging ?? nothing;
    const { shown, told } = paged(paging, action);
    const after = before ? pagingAfter(before, view, { shown, told }) : { shown, told };
    const isUnchanged = after.shown === paging.shown && after.told === paging.told;
    return before && view === before && isUnchanged
      ? before
      : { ...view, paging: isUnchanged ? paging : after };
  }

  return { reducer, rowsShown };
}

/** Another path is another list, of which nothing was told. */
const pagingAfter = (before: ListView, view: ListView, { shown, told }: Paging): Paging =>
  before.path === view.path ? { shown: shownAfter(before, view, shown), told } : nothing;

/** A list that is looked at otherwise begins at its top, with as many rows in sight; of another page nothing is known yet. */
function shownAfter(before: ListView, view: ListView, shown: RowRange | null): RowRange | null {
  if (shown === null || (before.page !== view.page && view.page > 1)) return null;
  if (before.page === view.page && lookedKey(before) === lookedKey(view)) return shown;
  return { first: 0, last: shown.last - shown.first };
}

/** The windows that a person sees, by their first rows; before any row was drawn, the one in which the page begins. */
export function windowsSeen({ paging: { shown }, page }: PagedView, pageSize: number): readonly number[] {
  const start = (page - 1) * pageSize;
  const { first, last } = shown ?? { first: start, last: start };
  const windows: number[] = [];
  for (let at = first - (first % WINDOW_ROWS); at <= last; at += WINDOW_ROWS) windows.push(at);
  return windows;
}

/** How a list is looked at, for the server: what a search says, without its blanks, and what its path says as a filter. */
export const lookedOf = (
  { search, sort, filters }: Looked,
  ofPath: Looked['filters'] | undefined,
): Looked => ({
  search: search.trim().replace(/\s+/g, ' '),
  sort,
  filters: { ...filters, ...ofPath },
});
