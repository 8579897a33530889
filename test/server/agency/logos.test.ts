import sharp from 'sharp';
import type { AgencySettings } from '../../../src/contract/entities/agencySettings';
import { logoUpload } from '../../../src/contract/scripts';
import { keptLogos } from '../../../src/server/agency/logos';
import { tidy } from '../../../src/server/app/housekeeping';
import { compare } from '../../../src/server/disk/compare';
import { workOffRemovals } from '../../../src/server/disk/removals';
import { sweep } from '../../../src/server/disk/sweep';
import { databases } from '../../tools/databases';
import { mailsTo } from '../accounts/mails';
import { enter } from '../contract/world';
import { postFile } from '../support/form';
import { type Person, signIn, startServerOn, type TestServer, wireOf } from '../support/server';

const WEEK = 7 * 24 * 60 * 60 * 1000;

describe.each(databases)('the logo of an agency on $database', ({ open }) => {
  let server: TestServer;
  let administrator: Person;

  beforeAll(async () => {
    server = await startServerOn(open);
    administrator = await signIn(server, 'admin@co.example');
  });
  afterAll(() => server?.close());

  const tenant = async () => (await server.installation.agency('CO'))!;
  const send = async (bytes: Uint8Array, person = administrator, client = 'CO') =>
    postFile(
      server.app,
      '/backend/UploadLogo.php',
      logoUpload,
      {
        ...{ targetPath: 'logos', name: 'CO', heightPercent: 100, widthPercent: 100, version: 0 },
        ...{ client, kind: 'logo', databaseName: (await tenant()).agency.databaseName },
      },
      bytes,
      person,
    );
  const upload = async (bytes: Uint8Array) =>
    logoUpload.reply.read(JSON.parse((await send(bytes)).body)).picture;
  const save = async (over: Partial<AgencySettings>) => {
    const { version: _version, ...values } = await administrator.call('agency.settings', {});
    return administrator.send('agency.saveSettings', wireOf('agency.saveSettings', { ...values, ...over }));
  };
  const address = async () => (await tenant()).agency.logoUrl;
  const seen = async (url: string) => server.app.inject({ url: new URL(url).pathname });

  /** Dark words on white, as a photograph of them. */
  const onWhite = () =>
    sharp({ create: { width: 1920, height: 400, channels: 3, background: '#fff' } })
      .composite([
        {
          input: { create: { width: 960, height: 400, channels: 3, background: '#102030' } },
          ...{ left: 0, top: 0 },
        },
      ])
      .png()
      .toBuffer();

  test('anybody sees it where it is saved, at a whole address, small enough and on any ground', async () => {
    const logo = await upload(await onWhite());
    expect(await address()).toBe('/demo/logos/co.png');
    expect((await save({ logoUrl: logo })).body).toMatchObject({ status: 'success' });
    expect(await address()).toBe(`${server.installation.settings.publicUrl}/logo/CO/${logo}.png`);
    const answer = await seen(await address());
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'cross-origin-resource-policy': 'cross-origin',
    });
    const { data, info } = await sharp(answer.rawPayload).raw().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 960, height: 200, channels: 4 });
    const at = (x: number) => [...data.subarray((100 * 960 + x) * 4, (100 * 960 + x) * 4 + 4)];
    expect(at(900)[3]).toBe(0);
    const [red = 0, green = 0, blue = 0, cover = 0] = at(100);
    const onPaper = [red, green, blue].map((colour) => Math.round(255 - ((255 - colour) * cover) / 255));
    expect(onPaper).toEqual([0x10, 0x20, 0x30]);
  });

  test('public pages show it, and are let to', async () => {
    const reels = await administrator.call('reels.table', { limit: 100, page: 1 });
    const reel = reels.find(({ online, kind, films }) => online && kind === 'reel' && films > 0);
    const page = await server.app.inject({ url: `/reel/${reel?.reelId}?agency=CO` });
    expect(page.body).toContain(`src="${await address()}"`);
    expect(page.headers['content-security-policy']).toContain(new URL(await address()).origin);
  });

  test('mails show it, at an address that mail programs reach', async () => {
    const world = await enter(server, 'CO', 'admin@co.example');
    const recipient = 'logo@client.example';
    await administrator.call('reel.mail', { ...(await world.mailInput()), recipient });
    const [{ html = '' } = {}] = await mailsTo(server.installation, recipient);
    const { publicUrl } = server.installation.settings;
    expect(html).toContain(`src="${new URL(await address(), publicUrl).href}"`);
  });

  test('what is seen through already is left as it is', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0.5 };
    const bytes = await sharp({ create: { width: 40, height: 20, channels: 4, background: clear } })
      .png()
      .toBuffer();
    await save({ logoUrl: await upload(bytes) });
    const { data } = await sharp((await seen(await address())).rawPayload)
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 4)]).toEqual([0, 0, 0, 128]);
  });

  test('the history shows the one before, which can be put back, the first one too', async () => {
    const [last] = await administrator.call('activity.list', { subject: 'CO' });
    expect(last?.changes).toEqual([expect.objectContaining({ field: 'logoUrl', canPutBack: true })]);
    await administrator.call('activity.putBack', { activityId: last?.activityId ?? '', field: 'logoUrl' });
    expect(await address()).toContain('/logo/CO/');
    await save({ logoUrl: '' });
    expect(await address()).toBe('');
    await save({ logoUrl: '/demo/logos/co.png' });
    expect(await address()).toBe('/demo/logos/co.png');
  });

  test('only administrators send one, of their own agency, and only a picture', async () => {
    const staff = await signIn(server, 'staff@co.example');
    expect((await send(await onWhite(), staff)).status).toBe(403);
    const words = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>');
    expect(await send(words)).toMatchObject({ refusal: { problems: { file: 'notAPicture' } } });
    expect((await send(await onWhite(), administrator, 'MP')).status).toBe(403);
  });

  test.each([
    'AAAAAAAAAAAAAAAAAAAA',
    'https://elsewhere.example/pixel.png',
    '/demo/logos/mp.png',
    'javascript:alert(1)',
  ])('settings take no logo that is not the agency’s: %s', async (logoUrl) => {
    expect((await save({ logoUrl })).refusal).toMatchObject({ kind: 'notFound' });
  });

  test('one that was never saved goes after a week; one that mails have shown stays', async () => {
    const shown = await upload(await onWhite());
    await save({ logoUrl: shown });
    await save({ logoUrl: '' });
    const left = await upload(await onWhite());
    await sweep(await tenant(), [keptLogos], new Date(Date.now() + WEEK + 1000));
    await workOffRemovals(await tenant());
    const at = (logo: string) => seen(`http://any.example/logo/CO/${logo}.png`);
    expect([(await at(shown)).statusCode, (await at(left)).statusCode]).toEqual([200, 404]);
    expect(await compare(await tenant(), [keptLogos], new Date())).toEqual({ strange: [], missing: [] });
  });

  test('one that the agency shows stays, where the save that named it was killed before the catalogue had it', async () => {
    const logo = await upload(await onWhite());
    await save({ logoUrl: logo });
    const { catalogue } = await tenant();
    await catalogue.updateTable('logos').set({ was_shown: 0 }).where('logo', '=', logo).execute();
    await tidy(server.installation, new Date(Date.now() + WEEK + 1000));
    await workOffRemovals(await tenant());
    expect((await seen(await address())).statusCode).toBe(200);
  });
});
