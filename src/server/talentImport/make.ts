import type { InputOf, WrittenOf } from '../../contract/script';
import type { talentTableImport } from '../../contract/scripts/talentImport';
import type { TalentRecord } from '../../contract/entities/talentRecord';
import { chunks } from '../database/chunks';
import { type ChangeContext, Refused } from '../http/handler';
import { newId } from '../ids';
import { newTalent } from '../talents/newTalent';
import { recordRow } from '../talents/recordRow';
import { leftRows } from './leftRows';
import { isTaken, sortRows } from './sort';
import type { Table } from './table';

/** Adds the good rows of a table as talents, off the site until somebody puts them there. */
export async function importTable(
  context: ChangeContext,
  table: Table,
  input: InputOf<typeof talentTableImport>,
): Promise<WrittenOf<typeof talentTableImport>> {
  const { rows } = await sortRows(context.catalogue, table, input);
  const [taken, left] = [true, false].map((is) =>
    rows.filter((row) => isTaken(row, input.withDoubles) === is),
  );
  const records = (taken ?? []).flatMap(({ record }) => record ?? []);
  if (records.length === 0) throw new Refused({ kind: 'conflict', reason: 'nothingToImport' });
  const importId = newId();
  const added = records.map((record, at) => ({ talentId: `${importId}.${at + 1}`, record }));
  await insert(context, added);
  await context.recordHistory(`import:${importId}`, { imported: added.length });
  for (const { talentId } of added) context.alsoChanged('talent', talentId);
  await context.recordHistories(added.map(({ talentId: subject }) => ({ subject, before: null })));
  return {
    ...{ importId, imported: added.length, left: left?.length ?? 0 },
    csv: leftRows(table, left ?? [], input.language),
  };
}

interface Added {
  readonly talentId: string;
  readonly record: TalentRecord;
}

async function insert({ catalogue, now }: ChangeContext, added: readonly Added[]): Promise<void> {
  for (const some of chunks(added)) {
    await catalogue
      .insertInto('talents')
      .values(some.map(({ talentId, record }) => newTalent(talentId, record, now)))
      .execute();
    await catalogue
      .insertInto('talent_records')
      .values(some.map(({ talentId, record }) => ({ talent_id: talentId, ...recordRow(record), version: 1 })))
      .execute();
  }
}
