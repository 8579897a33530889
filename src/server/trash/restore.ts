import { change, type Handler, Refused } from '../http/handler';
import { entriesWithin, findEntry, leave, withinOf } from './entries';
import { isWholeTrashed } from './parts';
import { kinds } from './registry';
import { mark, ownerOf, rowOf } from './rows';
import { resumeSchedules } from './schedules';
import { tellOfMove } from './tell';

/** Puts a thing back where it stood. What is in no trash stands there already, or never was this agency's. */
export const trashRestore: Handler<'trash.restore'> = change(async (context, { kind, id }) => {
  const { catalogue } = context;
  const row = await rowOf(catalogue, kind, id);
  if (!row) throw new Refused({ kind: 'notFound' });
  const owner = ownerOf(kind, row);
  const entry = await findEntry(catalogue, kind, id);
  if (!entry) return { talentId: owner ?? '' };
  if (entry.within !== null || (await isWholeTrashed(catalogue, kind, row)))
    throw new Refused({ kind: 'conflict', reason: 'ownerInTrash' });
  const parts = await entriesWithin(catalogue, withinOf(kind, id));
  const moved = new Map(
    kinds.map((each) => [
      each,
      [entry, ...parts].filter((part) => part.kind === each).map((part) => part.subject_id),
    ]),
  );
  for (const [each, ids] of moved) {
    await mark(catalogue, each, ids, null);
    await leave(catalogue, each, ids);
  }
  const resumed = await resumeSchedules(context, [...moved.values()].flat());
  await context.recordHistory(id, { kind, deletedAt: entry.at });
  await tellOfMove(context, moved);
  return { talentId: owner ?? '', ...resumed };
});
