import type { TrashState } from './state';

interface Root {
  readonly trash: TrashState;
}

export const selectEmptying = (state: Root) => state.trash.emptying;
