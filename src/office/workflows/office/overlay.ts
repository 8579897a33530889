import type { Action } from '@reduxjs/toolkit';
import { put, type SagaGenerator, select } from 'typed-redux-saga';
import { onEvery, reacting } from '../../kernel/reactions';
import { locationChanged } from './navigation';

type CloseIfOpen = () => SagaGenerator<void>;

/** What stands over a page, the statuses in which it closes with that page, and how: at work it goes on, and ends by itself. */
export const overlay = <Root, Status extends string>(
  selectState: (state: Root) => { readonly status: Status },
  statuses: readonly Status[],
  closed: () => Action,
): CloseIfOpen =>
  function* closeIfOpen() {
    const { status } = yield* select(selectState);
    if (statuses.includes(status)) yield* put(closed());
  };

/** The saga by which what stands over a page closes with it. */
export const closingWithPage = (overlays: readonly CloseIfOpen[]) =>
  reacting(
    onEvery(locationChanged, function* closeAll() {
      for (const closeIfOpen of overlays) yield* closeIfOpen();
    }),
  );
