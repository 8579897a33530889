import type { ListedReel } from '../../../src/contract/entities/listedReel';
import type { InputOf } from '../../../src/contract/script';
import { fold, holdsWords, searchWords } from '../../../src/contract/rules/text';
import type { ScriptByName } from '../../../src/contract/scripts';
import { reelOrders, reelSorts } from '../../../src/contract/scripts/reelWindows';
import { databases } from '../../tools/databases';
import { type Person, signIn, startServerOn, type TestServer } from '../support/server';

type Looked = InputOf<ScriptByName['reels.window']>;

const titles = ['Take 10', 'take 2', 'Été à la mer', '東京物語の夜', 'Half "quoted" 100%'];

describe.each(databases)('windows of the list of all reels on $database', ({ open }) => {
  let server: TestServer;
  let anna: Person;
  beforeAll(async () => {
    server = await startServerOn(open);
    anna = await signIn(server, 'staff@co.example');
    const own = (await all()).filter(({ special, kind }) => !special && kind === 'reel');
    for (const [at, title] of titles.entries()) {
      await anna.call('reel.rename', { reelId: own[at]!.reelId, title, type: 'MR' });
    }
    await sendTo('first@x.example', own[0]!);
    await sendTo('Zoe.Last@x.example', own[0]!);
    await sendTo('third@x.example', own[1]!);
  });
  afterAll(() => server?.close());

  const all = () => anna.call('reels.table', {});
  async function sendTo(recipient: string, { reelId }: ListedReel): Promise<void> {
    const { catalogue } = await server.installation.tenantOf(
      (await server.installation.agencies()).find(({ abbreviation }) => abbreviation === 'CO')!,
    );
    await catalogue
      .insertInto('outbox')
      .values({
        ...{ mail_id: recipient, recipient, reel_id: reelId, subject: 's', sender: 'a', reply_to: 'a' },
        ...{ body_id: 'b', status: 'sent', staff_id: 's', reason: '', attempts: 1, worker: null },
        ...{ next_attempt_at: '', created_at: `2026-01-0${++sent}T00:00:00.000Z`, sent_at: null },
      })
      .execute();
  }
  let sent = 0;
  const first: Looked = { search: '', order: 'title', isDescending: false, first: 0, count: 200 };
  const looked = (changes: Partial<Looked> = {}): Looked => ({ ...first, ...changes });
  const ask = (input: Looked) => anna.call('reels.window', input);
  const rowsBy = async (order: Looked['order']) => (await ask(looked({ order }))).rows;
  const idsOf = (reels: readonly { readonly reelId: string }[]) => reels.map(({ reelId }) => reelId);
  const byId = (reels: readonly ListedReel[]) =>
    reels.toSorted((one, other) => (one.reelId < other.reelId ? -1 : 1));

  test('the windows hold what a list of all would tell, and say how many there are', async () => {
    const reels = await all();
    const { found, total, rows } = await ask(looked());
    expect([found, total]).toEqual([reels.length, reels.length]);
    expect(byId(rows)).toEqual(byId(reels));
    expect(await ask(looked({ first: found }))).toEqual({ found, total, rows: [] });
  });

  test('whose a reel is, is told by both names apart too: not every language writes the first one first', async () => {
    const { rows } = await ask(looked({ search: '高橋' }));
    expect(rows).not.toEqual([]);
    for (const row of rows) expect(row).toMatchObject({ talentFirstName: '美咲', talentLastName: '高橋' });
    const own = (await ask(looked())).rows.filter(({ owner }) => owner === '');
    expect(own).not.toEqual([]);
    for (const row of own) expect(row).toMatchObject({ talentFirstName: '', talentLastName: '' });
  });

  test.each(Object.values(reelOrders))(
    'windows in the order of %s join to the whole, either way round',
    async (order) => {
      const whole = await rowsBy(order);
      const joined: ListedReel[] = [];
      for (let at = 0; at < whole.length; at += 7)
        joined.push(...(await ask(looked({ order, first: at, count: 7 }))).rows);
      expect(joined).toEqual(whole);
      expect((await ask(looked({ order, isDescending: true }))).rows).toEqual(whole.toReversed());
    },
  );

  test('numbers in titles count by their worth, whatever case', async () => {
    const inOrder = (await rowsBy('title')).map(({ title }) => title);
    expect(inOrder.indexOf('take 2')).toBe(inOrder.indexOf('Take 10') - 1);
  });

  test('the agency’s own come after those of all talents; the most, the longest, the newest, those that are on first', async () => {
    const owners = (await rowsBy('owner')).map(({ owner }) => owner);
    expect(owners.slice(owners.indexOf(''))).toEqual(owners.filter((owner) => owner === ''));
    const down = (one: number, other: number) => other - one;
    const films = (await rowsBy('films')).map((reel) => reel.films);
    expect(films).toEqual(films.toSorted(down));
    const lengths = (await rowsBy('length')).map(({ length }) => length);
    expect(lengths).toEqual(lengths.toSorted(down));
    const mails = (await rowsBy('sent')).map(({ sentAt }) => sentAt);
    expect(mails).toEqual(mails.toSorted().toReversed());
    const online = (await rowsBy('online')).map((reel) => Number(reel.online));
    expect(online).toEqual(online.toSorted(down));
  });

  test.each([
    'e',
    'the',
    'ETE mer',
    '東京物',
    '"quoted"',
    '100%',
    'ake 1',
    'zoe.last',
    'first@x',
    'anna show',
  ])('every word is found, in the title, the owner or whom it was sent to: %s', async (search) => {
    const holding = (await rowsBy('title')).filter(({ title, owner, sentTo }) =>
      holdsWords(fold(`${title} ${owner} ${sentTo}`), searchWords(search)),
    );
    const { found, rows } = await ask(looked({ search }));
    expect([found, idsOf(rows)]).toEqual([holding.length, idsOf(holding)]);
  });

  const isOfSort = {
    talent: ({ special, kind }: ListedReel) => !special && kind === 'reel',
    special: ({ special }: ListedReel) => special,
    group: ({ kind }: ListedReel) => kind === 'group',
    link: ({ kind }: ListedReel) => kind === 'link' || kind === 'poster',
  };
  test.each(Object.values(reelSorts))('those of one sort are found alone: %s', async (sort) => {
    const those = (await rowsBy('title')).filter(isOfSort[sort]);
    expect(idsOf((await ask(looked({ sort }))).rows)).toEqual(idsOf(those));
  });

  test.each([true, false])(
    'those that are on, or were sent, are found alone, or the others: %s',
    async (is) => {
      const rows = await rowsBy('title');
      const on = rows.filter(({ online }) => online === is);
      expect(idsOf((await ask(looked({ isOnline: is }))).rows)).toEqual(idsOf(on));
      const left = rows.filter(({ sentAt }) => (sentAt !== '') === is);
      expect(idsOf((await ask(looked({ isSent: is }))).rows)).toEqual(idsOf(left));
    },
  );

  test('a reel is found by what its talent is called now; in the trash it is not', async () => {
    const [{ reelId, talentId } = { reelId: '', talentId: '' }] = (await ask(looked({ search: 'take 2' })))
      .rows;
    await anna.call('talent.update', { talentId, firstName: 'Þóra-Mærð' });
    const found = async () => idsOf((await ask(looked({ search: 'maerð take 2' }))).rows);
    expect(await found()).toEqual([reelId]);
    const { total } = await ask(looked());
    await anna.call('reel.delete', { reelId, talentId, kind: 'normal', online: false });
    expect(await found()).toEqual([]);
    expect(await ask(looked({ count: 1 }))).toMatchObject({ found: total - 1, total: total - 1 });
  });

  test('what is on a reel is counted anew when films go on it or off it, to the trash or come back', async () => {
    const reel = (await rowsBy('films')).find(({ special, kind }) => !special && kind === 'reel')!;
    const { reelId, talentId, films, length } = reel;
    const onReel = async () => {
      const [row] = await anna.call('reels.table', { reelIds: [reelId] });
      return [row!.films, row!.length];
    };
    const { rows } = await anna.call('talentReels.list', { talentId });
    const { filmId, rowId } = rows.find((row) => row.reelId === reelId)!;
    const { duration = 0 } = (await anna.call('talentFilms.list', { talentId })).find(
      (film) => film.filmId === filmId,
    )!;
    expect([films, duration > 0]).toEqual([rows.filter((row) => row.reelId === reelId).length, true]);
    const less = [films - 1, length - duration];
    await anna.call('film.delete', { filmId, online: false });
    expect(await onReel()).toEqual(less);
    await anna.call('trash.restore', { kind: 'film', id: filmId });
    expect(await onReel()).toEqual([films, length]);
    await anna.call('reel.removeFilm', { talentId, reelId, rowId, filmId, kind: 'normal' });
    expect(await onReel()).toEqual(less);
    await anna.call('reel.addFilm', { talentId, reelId, filmId });
    expect(await onReel()).toEqual([films, length]);
  });

  test('all that are found are told in their order, as far as is needed to act on them; rows by their ids', async () => {
    const { rows } = await ask(looked({ search: 'e', order: 'films' }));
    const acted = await anna.call('reels.found', { search: 'e', order: 'films', isDescending: false });
    expect(acted).toEqual(
      rows.map(({ reelId, title, kind, special, talentId, groupId, online }) => ({
        ...{ reelId, title, kind, special, talentId, groupId, online },
      })),
    );
    const some = rows.slice(2, 4);
    expect(byId(await anna.call('reels.table', { reelIds: idsOf(some) }))).toEqual(byId(some));
  });
});
