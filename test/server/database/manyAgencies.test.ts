import { transact } from '../../../src/server/database/transact';
import { databases } from '../../tools/databases';
import { storeOn } from './stores';

const agencies = Array.from({ length: 10 }, (_, at) => `A${at}`);

describe.each(databases)('ten agencies on $database', ({ open }) => {
  const openAgain = storeOn(open);

  test('change at once though each asks the directory meanwhile', async () => {
    const store = await openAgain();
    const directory = await store.openDirectory();
    const catalogues = [];
    for (const agency of agencies) catalogues.push(await store.openCatalogue(agency));
    const changed = catalogues.map((catalogue) =>
      transact(catalogue, async (transaction) => {
        const known = await directory.selectFrom('agencies').select('abbreviation').execute();
        await transaction.insertInto('reel_names').values({ name: 'Fiction', code: 'F' }).execute();
        return known.length;
      }),
    );
    expect(await Promise.all(changed)).toEqual(agencies.map(() => 0));
    await store.close();
  });
});
