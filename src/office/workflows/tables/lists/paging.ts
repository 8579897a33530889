import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import { WINDOW_ROWS } from '../../../../contract/constants';
import { type ListWindow, lookedKey, type Looked } from '../../../entities/listWindows';
import type { listSlice } from './slice';
import type { ListView } from './state';
import type { RowRange } from './workflow';

/** Where a person is in a list whose rows come by and by. */
interface Paging {
  /** The rows that stand on the screen, and some around them; null before any was drawn as the list is looked at now. */
  readonly shown: RowRange | null;
  /** The window that was told last: the list is drawn as it was looked at then. */
  readonly told: ListWindow | null;
  /** A range of rows that is to be chosen and has not all come; `chosen` once such rows are, of whom only the server can tell. */
  readonly far?: RowRange | 'chosen' | undefined;
}

export interface PagedView extends ListView {
  readonly paging: Paging;
}

const nothing: Paging = { shown: null, told: null };

interface Viewed {
  readonly reducer: (view: ListView | undefined, action: UnknownAction) => ListView;
  readonly intents: Pick<ReturnType<typeof listSlice>['intents'], 'rowsChosen'>;
}

interface Creator<T> {
  match(action: unknown): action is { readonly payload: T } & UnknownAction;
}

/** The view of a list with where a person is in it. Takes the slice of the view, and the fact that a window was told. */
export function pagedReducer(
  name: string,
  { reducer: viewed, intents: { rowsChosen } }: Viewed,
  loaded: Creator<{ readonly params: ListWindow }>,
) {
  const rowsShown = createAction<RowRange>(`${name}/rowsShown`);
  const rangeChosen = createAction<RowRange>(`${name}/rangeChosen`);
  const rangeTold = createAction<{ readonly ids: readonly string[] }>(`${name}/rangeTold`);

  function paged(paging: Paging, action: UnknownAction): Paging {
    if (rowsShown.match(action)) return { ...paging, shown: action.payload };
    if (rangeChosen.match(action)) return { ...paging, far: action.payload };
    if (rangeTold.match(action)) return { ...paging, far: 'chosen' };
    return loaded.match(action) ? { ...paging, told: action.payload.params } : paging;
  }

  function reducer(before: PagedView | undefined, action: UnknownAction): PagedView {
    const view = viewed(
      before,
      rangeTold.match(action) ? rowsChosen({ ids: action.payload.ids, isChosen: true }) : action,
    );
    const paging = before?.paging ?? nothing;
    const now = paged(paging, action);
    const after = before ? pagingAfter(before, view, now) : now;
    const isUnchanged =
      after.shown === paging.shown && after.told === paging.told && after.far === paging.far;
    return before && view === before && isUnchanged
      ? before
      : { ...view, paging: isUnchanged ? paging : after };
  }

  return { reducer, rowsShown, rangeChosen, rangeTold };
}

/** Another path is another list, of which nothing was told. */
function pagingAfter(before: ListView, view: ListView, { shown, told, far }: Paging): Paging {
  if (before.path !== view.path) return nothing;
  const stays = farAfter(before, view, far);
  return { shown: shownAfter(before, view, shown), told, ...(stays && { far: stays }) };
}

/** A range is one of a list as it was looked at; and who chooses all, or nothing, has chosen no rows one by one. */
function farAfter(before: ListView, view: ListView, far: Paging['far']): Paging['far'] {
  const { all, ids } = view.selection;
  if (view.selection !== before.selection && (all || ids.length === 0)) return undefined;
  return far === 'chosen' || lookedKey(before) === lookedKey(view) ? far : undefined;
}

/** Whether the server has to tell of all that are found, as rows are chosen or to be chosen that may never have been shown. */
export const isChosenFar = ({ selection, paging }: PagedView) => selection.all || paging.far !== undefined;

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
