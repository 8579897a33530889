import type { Kysely, Transaction } from 'kysely';
import { movedBefore, rearranged } from '../../contract/rules/order';
import { foldName } from '../../contract/rules/text';
import { ofIds } from '../database/ofIds';
import type { Catalogue } from '../database/schema';
import { change, type ChangeContext, type Handlers, read, Refused } from '../http/handler';
import { newId } from '../ids';

interface Names {
  readonly name: string;
  readonly singular: string;
}

const inOrder = (catalogue: Kysely<Catalogue>) =>
  catalogue.selectFrom('categories').selectAll().orderBy('position').orderBy('category_id');

/** How many talents have a profession, those that are listed and those in the trash. */
async function talentsBy(catalogue: Kysely<Catalogue>) {
  const counted = await catalogue
    .selectFrom('talents')
    .select(({ fn }) => ['category_id', fn.countAll().as('all'), fn.count('trashed_at').as('trashed')])
    .groupBy('category_id')
    .execute();
  return new Map(
    counted.map(({ category_id, all, trashed }) => [
      category_id,
      { talents: Number(all) - Number(trashed), trashed: Number(trashed) },
    ]),
  );
}

/** The professions that there are, each as it stands; refuses as not found where that one is none. */
async function professionsWith(catalogue: Transaction<Catalogue>, categoryId: string) {
  const rows = await inOrder(catalogue).execute();
  const row = rows.find(({ category_id }) => category_id === categoryId);
  if (!row) throw new Refused({ kind: 'notFound' });
  return { rows, row };
}

/** Refuses names that another profession has. */
function requireFree(others: readonly Names[], { name, singular }: Names): void {
  const isTaken = others.some(
    (other) => foldName(other.name) === foldName(name) || foldName(other.singular) === foldName(singular),
  );
  if (isTaken) throw new Refused({ kind: 'conflict', reason: 'professionExists' });
}

/** Where the talents of all professions are listed. */
const ALL = 'all';

/** The address under /talents: what the name says in letters and digits, and another one where that is taken. */
function addressOf(name: string, taken: readonly string[]): string {
  const words = foldName(name)
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, 90);
  return words === '' || [ALL, ...taken].includes(words)
    ? [words, newId(6)].filter(Boolean).join('_')
    : words;
}

const namesOf = ({ name, singular }: Names): Names => ({ name, singular });

async function move({ catalogue, changed, alsoChanged }: ChangeContext, id: string, beforeId: string) {
  const { rows, row } = await professionsWith(catalogue, id);
  const byId = new Map(rows.map((each) => [each.category_id, each]));
  if (beforeId !== '' && !byId.has(beforeId)) throw new Refused({ kind: 'notFound' });
  const wanted = movedBefore([...byId.keys()], id, beforeId).flatMap((each) => byId.get(each) ?? []);
  const placed = rearranged(wanted);
  for (const { category_id, position } of placed)
    await catalogue
      .updateTable('categories')
      .set({ position })
      .where('category_id', '=', category_id)
      .execute();
  if (placed.length > 0) await changed('category', id, { position: row.position });
  for (const { category_id } of placed) if (category_id !== id) alsoChanged('category', category_id);
}

/** The professions of an agency, and what administrators do with them. */
export const professionHandlers: Handlers<
  'agency.professions' | `profession.${'add' | 'rename' | 'move' | 'remove'}`
> = {
  'agency.professions': read(async ({ catalogue }, { categoryIds }) => {
    const rows = await inOrder(catalogue).where(ofIds('category_id', categoryIds)).execute();
    const counts = await talentsBy(catalogue);
    return rows.map(({ category_id, name, singular, router_url, position }) => ({
      ...{ categoryId: category_id, name, singular, routerUrl: router_url, position },
      ...(counts.get(category_id) ?? { talents: 0, trashed: 0 }),
    }));
  }),

  'profession.add': change(async ({ catalogue, changed }, input) => {
    const names = namesOf(input);
    const rows = await inOrder(catalogue).execute();
    requireFree(rows, names);
    const category_id = newId();
    const router_url = addressOf(
      names.name,
      rows.map((row) => row.router_url),
    );
    const position = Math.max(0, ...rows.map((row) => row.position)) + 1;
    await catalogue
      .insertInto('categories')
      .values({ category_id, ...names, router_url, position })
      .execute();
    await changed('category', category_id, null);
    return { categoryId: category_id };
  }),

  'profession.rename': change(async ({ catalogue, changed, alsoChanged }, { categoryId, ...input }) => {
    const names = namesOf(input);
    const { rows, row } = await professionsWith(catalogue, categoryId);
    requireFree(
      rows.filter((other) => other !== row),
      names,
    );
    if (names.name === row.name && names.singular === row.singular) return {};
    await catalogue.updateTable('categories').set(names).where('category_id', '=', categoryId).execute();
    await changed('category', categoryId, {
      ...(names.name !== row.name && { name: row.name }),
      ...(names.singular !== row.singular && { singular: row.singular }),
    });
    // Each talent tells what its profession is called.
    const talents = catalogue.selectFrom('talents').select('talent_id').where('trashed_at', 'is', null);
    for (const { talent_id } of await talents.where('category_id', '=', categoryId).execute())
      alsoChanged('talent', talent_id);
    return {};
  }),

  'profession.move': change(async (context, { categoryId, beforeId }) => {
    await move(context, categoryId, beforeId);
    return {};
  }),

  'profession.remove': change(async ({ catalogue, changed }, { categoryId }) => {
    const { rows, row } = await professionsWith(catalogue, categoryId);
    const { talents = 0, trashed = 0 } = (await talentsBy(catalogue)).get(categoryId) ?? {};
    if (talents + trashed > 0) throw new Refused({ kind: 'conflict', reason: 'professionInUse' });
    if (rows.length === 1) throw new Refused({ kind: 'conflict', reason: 'lastProfession' });
    await catalogue.deleteFrom('categories').where('category_id', '=', categoryId).execute();
    await changed('category', categoryId, namesOf(row));
    return {};
  }),
};
