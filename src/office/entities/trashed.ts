import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { Trashed } from '../../contract/entities/trash';
import { on } from '../kernel/query/invalidation';
import { request } from '../kernel/request';
import { serverEventReceived } from '../kernel/signals';
import { collection } from './collection';

/** What names a thing in the trash, and what people know it by. */
export type TrashedName = Pick<Trashed, 'kind' | 'id' | 'title'>;

/** The key of a thing in the trash: ids are one kind's own. */
export const keyOfTrashed = ({ kind, id }: Pick<Trashed, 'kind' | 'id'>) => `${kind} ${id}`;

/** Fact of workflows/restoring: a thing is in the trash no more; `talentId` is whose film or reel it is. */
export const thingRestored = createAction<{ readonly thing: TrashedName; readonly talentId: string }>(
  'restoring/restored',
);
/** Fact: a thing that stands in the trash's list was taken out of it. */
export const trashedRestored = createAction<TrashedName>('trashed/restored');

/** What is in the trash, the newest deletion first. */
export const trashed = collection({
  name: 'trashed',
  ask: () => request('trash.list', {}),
  idOf: keyOfTrashed,
  rowsOf: (rows: readonly Trashed[]) => rows,
  invalidatedBy: [on(serverEventReceived, ({ kind }) => kind === 'changed'), on(thingRestored)],
});

type TrashedState = ReturnType<typeof trashed.reducer>;

export function trashedReducer(state: TrashedState | undefined, action: UnknownAction): TrashedState {
  const now = trashed.reducer(state, action);
  return trashedRestored.match(action) ? trashed.without(now, keyOfTrashed(action.payload)) : now;
}
