import type { Entity } from '../../contract/events';
import type { ChangeContext } from '../http/handler';
import { kinds, trashables } from './registry';
import { ownerOf, rowsBy } from './rows';
import type { Moved } from './trashable';

/** Tells the offices of all that went into the trash or came back: the rows themselves, and what shows or counts them. */
export async function tellOfMove({ catalogue, alsoChanged }: ChangeContext, moved: Moved): Promise<void> {
  const tellOwner = (shown: Entity, owner: string | null) => {
    // The agency has reels of its own, and nothing else.
    if (owner !== null || shown === 'reels') alsoChanged(shown, owner ?? '');
  };
  for (const kind of kinds) {
    const ids = moved.get(kind) ?? [];
    const { id: column, entity, shownBy = [], reelOwners } = trashables[kind];
    if (entity) for (const id of ids) alsoChanged(entity, id);
    const rows = shownBy.length === 0 ? [] : await rowsBy(catalogue, kind, column, ids);
    for (const row of rows) for (const shown of shownBy) tellOwner(shown, ownerOf(kind, row));
    for (const owner of (await reelOwners?.(catalogue, ids)) ?? []) tellOwner('reels', owner);
  }
}
