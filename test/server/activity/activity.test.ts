import type { ScriptName } from '../../../src/contract/scripts';
import { reelFieldNames } from '../../../src/server/database/migrations/catalogue/099-reel-field-names';
import { databases } from '../../tools/databases';
import { type Person, signIn, startServerOn, type TestServer, wireOf } from '../support/server';

describe.each(databases)('what was done, on $database', ({ open }) => {
  let server: TestServer;
  let administrator: Person;
  let staff: Person;

  beforeAll(async () => {
    server = await startServerOn(open);
    administrator = await signIn(server, 'admin@co.example');
    staff = await signIn(server, 'staff@co.example');
  });
  afterAll(() => server?.close());

  const addTalent = async () => {
    const [profession] = await staff.call('categories.list', { productionMode: 1 });
    const categoryId = profession?.categoryId ?? '';
    const name = { firstName: 'Ida', lastName: 'Berg' };
    return (await staff.call('talent.add', { categoryId, ...name })).talentId;
  };
  const refused = async (person: Person, name: ScriptName, input: object) =>
    (await person.send(name, wireOf(name, input))).refusal;
  const rowsOf = (subject: string) => administrator.call('activity.list', { subject });

  test('is told with who did it, to what, and each field before and after', async () => {
    const talentId = await addTalent();
    await staff.call('talent.update', { talentId, city: 'Lyon', phone: '1' });
    await administrator.call('talent.update', { talentId, city: 'Paris' });
    const [second, first, added] = await rowsOf(talentId);
    expect(second).toMatchObject({
      ...{ script: 'talent.update', staffName: expect.stringContaining('Achterberg') },
      ...{ thing: 'talent', subject: talentId, title: 'Ida Berg' },
      changes: [{ field: 'city', before: 'Lyon', after: 'Paris', canPutBack: true }],
    });
    expect(first?.staffId).toBe(staff.userId);
    expect(first?.changes).toEqual(
      expect.arrayContaining([
        { field: 'city', before: '', after: 'Lyon', canPutBack: true },
        { field: 'phone', before: '', after: '1', canPutBack: true },
      ]),
    );
    expect(added).toMatchObject({ script: 'talent.add', changes: [] });
  });

  test('how many mails went out is told by itself: it is no change of what stood there before', async () => {
    const [letter] = await staff.call('newsletters.list', {});
    const { newsletterId = '' } = letter ?? {};
    const mailed = (recipients: string) =>
      staff.call('newsletter.mailList', { newsletterId, clientAbbreviation: 'CO', recipients });
    await mailed('a@brand.example');
    await mailed('a@brand.example, b@brand.example');
    const changes = (await rowsOf(newsletterId)).map((row) => row.changes);
    expect(changes.slice(0, 2)).toEqual([
      [{ field: 'mails', before: '2', canPutBack: false }],
      [{ field: 'mails', before: '1', canPutBack: false }],
    ]);
  });

  test('is found by person, thing and day, a page at a time', async () => {
    const talentId = await addTalent();
    for (let i = 0; i < 105; i++) await staff.call('talent.toggle', { talentId, online: i % 2 === 0 });
    const page = await rowsOf(talentId);
    expect(page.length).toBe(100);
    const olderThan = page.at(-1)?.activityId;
    const rest = await administrator.call('activity.list', { subject: talentId, olderThan });
    expect(rest.map(({ script }) => script)).toEqual([
      ...Array<string>(5).fill('talent.toggle'),
      'talent.add',
    ]);
    const own = { subject: talentId, staffId: administrator.userId };
    expect(await administrator.call('activity.list', own)).toEqual([]);
    const day = (from: string, until: string) =>
      administrator.call('activity.list', { subject: talentId, from, until });
    expect(await day('2001-01-01', '2001-12-31')).toEqual([]);
    expect((await day('2001-01-01', '2199-12-31')).length).toBe(100);
  });

  test.each([
    { from: '2026-02-31' },
    { from: '0002-11-28' },
    { from: '0202-11-28' },
    { until: '1899-12-31' },
    { until: '9999-12-31' },
  ])('the day %j is none that a clock tells: the list and the table refuse it, and name it', async (of) => {
    const problems = { [Object.keys(of)[0]!]: 'malformed' };
    for (const script of ['activity.list', 'activity.export'] as const)
      expect(await refused(administrator, script, of)).toEqual({ kind: 'invalid', problems });
  });

  test('one field, or the whole record, is put back to how it was, which is a change like any other', async () => {
    const talentId = await addTalent();
    await staff.call('talent.update', { talentId, city: 'Lyon', phone: '1' });
    await staff.call('talent.update', { talentId, city: 'Paris', phone: '2' });
    await staff.call('talent.update', { talentId, email: 'ida@example.com' });
    const [, second, first] = await rowsOf(talentId);
    await administrator.call('activity.putBack', { activityId: second?.activityId ?? '', field: 'city' });
    expect(await staff.call('talent.get', { talentId })).toMatchObject({ city: 'Lyon', phone: '2' });
    const [last] = await rowsOf(talentId);
    expect(last).toMatchObject({ script: 'talent.update', staffId: administrator.userId });
    expect(last?.changes).toEqual([{ field: 'city', before: 'Paris', after: 'Lyon', canPutBack: true }]);
    await administrator.call('activity.putBack', { activityId: first?.activityId ?? '' });
    expect(await staff.call('talent.get', { talentId })).toMatchObject({ city: '', phone: '', email: '' });
  });

  test('news, home screens, films, newsletters and texts are put back too', async () => {
    const [news] = await staff.call('news.list', {});
    const [film] = await staff.call('agencyFilms.list', {});
    const [newsletter] = await staff.call('newsletters.list', {});
    const [screen] = await staff.call('screens.list', {});
    if (!news || !film || !newsletter || !screen) throw new Error('the demo is too small');
    const [whole] = await staff.call('newsletter.get', { newsletterId: newsletter.newsletterId });
    if (!whole) throw new Error('no newsletter');
    const call = { html: '', logoColour: 'black', clientAbbreviation: 'CO' } as const;
    const talentId = await addTalent();
    await staff.call('biography.save', { talentId, markdown: 'First.' });
    await staff.call('news.update', { ...news, title: 'Another' });
    await staff.call('news.toggle', { newsId: news.newsId, online: !news.online });
    await staff.call('film.updateInfos', { ...film, tags: ['another'] });
    await staff.call('newsletter.update', { ...whole, ...call, title: 'Another' });
    await staff.call('screen.update', { ...screen, legend: 'Another' });
    await staff.call('biography.save', { talentId, markdown: 'Second.' });
    for (const subject of [news.newsId, film.filmId, newsletter.newsletterId, screen.screenId, talentId]) {
      const rows = (await rowsOf(subject)).filter(({ changes }) =>
        changes.some(({ canPutBack }) => canPutBack),
      );
      for (const { activityId, script } of rows.slice(0, subject === talentId ? 1 : 2))
        expect([script, await refused(administrator, 'activity.putBack', { activityId })]).toEqual([
          script,
          undefined,
        ]);
    }
    const [newsNow] = await staff.call('news.list', { newsIds: [news.newsId] });
    expect(newsNow).toMatchObject({ title: news.title, online: news.online, picture: news.picture });
    const [filmNow] = await staff.call('agencyFilms.list', { filmIds: [film.filmId] });
    expect(filmNow).toMatchObject({ title: film.title, tags: film.tags, notes: film.notes });
    const [wholeNow] = await staff.call('newsletter.get', { newsletterId: whole.newsletterId });
    expect(wholeNow).toMatchObject({ title: whole.title, items: whole.items, backColour: whole.backColour });
    const [screenNow] = await staff.call('screens.list', { screenIds: [screen.screenId] });
    expect(screenNow).toMatchObject({ legend: screen.legend, filmId: screen.filmId });
    expect((await staff.call('biography.read', { talentId })).markdown).toBe('First.');
  });

  test('reels are put back: their names, addresses and switches, and what posters and special ones say', async () => {
    const talentId = await addTalent();
    const fresh = { code: 'c1', isNewName: false, talentId, type: 'MR' } as const;
    const link = { isLink: true, linkValue: 'vimeo.com/1' } as const;
    const add = async (title: string, over: object = {}) =>
      (await staff.call('reel.add', { ...fresh, title, isLink: false, linkValue: '', ...over })).reelId;
    const [reelId, linkId] = [await add('Night'), await add('Site', link)];
    const posterId = await add('Cannes', { ...link, isUploaded: false, subtitle1: 'One', subtitle2: '' });
    const ofAgency = { title: 'Best of', heading: 'H1', isNewName: false, type: 'ASA_SPECIAL_REEL' } as const;
    const { reelId: specialId = '' } = await staff.call('agencyReel.add', ofAgency);
    const own = { talentId, code: 'c1', ...link };
    await staff.call('reel.rename', { reelId, type: 'MR', title: 'Day' });
    await staff.call('reel.toggle', { reelId, talentId, online: false });
    await staff.call('reel.update', { ...own, reelId: linkId, title: 'Films', linkValue: 'vimeo.com/2' });
    await staff.call('reel.update', {
      ...own,
      reelId: posterId,
      title: 'Cannes',
      isUploaded: false,
      subtitle1: 'Two',
    });
    const said = { title: 'Worst of', heading: 'H', subheading: 'H2', mailSender: 'a@co.example' };
    await staff.call('reel.rename', { ...said, reelId: specialId, type: 'ASA_SPECIAL_REEL' });
    await staff.call('specialReel.toggle', { reelId: specialId, online: false });
    for (const [subject, count] of [
      [reelId, 2],
      [linkId, 1],
      [posterId, 1],
      [specialId, 2],
    ] as const) {
      const rows = (await rowsOf(subject)).filter(({ changes }) => changes.length > 0);
      expect(rows).toHaveLength(count);
      for (const { activityId } of rows) await administrator.call('activity.putBack', { activityId });
    }
    const { reels } = await staff.call('talentReels.list', { talentId });
    expect(reels).toMatchObject([
      { title: 'Night', online: true },
      { title: 'Site', linkValue: 'vimeo.com/1' },
      { title: 'Cannes', isUploaded: false, subtitle1: 'One', linkValue: 'vimeo.com/1' },
    ]);
    const special = (await staff.call('agencyReels.list', {})).find((each) => each.reelId === specialId);
    expect(special).toMatchObject({
      title: 'Best of',
      heading: 'H1',
      subheading: '',
      mailSender: '',
      online: true,
    });
  });

  test('what reels were before an upgrade is told and put back by the names that fields have now', async () => {
    const talentId = await addTalent();
    const link = { talentId, code: 'c1', isLink: true, linkValue: 'vimeo.com/1' } as const;
    const { reelId } = await staff.call('reel.add', { ...link, title: 'Site', type: 'MR', isNewName: false });
    const ofAgency = { title: 'Best of', heading: '', isNewName: false, type: 'ASA_SPECIAL_REEL' } as const;
    const { reelId: specialId = '' } = await staff.call('agencyReel.add', ofAgency);
    await staff.call('reel.update', { ...link, reelId, title: 'Site', linkValue: 'vimeo.com/2' });
    const said = { title: 'Best of', heading: '', subheading: '', mailSender: 'a@co.example' };
    await staff.call('reel.rename', { ...said, reelId: specialId, type: 'ASA_SPECIAL_REEL' });
    const { catalogue } = (await server.installation.agency('CO'))!;
    const asWrittenThen = async (subject: string, script: string, before: object) =>
      catalogue
        .updateTable('activity')
        .set({ before: JSON.stringify(before) })
        .where('subject', '=', subject)
        .where('script', '=', script)
        .execute();
    const poster = { subtitle_1: 'One', subtitle_2: '', picture: '' };
    await asWrittenThen(reelId, 'reel.update', { title: 'Site', link: 'vimeo.com/1', ...poster });
    const headings = { title: 'Best of', heading: '', subheading: '' };
    await asWrittenThen(specialId, 'reel.rename', { ...headings, mail_sender: 'b@co.example' });
    await reelFieldNames.up(catalogue);
    const [[ofLink], [ofSpecial]] = [await rowsOf(reelId), await rowsOf(specialId)];
    const address = { field: 'linkValue', before: 'vimeo.com/1', after: 'vimeo.com/2', canPutBack: true };
    expect(ofLink?.changes).toEqual(expect.arrayContaining([address]));
    expect(ofLink?.changes.map(({ field }) => field)).toEqual(
      expect.arrayContaining(['subtitle1', 'subtitle2']),
    );
    const sender = { field: 'mailSender', before: 'b@co.example', after: 'a@co.example', canPutBack: true };
    expect(ofSpecial?.changes).toEqual(expect.arrayContaining([sender]));
    for (const row of [ofLink, ofSpecial])
      await administrator.call('activity.putBack', { activityId: row?.activityId ?? '' });
    const { reels } = await staff.call('talentReels.list', { talentId });
    expect(reels).toMatchObject([{ title: 'Site', linkValue: 'vimeo.com/1' }]);
    const special = (await staff.call('agencyReels.list', {})).find((each) => each.reelId === specialId);
    expect(special?.mailSender).toBe('b@co.example');
  });

  test('what is in the trash, or was no change of a field, is not put back', async () => {
    const talentId = await addTalent();
    await staff.call('talent.update', { talentId, city: 'Lyon' });
    const [row, added] = await rowsOf(talentId);
    const noPutBack = { kind: 'conflict', reason: 'noPutBack' };
    const putBack = (input: object) => refused(administrator, 'activity.putBack', input);
    expect(await putBack({ activityId: added?.activityId })).toEqual(noPutBack);
    expect(await putBack({ activityId: row?.activityId, field: 'phone' })).toEqual(noPutBack);
    await staff.call('talent.delete', { talentId });
    expect(await putBack({ activityId: row?.activityId })).toEqual(noPutBack);
    expect((await rowsOf(talentId))[1]?.changes).toEqual([{ field: 'city', before: '', canPutBack: false }]);
  });

  test('secrets stand in none of it, and a spreadsheet takes nothing of the export for a formula', async () => {
    const talentId = await addTalent();
    await staff.call('talent.update', { talentId, socialSecurityNumber: '171717', city: '=1+1' });
    await staff.call('talent.update', { talentId, city: 'a "b", c' });
    const { csv, isAll } = await administrator.call('activity.export', { subject: talentId });
    expect(isAll).toBe(true);
    expect(csv).not.toContain('171717');
    expect(csv).toContain('"city","\'=1+1","a ""b"", c"\r\n');
    expect(JSON.stringify(await rowsOf(talentId))).not.toContain('171717');
  });
});
