import type { TalentRecord } from '../../contract/entities/talentRecord';
import type { InputOf } from '../../contract/script';
import type { ScriptByName } from '../../contract/scripts';
import { isAllowed } from '../../contract/rules/allow';
import { change, type ChangeContext, type Handler, Refused } from '../http/handler';
import { saveVersioned } from '../http/saveVersioned';
import { requireCategory } from './categories';
import { comparedNames } from '../database/comparedNames';
import { listedColumns, storedRecord } from './record';
import { listedRow, recordRow } from './recordRow';
import { givenSecrets, keepSecrets } from './secrets';

type Input = InputOf<ScriptByName['talent.update']>;

/** Changes what is given and differs; the history keeps what stood there before, of secrets only their names. */
export const talentUpdate: Handler<'talent.update'> = change(async (context, input) => {
  const { talentId } = input;
  const { record, version, secrets } = await storedRecord(context.catalogue, talentId);
  const changed = changedFields(record, input);
  const secretNames = givenSecrets(input);
  if (secretNames.length > 0 && !isAllowed('secrets', context.caller.staff))
    throw new Refused({ kind: 'forbidden' });
  const before = pick(record, changed);
  return saveVersioned(context, {
    entity: 'talentRecord',
    id: talentId,
    known: input.version,
    version,
    values: record,
    isChanged: changed.length > 0 || secretNames.length > 0,
    before: secretNames.length > 0 ? { ...before, secrets: secretNames } : before,
    // Secrets have a version of their own.
    countsUp: changed.length > 0,
    async write(next) {
      if (changed.includes('categoryId')) await requireCategory(context.catalogue, input.categoryId ?? '');
      if (secretNames.length > 0) await keepSecrets(context, input, secrets);
      if (changed.length > 0)
        await keepRecord(context, talentId, { ...record, ...pick(input, changed) }, next);
      // Lists show some of a record's fields.
      if (changed.some((name) => name in listedColumns)) context.alsoChanged('talent', talentId);
    },
  });
});

const pick = (values: Partial<TalentRecord>, names: readonly (keyof TalentRecord)[]): Partial<TalentRecord> =>
  Object.fromEntries(names.map((name) => [name, values[name]]));

/** The fields that are given and are not as they stand. */
function changedFields(record: TalentRecord, input: Input): readonly (keyof TalentRecord)[] {
  const names = Object.keys(record) as (keyof TalentRecord)[];
  return names.filter(
    (name) => input[name] !== undefined && JSON.stringify(input[name]) !== JSON.stringify(record[name]),
  );
}

async function keepRecord(
  { catalogue }: ChangeContext,
  talentId: string,
  record: TalentRecord,
  version: number,
): Promise<void> {
  await catalogue
    .updateTable('talents')
    .set({ ...listedRow(record), ...comparedNames(record) })
    .where('talent_id', '=', talentId)
    .execute();
  const row = { ...recordRow(record), version };
  await catalogue
    .insertInto('talent_records')
    .values({ talent_id: talentId, ...row })
    .onConflict((conflict) => conflict.column('talent_id').doUpdateSet(row))
    .execute();
}
