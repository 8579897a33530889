import { keyOfTrashed, type TrashedName } from '../../entities/trash';
import type { TrashState } from './state';

interface Root {
  readonly trash: TrashState;
}

export const selectTrashList = (state: Root) => state.trash.list;
export const selectEmptying = (state: Root) => state.trash.emptying;
export const selectRestoring = (state: Root, thing: TrashedName) => state.trash.restores[keyOfTrashed(thing)];
