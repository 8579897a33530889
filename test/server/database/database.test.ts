import { reelNameFields } from '../../../src/contract/entities/reel';
import { rows } from '../../../src/contract/wire/reply';
import { jsonRows } from '../../../src/server/database/json';
import { transact } from '../../../src/server/database/transact';
import { databases } from '../../tools/databases';
import { storeOn } from './stores';

describe.each(databases)('the store on $database', ({ open }) => {
  const openAgain = storeOn(open);

  test('is migrated from nothing, keeps what was written when it is opened again, and keeps agencies apart', async () => {
    const first = await openAgain();
    await first.openDirectory();
    const catalogue = await first.openCatalogue('CO');
    await catalogue.insertInto('reel_names').values({ name: 'Fiction', code: 'F' }).execute();
    await first.close();
    const second = await openAgain();
    await second.openDirectory();
    const again = await second.openCatalogue('CO');
    expect(await again.selectFrom('reel_names').selectAll().execute()).toEqual([
      { name: 'Fiction', code: 'F' },
    ]);
    const other = await second.openCatalogue('MP');
    expect(await other.selectFrom('reel_names').selectAll().execute()).toEqual([]);
    await second.close();
  });

  test('changes of one thing by many at once all pass, one after another', async () => {
    const store = await openAgain();
    const catalogue = await store.openCatalogue('YY');
    await catalogue.insertInto('reel_names').values({ name: 'count', code: '0' }).execute();
    const count = catalogue.selectFrom('reel_names').select('code').where('name', '=', 'count');
    await Promise.all(
      Array.from({ length: 20 }, () =>
        transact(catalogue, async (transaction) => {
          const { code } = await transaction
            .selectFrom('reel_names')
            .select('code')
            .where('name', '=', 'count')
            .executeTakeFirstOrThrow();
          const next = { code: String(Number(code) + 1) };
          await transaction.updateTable('reel_names').set(next).where('name', '=', 'count').execute();
        }),
      ),
    );
    expect(await count.executeTakeFirst()).toEqual({ code: '20' });
    await store.close();
  });

  test('of changes that come at once each stands or falls for itself, and is on disk when it is told', async () => {
    const [store, other] = [await openAgain(), await openAgain()];
    const [catalogue, elsewhere] = [await store.openCatalogue('XX'), await other.openCatalogue('XX')];
    const add = (code: string) =>
      transact(catalogue, async (transaction) => {
        await transaction
          .insertInto('reel_names')
          .values({ name: `at once ${code}`, code })
          .execute();
        if (Number(code) % 3 === 0) throw new Error(`not ${code}`);
        return code;
      });
    const seen = (code: string) =>
      elsewhere
        .selectFrom('reel_names')
        .select('code')
        .where('name', '=', `at once ${code}`)
        .executeTakeFirst();
    const ends = await Promise.allSettled(
      ['1', '2', '3', '4', '5', '6'].map(async (code) => ({ told: await add(code), seen: await seen(code) })),
    );
    expect(
      ends.map((end) => (end.status === 'fulfilled' ? end.value : (end.reason as Error).message)),
    ).toEqual([
      { told: '1', seen: { code: '1' } },
      { told: '2', seen: { code: '2' } },
      'not 3',
      { told: '4', seen: { code: '4' } },
      { told: '5', seen: { code: '5' } },
      'not 6',
    ]);
    expect(await seen('3')).toBeUndefined();
    await Promise.all([store.close(), other.close()]);
  });

  test('writes the JSON of a list with the names of the wire, in the order of the query, any text unharmed', async () => {
    const store = await openAgain();
    const catalogue = await store.openCatalogue('ZZ');
    const reply = rows('NAMES', reelNameFields);
    const query = catalogue.selectFrom('reel_names').selectAll().orderBy('code', 'desc');
    const columns = { name: 'name', code: 'code' } as const;
    const written = async () => new Response((await jsonRows(catalogue, reply, query, columns)).json).json();
    expect(reply.read(await written())).toEqual([]);
    const names = [`"quoted" \\ 'single'\n`, '深夜 🎬', '</script>'];
    await catalogue
      .insertInto('reel_names')
      .values(names.map((name, i) => ({ name, code: `c${i}` })))
      .execute();
    expect(await written()).toEqual({
      NAMES: names.map((RUBNAME, i) => ({ RUBNAME, CodeRub: `c${i}` })).reverse(),
    });
    await store.close();
  });
});
