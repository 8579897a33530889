import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { WINDOW_ROWS } from '../../../../contract/constants';
import type { ListWorkflow } from '../../../workflows/tables/lists';

/** So many rows before and after those in sight are asked for with them. */
const AROUND = 10;

interface RowsInSight {
  /** The rows of the page that are in sight; null before it was measured. */
  readonly range: { readonly startIndex: number; readonly endIndex: number } | null;
  /** Which row of the whole list the page begins with, and how many rows it has. */
  readonly offset: number;
  readonly count: number;
}

/** Tells a list whose rows come by and by which windows of it are in sight. */
export function useShowRows(
  showRows: ListWorkflow<unknown>['showRows'],
  { range, offset, count }: RowsInSight,
): void {
  const dispatch = useDispatch();
  const first = range ? windowOf(offset + Math.max(0, range.startIndex - AROUND)) : -1;
  const last = range ? windowOf(offset + Math.min(count - 1, range.endIndex + AROUND)) : -1;
  useEffect(() => {
    if (showRows && first >= 0) dispatch(showRows({ first, last }));
  }, [dispatch, showRows, first, last]);
}

/** The first row of the window in which a row comes. */
const windowOf = (row: number) => row - (row % WINDOW_ROWS);
