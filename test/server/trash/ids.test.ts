import sharp from 'sharp';
import { pictureUpload } from '../../../src/contract/scripts';
import { findAwake } from '../../../src/server/calendar/entries';
import { keyOf, liveTables, type LiveTable } from '../../../src/server/http/live';
import { databases } from '../../tools/databases';
import { plain as letter } from '../newsletters/content';
import { postFile } from '../support/form';
import { type Person, signIn, startServerOn, type TestServer, wireOf } from '../support/server';

const idTaken = { kind: 'conflict', reason: 'idTaken' };

describe.each(databases)('ids that clients choose, on $database', ({ open }) => {
  let server: TestServer;
  let anna: Person;
  beforeAll(async () => {
    server = await startServerOn(open);
    anna = await signIn(server, 'staff@co.example');
  });
  afterAll(() => server?.close());

  const co = async () => (await server.installation.agency('CO'))!;
  async function firstOf(table: LiveTable): Promise<string> {
    const { catalogue } = await co();
    const key = keyOf(table) as 'news_id';
    return (
      await catalogue
        .selectFrom(table as 'news')
        .select(key)
        .executeTakeFirstOrThrow()
    )[key];
  }

  /** What comes of adding a thing of that kind under an id. */
  const adding: Partial<Record<LiveTable, (id: string) => Promise<unknown>>> = {
    async news(newsId) {
      const content = { title: 'A prize', text: '', picture: '', online: true } as const;
      const link = { linkType: 'none', linkValue: '' } as const;
      return (await anna.send('news.add', wireOf('news.add', { newsId, ...content, ...link }))).refusal;
    },
    async newsletters(newsletterId) {
      const call = { html: '', logoColour: 'black', clientAbbreviation: 'CO' } as const;
      const wire = wireOf('newsletter.add', { newsletterId, ...letter, ...call });
      return (await anna.send('newsletter.add', wire)).refusal;
    },
    async screens(name) {
      const { databaseName } = (await co()).agency;
      const scale = { heightPercent: 100, widthPercent: 100, version: 0 };
      const input = { targetPath: '', name, ...scale, client: 'CO', databaseName, kind: 'screen' } as const;
      const picture = sharp({ create: { width: 40, height: 20, channels: 3, background: '#283' } });
      const bytes = await picture.png().toBuffer();
      const path = '/backend/UploadPictFILM_UHD.php';
      return (await postFile(server.app, path, pictureUpload, input, bytes, anna)).refusal;
    },
  };

  const added = Object.keys(adding) as LiveTable[];
  const pairs = added.flatMap((table) => liveTables.map((other) => [table, other] as const));
  // A second picture of a screen is no second screen.
  test.each(pairs.filter(([table, other]) => table !== 'screens' || other !== 'screens'))(
    'of %s are none of %s: such a one is taken, in the trash or not',
    async (table, other) => {
      const { catalogue } = await co();
      const id = await firstOf(other);
      for (const trashed_at of [new Date().toISOString(), null]) {
        await catalogue
          .updateTable(other as 'news')
          .set({ trashed_at })
          .where(keyOf(other) as 'news_id', '=', id)
          .execute();
        expect(await adding[table]?.(id)).toEqual(idTaken);
      }
    },
  );

  test.each(added)('of %s are those of no person, profession or agency', async (table) => {
    const administrator = await signIn(server, 'admin@co.example');
    const [profession] = await anna.call('categories.list', { productionMode: 1 });
    const { newsId = '' } = (await anna.call('news.list', {}))[0] ?? {};
    await anna.send('news.delete', { NEWS_ID: newsId });
    await administrator.call('trash.empty', { until: '2999-01-01T00:00:00.000Z' });
    await administrator.call('trash.empty', { until: '2999-01-01T00:00:00.000Z' });
    for (const id of [anna.userId, administrator.userId, profession?.categoryId ?? '', 'CO', 'trash'])
      expect([id, await adding[table]?.(id)]).toEqual([id, idTaken]);
  });

  test('of what is scheduled none rests because of another thing’s', async () => {
    const newsletterId = await firstOf('newsletters');
    const when = { from: '2099-07-14 09:00', until: '', recipients: 'a@brand.example' };
    const thing = { thing: 'newsletter', subjectId: newsletterId } as const;
    const { entryIds } = await anna.call('schedule.add', { ...thing, ...when });
    await adding.news?.(newsletterId);
    expect((await anna.send('news.delete', { NEWS_ID: newsletterId })).refusal).toEqual({ kind: 'notFound' });
    const { catalogue } = await co();
    expect((await findAwake(catalogue, entryIds[0]!))?.status).toBe('waiting');
  });
});
