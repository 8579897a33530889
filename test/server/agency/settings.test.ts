import { setImmediate as soon } from 'node:timers/promises';
import { transact } from '../../../src/server/database/transact';
import type { AgencySettings } from '../../../src/contract/entities/agencySettings';
import type { RowChanged } from '../../../src/contract/events';
import { addColleague, emailOf } from '../accounts/people';
import { mailsTo } from '../accounts/mails';
import { databases } from '../../tools/databases';
import { type Person, post, signIn, startServerOn, type TestServer, wireOf } from '../support/server';
import { scripts } from '../../../src/contract/scripts';

describe.each(databases)('settings of an agency on $database', ({ open }) => {
  let server: TestServer;
  let administrator: Person;

  beforeAll(async () => {
    server = await startServerOn(open);
    administrator = await signIn(server, 'admin@co.example');
  });
  afterAll(() => server?.close());

  const read = () => administrator.call('agency.settings', {});
  const save = async (over: Partial<AgencySettings>, person = administrator) => {
    const { version: _version, ...values } = await read();
    return person.send('agency.saveSettings', wireOf('agency.saveSettings', { ...values, ...over }));
  };
  const problemsOf = async (over: Partial<AgencySettings>) => (await save(over)).refusal;

  test('what an administrator writes stands in the session of everybody at once, and the other agency keeps its own', async () => {
    const staff = await signIn(server, 'staff@co.example');
    const other = await signIn(server, 'staff@mp.example');
    const news: RowChanged[] = [];
    const stop = server.installation.events.subscribe('CO', (event) => {
      if (event.kind === 'changed') news.push(event);
    });
    const { version } = await read();
    const saved = await save({
      displayName: ' Cosmic & Co ',
      instagram: 'pictures.example/new',
      newsletterBackColor: '#102030',
      ...{ pictureShape: 'wide', filmQuality: 'small' },
    });
    stop();
    expect(saved.body).toMatchObject({ status: 'success', ROW_VERSION: version + 1 });
    expect(news).toEqual([{ kind: 'changed', entity: 'agency', id: 'CO', version: version + 1 }]);
    const told = await staff.call('session.current', {});
    expect(told.outcome === 'accepted' && told.session.agency).toMatchObject({
      ...{ displayName: 'Cosmic & Co', instagram: 'https://pictures.example/new' },
      ...{ newsletterBackColor: '#102030', logoUrl: '/demo/logos/co.png' },
    });
    expect((await server.installation.agency('CO'))?.agency).toMatchObject({
      ...{ pictureShape: 'wide', filmQuality: 'small' },
    });
    const theirs = await other.call('session.current', {});
    expect(theirs.outcome === 'accepted' && theirs.session.agency.displayName).not.toMatch(/Cosmic/);
  });

  test('a save beside which another change is refused stands in the history, and offices hear of it', async () => {
    const { catalogue } = (await server.installation.agency('CO'))!;
    await save({ displayName: 'Alone' });
    const told: unknown[] = [];
    const stop = server.installation.events.subscribe('CO', (event) => told.push(event));
    const refused: Promise<unknown>[] = [];
    const refuse = () => Promise.reject(new Error('refused'));
    const first = transact(catalogue, async () => {
      for (let turn = 0; turn < 40; turn += 1) {
        await soon();
        refused.push(transact(catalogue, refuse).catch(() => undefined));
      }
    });
    await Promise.all([first, save({ displayName: 'Beside' })]);
    await Promise.all(refused);
    stop();
    expect(told).toHaveLength(1);
    const [row] = await administrator.call('activity.list', { subject: 'CO' });
    expect(row?.changes).toContainEqual(expect.objectContaining({ before: 'Alone', after: 'Beside' }));
  });

  test('mails and public pages speak in the new name, and mails come from the new address', async () => {
    await save({ displayName: 'Comet House', mainMail: 'hello?all@comet.example' });
    await post(server.app, scripts['account.askPassword'], { EMAIL: 'staff@co.example' });
    const mail = (await mailsTo(server.installation, 'staff@co.example')).at(-1);
    expect(mail?.sender).toContain('hello?all@comet.example');
    expect(mail?.text).toContain('Comet House');
    const reels = await administrator.call('reels.table', { limit: 100, page: 1 });
    const reel = reels.find(({ online, kind, films }) => online && kind === 'reel' && films > 0);
    const page = await server.app.inject({ url: `/reel/${reel?.reelId}?agency=CO` });
    expect(page.body).toContain('Comet House');
    expect(page.body).toContain('href="mailto:hello%3Fall@comet.example"');
  });

  test('of two who save at once the second is told what stands there, and overwrites nothing', async () => {
    const { version, ...values } = await read();
    const first = { ...values, vimeo: 'https://films.example/one', version };
    await administrator.call('agency.saveSettings', first);
    const second = await administrator.call('agency.saveSettings', {
      ...{ ...values, vimeo: 'https://films.example/two', version },
    });
    expect(second).toMatchObject({
      kind: 'conflict',
      version: version + 1,
      values: { vimeo: 'https://films.example/one' },
    });
    expect(await read()).toMatchObject({ vimeo: 'https://films.example/one', version: version + 1 });
  });

  test('the rule on the second factor and the settings leave each other as they are', async () => {
    await administrator.call('staff.requireFactor', { isRequired: false });
    await save({ tumblr: 'https://words.example/co' });
    const row = await server.installation.agency('CO');
    expect(row?.agency).toMatchObject({ requiresFactor: false, resumeFolder: 'resumes' });
  });

  test.each([
    ['displayName', ''],
    ['displayName', '   '],
    ['displayName', 'A\r\nBcc: all@spam.example'],
    ['displayName', 'x'.repeat(101)],
    ['mainMail', ''],
    ['mainMail', 'office'],
    ['mainMail', 'a@b.example, c@d.example'],
    ['mainMail', 'office@co.example\nBcc: all@spam.example'],
    ['newsletterMail', 'news@'],
    ['webAddress', 'javascript:alert(1)'],
    ['webAddress', 'data:text/html,x'],
    ['webAddress', 'https://agency.example/?lang=en'],
    ['webAddress', 'agency.example/films?'],
    ['webAddress', 'https://agency.example/#home'],
    ['facebook', 'ftp://files.example'],
    ['instagram', 'https://someone:secret@pictures.example'],
    ['vimeo', 'https://'],
    ['tumblr', 'mailto:office@co.example'],
    ['twitter', `https://t.example/${'x'.repeat(300)}`],
    ['newsletterTextColor', 'red'],
    ['newsletterTextColor', '#12345'],
    ['newsletterBackColor', ''],
    ['newsletterBackColor', '#fff;x'],
  ])('%s is not taken as %j', async (field, value) => {
    const before = await read();
    expect(await problemsOf({ [field]: value })).toMatchObject({
      kind: 'invalid',
      problems: { [field]: expect.any(String) },
    });
    expect(await read()).toEqual(before);
  });

  test('staff and readers neither read nor write them', async () => {
    for (const privilege of ['STAFF', 'READER']) {
      const staffId = await addColleague(server.installation, 'CO', { privilege });
      const person = await signIn(server, await emailOf(server.installation, staffId));
      expect((await person.send('agency.settings', {})).refusal).toEqual({ kind: 'forbidden' });
      expect((await save({ displayName: 'Ours now' }, person)).refusal).toEqual({ kind: 'forbidden' });
    }
  });

  test('the history says what was otherwise before, and one field is put back', async () => {
    await save({ displayName: 'Before', vimeo: 'https://films.example/before' });
    await save({ displayName: 'After', vimeo: 'https://films.example/after' });
    const [row] = await administrator.call('activity.list', { subject: 'CO' });
    expect(row).toMatchObject({ script: 'agency.saveSettings', thing: 'agency', title: 'After' });
    expect(row?.changes).toContainEqual({
      ...{ field: 'displayName', before: 'Before', after: 'After', canPutBack: true },
    });
    await administrator.call('activity.putBack', {
      activityId: row?.activityId ?? '',
      field: 'displayName',
    });
    expect(await read()).toMatchObject({ displayName: 'Before', vimeo: 'https://films.example/after' });
  });
});
