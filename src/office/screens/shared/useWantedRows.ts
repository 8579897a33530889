import type { UnknownAction } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';

const ID = /^[\p{L}\p{N}._-]{1,100}$/u;

/** What a thing leads to need not be an id: of anything else the server would refuse to tell. */
export const isId = (text: string) => ID.test(text);

interface Seekable {
  readonly selectUnasked: (state: never, ids: readonly string[]) => readonly string[];
  readonly wantRows: (ids: readonly string[]) => UnknownAction;
}

/** Rows of a collection that are shown: those of these ids are asked for where they are not known. */
export function useWantedRows({ selectUnasked, wantRows }: Seekable, ids: readonly string[]): void {
  const dispatch = useDispatch();
  const unasked = useSelector((state: object) =>
    selectUnasked(state as never, ids)
      .filter(isId)
      .join(' '),
  );
  useEffect(() => {
    if (unasked !== '') dispatch(wantRows([...new Set(unasked.split(' '))]));
  }, [dispatch, unasked, wantRows]);
}
