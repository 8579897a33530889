import { type Insertable, type Kysely, sql } from 'kysely';
import type { Entity } from '../../contract/events';
import type { Fields, ValueOf } from '../../contract/wire/field';
import type { Catalogue } from '../database/schema';
import type { ChangeContext } from './handler';
import { keyOf, live, type LiveTable } from './live';
import { idTaken, requireOwnId } from './ownId';
import { saveVersioned } from './saveVersioned';

/** The tables of things that can be in the trash and count their changes. */
type VersionedTable = {
  [T in LiveTable]: Catalogue[T] extends { version: number } ? T : never;
}[LiveTable];

interface ContentOptions<T extends VersionedTable, F extends Fields> {
  readonly entity: Entity;
  readonly table: T;
  /** The contract's fields that staff write, and the columns in which they stand. */
  readonly fields: F;
  readonly columns: { readonly [Name in keyof F]: keyof Catalogue[T] & string };
}

/** A row that is not in the trash: what staff wrote in it, and its version. */
interface Stored<V> {
  readonly id: string;
  readonly version: number;
  readonly content: V;
}

type Columns = Readonly<Record<string, unknown>>;

interface SaveOptions {
  /** The version that the caller began from; without one the last save stands. */
  readonly known?: number | undefined;
  /** Refuses what may not be written, where it comes to that. */
  readonly check?: () => void;
  /** Columns that staff do not write, as they are once something was written. */
  readonly others?: Columns;
}

/** How what staff write in a kind of thing is added to its table, read there and saved. Columns hold it as the wire does. */
export function contentOf<T extends VersionedTable, F extends Fields>(options: ContentOptions<T, F>) {
  type Content = ValueOf<F>;
  const { entity, table, fields, columns } = options;
  const names = Object.keys(columns) as (keyof F & string)[];
  const key = keyOf(table);

  const rowOf = (content: Content): Columns =>
    Object.fromEntries(
      names.map((name) => {
        const value = (content as Columns)[name];
        return [columns[name], typeof value === 'boolean' ? Number(value) : fields[name]?.write(value)];
      }),
    );

  const contentIn = (row: object): Content => {
    const held = row as Columns;
    return Object.fromEntries(
      names.map((name) => [name, fields[name]?.read(held[columns[name]])]),
    ) as Content;
  };

  return {
    /** What staff wrote in a row of the table. */
    contentIn,

    /** Adds one under the id that the office made; `others` are the columns that staff do not write. Refuses a taken id. */
    async add(
      context: ChangeContext,
      id: string,
      content: Content,
      others: Partial<Insertable<Catalogue[T]>>,
    ): Promise<void> {
      const row = { [key]: id, ...rowOf(content), version: 1, ...others };
      const added = await context.catalogue
        .insertInto(table as 'news')
        .values(row as unknown as Insertable<Catalogue['news']>)
        .onConflict((conflict) => conflict.column(key as 'news_id').doNothing())
        .returning(sql.ref(key).as('id'))
        .executeTakeFirst();
      if (!added) throw idTaken();
      await requireOwnId(context, table, id);
      await context.changed(entity, id, null, 1);
    },

    /** Refuses as not found. */
    async stored(catalogue: Kysely<Catalogue>, id: string): Promise<Stored<Content>> {
      const row = (await live(catalogue, table, id)) as { readonly version: number };
      return { id, version: row.version, content: contentIn(row) };
    },

    /** Saves unless the row is another one than the caller knew. Who asks for what stands there overwrites nobody. */
    save(
      context: ChangeContext,
      { id, version, content: values }: Stored<Content>,
      content: Content,
      { known, check, others }: SaveOptions = {},
    ) {
      const [now, wanted] = [rowOf(values), rowOf(content)];
      const different = names.filter((name) => wanted[columns[name]] !== now[columns[name]]);
      const isChanged = different.length > 0;
      return saveVersioned(context, {
        entity,
        id,
        known: isChanged ? known : undefined,
        version,
        values,
        isChanged,
        before: Object.fromEntries(different.map((name) => [name, (values as Columns)[name]])),
        write(next) {
          check?.();
          return context.catalogue
            .updateTable(table as 'news')
            .set({ ...wanted, ...others, version: next })
            .where(key as 'news_id', '=', id)
            .execute();
        },
      });
    },
  };
}
