import { change, type Handler } from '../http/handler';
import { addWithParts, type Wholes } from './parts';
import { kinds } from './registry';
import { removeForEver } from './removeForEver';
import { tellOfMove } from './tell';

/**
 * Removes for ever what was deleted up to an instant, with its parts, also those that were deleted on their own, its
 * files, and what the history knows of it; what was deleted after the person looked stays.
 */
export const trashEmpty: Handler<'trash.empty'> = change(async (context, { until }) => {
  const { catalogue } = context;
  const old = await catalogue
    .selectFrom('trash')
    .select(['kind', 'subject_id', 'within'])
    .where('at', '<=', until)
    .execute();
  const found: Wholes = new Map();
  for (const kind of kinds) {
    const ids = old.filter((entry) => entry.kind === kind).map((entry) => entry.subject_id);
    await addWithParts(catalogue, found, kind, ids);
  }
  // Lists have none of it any more: that something of a kind is gone is told once, to who shows the trash or counts it.
  await tellOfMove(context, new Map([...found].map(([kind, ids]) => [kind, [...ids].slice(0, 1)])));
  await removeForEver(context, found);
  await context.recordHistory('trash', Object.fromEntries([...found].map(([kind, ids]) => [kind, [...ids]])));
  return { removed: old.filter((entry) => entry.within === null).length };
});
