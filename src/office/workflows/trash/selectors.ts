import type { TrashState } from './state';

interface Root {
  readonly trash: TrashState;
}

export const selectTrashList = (state: Root) => state.trash.list;
export const selectEmptying = (state: Root) => state.trash.emptying;
