import type { Action } from '@reduxjs/toolkit';
import { put, select } from 'typed-redux-saga';
import { onEvery, reacting } from '../../kernel/reactions';
import { locationChanged } from './navigation';

/** The message that closes a thing in this state of the office; none where it is not open, or is at work. */
type Closing = (root: never) => Action | undefined;

/** What stands over a page, the statuses in which it closes with that page, and how: at work it goes on, and ends by itself. */
export const overlay =
  <Root, Status extends string>(
    selectState: (state: Root) => { readonly status: Status },
    statuses: readonly Status[],
    closed: () => Action,
  ) =>
  (root: Root): Action | undefined =>
    statuses.includes(selectState(root).status) ? closed() : undefined;

/** The saga by which what stands over a page closes with it. */
export const closingWithPage = (overlays: readonly Closing[]) =>
  reacting(
    onEvery(locationChanged, function* closeAll() {
      const closings = yield* select((root: unknown) => overlays.map((closing) => closing(root as never)));
      for (const closed of closings) if (closed) yield* put(closed);
    }),
  );
