import { type FieldChange, isOfDeed } from '../../contract/entities/activity';
import { chunks } from '../database/chunks';
import type { ReadContext } from '../http/handler';
import { beforeOf, type HistoryRow } from './history';
import { fieldsOf, type HandlersByScript, recordNow, type Values } from './records';

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value ?? null));

/** What is told of a save and is not of the record. */
const NOT_OF_IT = ['version', 'saved_at', 'staff_id', 'talent_id', 'agentId'];

/** The scripts whose history notes a name that they change; others note it to say what they acted on. */
const NAMING = ['profession.rename', 'agents.save'];

const isOfRecord = (script: string, field: string) =>
  field === 'name' ? NAMING.includes(script) : !NOT_OF_IT.includes(field);

const keyOf = (row: Pick<HistoryRow, 'subject' | 'script'>, field = '') =>
  [row.subject, row.script, field].join('\n');

/**
 * The fields of history rows, before and after. What stood there after a change is what the next one of the same field
 * found; after the last it is what stands there now. `rows` are the newest first.
 */
export async function changesOf(
  handlers: HandlersByScript,
  context: ReadContext,
  rows: readonly HistoryRow[],
): Promise<readonly (readonly FieldChange[])[]> {
  const later = new Map<string, unknown>();
  const records = new Map<string, Promise<Values | undefined>>();
  const shown = new Set(rows.map(({ activity_id }) => activity_id));
  const told: (readonly FieldChange[])[] = [];
  for (const row of await withLater(context, rows)) {
    const now = async () => {
      const known = records.get(keyOf(row)) ?? recordNow(handlers, context, row.script, row.subject);
      records.set(keyOf(row), known);
      return known;
    };
    const back = fieldsOf(row.script);
    const changes: FieldChange[] = [];
    for (const [field, before] of Object.entries(beforeOf(row))) {
      if (!isOfRecord(row.script, field)) continue;
      if (shown.has(row.activity_id)) {
        const key = keyOf(row, field);
        const after = later.has(key)
          ? later.get(key)
          : back.includes(field)
            ? (await now())?.[field]
            : undefined;
        const canPutBack = back.includes(field) && (await now()) !== undefined;
        changes.push({
          ...{ field, before: asText(before), canPutBack },
          ...(after !== undefined && { after: asText(after) }),
        });
      }
      if (!isOfDeed(row.script, field)) later.set(keyOf(row, field), before);
    }
    if (shown.has(row.activity_id)) told.push(changes);
  }
  return told;
}

/** Rows with those that came after them to the same things, the newest first. */
async function withLater(
  { catalogue }: ReadContext,
  rows: readonly HistoryRow[],
): Promise<readonly HistoryRow[]> {
  const oldest = rows.at(-1);
  if (!oldest) return [];
  const all = new Map(rows.map((row) => [row.activity_id, row]));
  for (const subjects of chunks([...new Set(rows.map(({ subject }) => subject))])) {
    const found = await catalogue
      .selectFrom('activity')
      .selectAll()
      .where('activity_id', '>', oldest.activity_id)
      .where('subject', 'in', subjects)
      .execute();
    for (const row of found) all.set(row.activity_id, row);
  }
  return [...all.values()].sort((a, b) => (a.activity_id < b.activity_id ? 1 : -1));
}
