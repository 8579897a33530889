import type { Updateable } from 'kysely';
import type { TalentRecord } from '../../contract/entities/talentRecord';
import { formatAgents } from '../../contract/rules/agents';
import type { TalentRecordRow, TalentRow } from '../database/schema';
import { listedColumns, recordColumns } from './record';

/** What of a record stands in `talents`. */
export const listedRow = (record: Pick<TalentRecord, keyof typeof listedColumns>) =>
  rowOf(listedColumns, record) as Updateable<TalentRow>;

/** What of a record stands in `talent_records`, without its key and version. */
export const recordRow = (record: Pick<TalentRecord, keyof typeof recordColumns>) =>
  rowOf(recordColumns, record) as Omit<TalentRecordRow, 'talent_id' | 'version'>;

/** The columns that hold these fields of a record, with what stands in them. */
function rowOf<K extends keyof TalentRecord>(
  columns: Readonly<Record<K, string>>,
  record: Pick<TalentRecord, K>,
): Record<string, string | number> {
  const pairs = Object.entries(columns) as [K, string][];
  return Object.fromEntries(pairs.map(([name, column]) => [column, stored(record[name])]));
}

function stored(value: TalentRecord[keyof TalentRecord]): string | number {
  if (typeof value === 'boolean') return value ? 1 : 0;
  return typeof value === 'string' ? value : formatAgents(value);
}
