import { Classes } from '@blueprintjs/core';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { WINDOW_ROWS } from '../../../../contract/constants';
import type { RowsInSight } from './declaration';

/** So many rows before and after those in sight are asked for with them. */
const AROUND = 10;

/** Tells a list whose rows come by and by which windows of it are in sight, and stands where its rows will be. */
export function RowsToCome({ showRows, range, offset, count, missing }: RowsInSight) {
  const dispatch = useDispatch();
  const first = range ? windowOf(offset + Math.max(0, range.startIndex - AROUND)) : -1;
  const last = range ? windowOf(offset + Math.min(count - 1, range.endIndex + AROUND)) : -1;
  useEffect(() => {
    if (showRows && first >= 0) dispatch(showRows({ first, last }));
  }, [dispatch, showRows, first, last]);
  return missing.map(({ row, top }) => (
    <div
      key={row}
      role="row"
      aria-busy="true"
      className="list-row list-to-come"
      style={{ transform: `translateY(${top}px)` }}
    >
      <span role="cell" className={Classes.SKELETON} />
    </div>
  ));
}

/** The first row of the window in which a row comes. */
const windowOf = (row: number) => row - (row % WINDOW_ROWS);
