import { type Kysely, sql } from 'kysely';
import { fold } from '../../contract/rules/text';
import { chunks } from '../database/chunks';
import { isSqlite } from '../database/json';
import { orderKey } from '../database/orderKey';
import type { Catalogue } from '../database/schema';
import { jsonWithoutNeedles, type Needle, withoutNeedles } from './words';
import { type Written, written } from './written';

/** What stands in the place of a name in an address of the web, and elsewhere. */
interface Instead {
  readonly inLinks: string;
  readonly inTexts: string;
}

type Row = Readonly<Record<string, unknown>>;

/** A row that names the person, and its columns without the name. */
interface Naming {
  readonly row: Row;
  readonly changes: Readonly<Record<string, string>>;
}

/** Whether a row is the person's own: of one's own films and texts it is not told that they name one. */
type IsOwn = (owner: unknown) => boolean;

/** How many works of others name the person. */
export async function countMentions(
  db: Kysely<Catalogue>,
  needles: readonly Needle[],
  isOwn: IsOwn,
): Promise<number> {
  let count = 0;
  for (const place of written) {
    const { work } = place;
    if (!work) continue;
    for await (const { row } of namingRows(db, place, needles, { inLinks: '', inTexts: '' }))
      if (work.owner === undefined || !isOwn(row[work.owner])) count += 1;
  }
  return count;
}

/** Takes the name of a person out of all that names it; returns what open offices hold of that, and at which version it is. */
export async function rewriteAll(
  db: Kysely<Catalogue>,
  needles: readonly Needle[],
  instead: Instead,
  tell: (entity: NonNullable<Written['entity']>[0], id: string) => void,
): Promise<void> {
  for (const place of written)
    for await (const { row, changes } of namingRows(db, place, needles, instead)) {
      let update = db.updateTable(place.table as 'news').set(changes as object);
      if (place.hasVersion) update = update.set((now) => ({ version: now('version', '+', 1) }));
      for (const key of keysOf(place)) update = update.where(sql.ref(key), '=', row[key]);
      await update.execute();
      if (place.entity) tell(place.entity[0], String(row[place.entity[1]] ?? ''));
    }
}

const keysOf = ({ key }: Written): readonly string[] => (typeof key === 'string' ? [key] : key);

/** The rows of a table that name the person; they are read a few at a time. */
async function* namingRows(
  db: Kysely<Catalogue>,
  place: Written,
  needles: readonly Needle[],
  instead: Instead,
): AsyncGenerator<Naming> {
  if (needles.length === 0) return;
  const { texts, json = [], links = [] } = place;
  const [key = ''] = keysOf(place);
  const like = isSqlite(db) ? sql`like` : sql`ilike`;
  const holds = [...texts, ...json, ...links].flatMap((column) =>
    needles.map((needle) => sql<boolean>`${sql.ref(column)} ${like} ${needle.like}`),
  );
  const found = await db
    .selectFrom(place.table as 'news')
    .select(sql<string>`${sql.ref(key)}`.as('key'))
    .where(sql<boolean>`(${sql.join(holds, sql` or `)})`)
    .execute();
  for (const chunk of chunks([...new Set(found.map((row) => row.key))])) {
    const rows = await db
      .selectFrom(place.table as 'news')
      .selectAll()
      .where(sql.ref(key), 'in', chunk)
      .execute();
    for (const row of rows as unknown as readonly Row[]) {
      const changes = changesOf(place, row, needles, instead);
      if (Object.keys(changes).length > 0) yield { row, changes };
    }
  }
}

function changesOf(
  { texts, json = [], links = [], folded = [], ordered = [] }: Written,
  row: Row,
  needles: readonly Needle[],
  { inTexts, inLinks }: Instead,
): Readonly<Record<string, string>> {
  const cleaned = [
    ...texts.map((column) => [column, inTexts, withoutNeedles] as const),
    ...links.map((column) => [column, inLinks, withoutNeedles] as const),
    ...json.map((column) => [column, inTexts, jsonWithoutNeedles] as const),
  ].flatMap(([column, word, clean]): (readonly [string, string])[] => {
    const before = row[column];
    if (typeof before !== 'string') return [];
    const after = clean(before, needles, word);
    return after === before ? [] : [[column, after]];
  });
  const changes = Object.fromEntries(cleaned);
  const compared = [
    ...folded.map((column) => [column, `${column}_folded`, fold] as const),
    ...ordered.map((column) => [column, `${column}_order`, orderKey] as const),
  ].flatMap(([column, under, compare]) => {
    const text = changes[column];
    return text === undefined ? [] : [[under, compare(text)]];
  });
  return { ...changes, ...Object.fromEntries(compared) };
}
