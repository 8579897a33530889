import type { Kysely } from 'kysely';
import type { Trashed, TrashKind } from '../../contract/entities/trash';
import { personName } from '../../contract/rules/personName';
import type { Catalogue, TrashRow } from '../database/schema';
import { type Handler, read } from '../http/handler';
import { withinOf } from './entries';
import { kinds, trashables } from './registry';
import { idOf, ownerOf, rowsBy } from './rows';
import type { ThingRow } from './trashable';

/** What was deleted itself, newest first, with how much went with it. */
export const trashList: Handler<'trash.list'> = read(async ({ catalogue, colleagues }) => {
  const names = new Map(
    (await colleagues()).map((person) => [
      person.staffId,
      personName(person.firstName, person.lastName) || person.email,
    ]),
  );
  const counts = await countsWithin(catalogue);
  const entries = await catalogue
    .selectFrom('trash')
    .selectAll()
    .where('within', 'is', null)
    .orderBy('at', 'desc')
    .orderBy('subject_id')
    .execute();
  const rows = await rowsOf(catalogue, entries);
  const ownerIds = [...rows.entries()].flatMap(([{ kind }, row]) => ownerOf(kind, row) ?? []);
  const owners = new Map(
    (await rowsBy(catalogue, 'talent', 'talent_id', [...new Set(ownerIds)])).map((row) => [
      idOf('talent', row),
      row,
    ]),
  );
  return entries.flatMap((entry): Trashed[] => {
    const { kind, subject_id: id } = entry;
    const row = rows.get(entry);
    if (!row) return [];
    const { title, picture } = trashables[kind];
    const owner = kind === 'talent' ? undefined : owners.get(ownerOf(kind, row) ?? '');
    const countOf = (part: TrashKind) => counts.get(`${part} in ${withinOf(kind, id)}`) ?? 0;
    return [
      {
        kind,
        id,
        title: title(row),
        talentId: owner ? idOf('talent', owner) : '',
        talentName: owner ? trashables.talent.title(owner) : '',
        talentTrashed: owner !== undefined && owner.trashed_at !== null,
        deletedAt: entry.at,
        deletedBy: names.get(entry.staff_id) ?? '',
        filmCount: countOf('film'),
        reelCount: countOf('reel') + countOf('specialReel'),
        profilePicture: '',
        thumbnail: 0,
        ...picture?.(row),
      },
    ];
  });
});

/** The rows that entries stand for. */
async function rowsOf(
  db: Kysely<Catalogue>,
  entries: readonly TrashRow[],
): Promise<ReadonlyMap<TrashRow, ThingRow>> {
  const found = new Map<TrashRow, ThingRow>();
  for (const kind of kinds) {
    const own = new Map(
      entries.filter((entry) => entry.kind === kind).map((entry) => [entry.subject_id, entry]),
    );
    for (const row of await rowsBy(db, kind, trashables[kind].id, [...own.keys()])) {
      const entry = own.get(idOf(kind, row));
      if (entry) found.set(entry, row);
    }
  }
  return found;
}

async function countsWithin(db: Kysely<Catalogue>): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('trash')
    .where('within', 'is not', null)
    .groupBy(['within', 'kind'])
    .select(['within', 'kind'])
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .execute();
  return new Map(rows.map(({ within, kind, count }) => [`${kind} in ${within ?? ''}`, count]));
}
