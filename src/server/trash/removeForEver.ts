import type { TrashKind } from '../../contract/entities/trash';
import type { ChangeContext } from '../http/handler';
import { leave } from './entries';
import { eraseHistory } from './eraseHistory';
import { addWithParts, type Wholes } from './parts';
import { kinds, trashables } from './registry';
import { deleteRows } from './rows';
import { tellOfMove } from './tell';

/** Removes things for ever, with their files and what the history knows of them; parts stand among them. */
export async function removeForEver(context: ChangeContext, found: Wholes): Promise<void> {
  const { catalogue } = context;
  for (const kind of kinds.toReversed()) {
    const ids = [...(found.get(kind) ?? [])];
    const { remove } = trashables[kind];
    await (remove ? remove(context, ids) : deleteRows(catalogue, kind, ids));
    await leave(catalogue, kind, ids);
    await eraseHistory(catalogue, ids);
  }
}

/** Removes a thing with its parts for ever, whether it is in the trash or not; open offices hear of it. */
export async function removeWhole(context: ChangeContext, kind: TrashKind, id: string): Promise<void> {
  const found: Wholes = new Map();
  await addWithParts(context.catalogue, found, kind, [id]);
  await tellOfMove(context, new Map([...found].map(([each, ids]) => [each, [...ids]])));
  await removeForEver(context, found);
}
