import type { Updateable } from 'kysely';
import type { TalentRecord } from '../../contract/entities/talentRecord';
import { formatAgents } from '../../contract/rules/agents';
import type { InputOf } from '../../contract/script';
import type { ScriptByName } from '../../contract/scripts';
import type { TalentRecordRow, TalentRow } from '../database/schema';
import { change, type ChangeContext, type Handler, Refused } from '../http/handler';
import { listedColumns, recordColumns, storedRecord } from './record';
import { givenSecrets, keepSecrets } from './secrets';

type Input = InputOf<ScriptByName['talent.update']>;

/** Changes what is given and differs; the history keeps what stood there before, of secrets only their names. */
export const talentUpdate: Handler<'talent.update'> = change(async (context, input) => {
  const { talentId } = input;
  const { record, version, secrets } = await storedRecord(context.catalogue, talentId);
  if (input.version !== undefined && input.version !== version)
    return { kind: 'conflict', version, values: record };
  const changed = changedFields(record, input);
  const secretNames = givenSecrets(input);
  if (changed.length === 0 && secretNames.length === 0) return { kind: 'saved', version };
  if (changed.includes('categoryId')) await requireCategory(context, input.categoryId);
  if (secretNames.length > 0) await keepSecrets(context, input, secrets?.version ?? 0);
  const next = changed.length > 0 ? version + 1 : version;
  if (changed.length > 0) await keepRecord(context, talentId, { ...record, ...pick(input, changed) }, next);
  const before = pick(record, changed);
  await context.remember(talentId, secretNames.length > 0 ? { ...before, secrets: secretNames } : before);
  if (changed.some((name) => name in listedColumns))
    context.announce({ kind: 'changed', what: 'talents', talentId });
  return { kind: 'saved', version: next };
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

async function requireCategory({ catalogue }: ChangeContext, categoryId = ''): Promise<void> {
  const categories = catalogue.selectFrom('categories').select('category_id');
  if (!(await categories.where('category_id', '=', categoryId).executeTakeFirst()))
    throw new Refused({ kind: 'notFound' });
}

async function keepRecord(
  { catalogue }: ChangeContext,
  talentId: string,
  record: TalentRecord,
  version: number,
): Promise<void> {
  await catalogue
    .updateTable('talents')
    .set(rowOf(listedColumns, record) as Updateable<TalentRow>)
    .where('talent_id', '=', talentId)
    .execute();
  const row = {
    ...(rowOf(recordColumns, record) as Omit<TalentRecordRow, 'talent_id' | 'version'>),
    version,
  };
  await catalogue
    .insertInto('talent_records')
    .values({ talent_id: talentId, ...row })
    .onConflict((conflict) => conflict.column('talent_id').doUpdateSet(row))
    .execute();
}

/** The columns that hold these fields of a record, with what stands in them. */
function rowOf(
  columns: Partial<Record<keyof TalentRecord, string>>,
  record: TalentRecord,
): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(columns).map(([name, column]) => [column, stored(record[name as keyof TalentRecord])]),
  );
}

function stored(value: TalentRecord[keyof TalentRecord]): string | number {
  if (typeof value === 'boolean') return value ? 1 : 0;
  return typeof value === 'string' ? value : formatAgents(value);
}
