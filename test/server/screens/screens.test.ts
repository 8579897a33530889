import { access, rm, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { pictureUpload } from '../../../src/contract/scripts';
import { holdPath } from '../../../src/server/disk/hold';
import { workOffRemovals } from '../../../src/server/disk/removals';
import { newId } from '../../../src/server/ids';
import { screenPicturePath } from '../../../src/server/media/paths';
import { databases } from '../../tools/databases';
import { postFile } from '../support/form';
import { type Person, signIn, startServerOn, type TestServer, wireOf } from '../support/server';

describe.each(databases)('home screens on $database', ({ open }) => {
  let server: TestServer;
  let anna: Person;
  let neighbour: Person;

  beforeAll(async () => {
    server = await startServerOn(open);
    anna = await signIn(server, 'admin@co.example');
    neighbour = await signIn(server, 'staff@mp.example');
  });
  afterAll(() => server?.close());

  const agencyOf = async (abbreviation: string) => (await server.installation.agency(abbreviation))!;
  const picture = (width = 60, height = 40) =>
    sharp({ create: { width, height, channels: 3, background: '#283' } })
      .png()
      .toBuffer();
  async function upload(name: string, bytes: Uint8Array, person = anna, client = 'CO', more = {}) {
    const input = {
      targetPath: 'screens/thumbnails',
      name,
      heightPercent: 100,
      widthPercent: 100,
      version: 0,
      client,
      kind: 'screen',
      databaseName: (await agencyOf(client)).agency.databaseName,
      ...more,
    };
    const path = '/backend/UploadPictFILM_UHD.php';
    return postFile(server.app, path, pictureUpload, input, bytes, person);
  }
  async function added(person = anna, client = 'CO') {
    const screenId = newId(10);
    expect((await upload(screenId, await picture(), person, client)).status).toBe(200);
    return screenId;
  }
  const listed = () => anna.call('screens.list', { order: 'onlineFirst', limit: 500, page: 1 });
  const one = async (screenId: string) => (await listed()).find((screen) => screen.screenId === screenId);
  const shown = (screenId: string, number: number, cookie = anna.cookie) =>
    server.app.inject({ url: `/media/screens/${screenId}/${number}.jpg`, headers: { cookie } });
  const refusalOf = async (name: 'screen.update' | 'screen.move' | 'screen.toggle', input: object) =>
    (await anna.send(name, wireOf(name, input as never))).refusal;
  const idsOf = async () => (await listed()).filter(({ online }) => !online).map(({ screenId }) => screenId);

  test('the demo has screens with pictures, those on the site first', async () => {
    const screens = await listed();
    expect(screens.map(({ online, position }) => [online, position])).toEqual([
      [true, 1],
      [true, 2],
      [true, 3],
      [false, 4],
    ]);
    expect((await shown(screens[0]!.screenId, 1)).headers['content-type']).toBe('image/jpeg');
  });

  test('the first picture makes a screen, the last one and not on the site; staff of its agency see it', async () => {
    const screenId = await added();
    const screens = await listed();
    expect(screens.at(-1)).toMatchObject({ screenId, filmId: '', legend: '', online: false, picture: 1 });
    expect(await sharp((await shown(screenId, 1)).rawPayload).metadata()).toMatchObject({ width: 60 });
    expect((await shown(screenId, 1, '')).statusCode).toBe(401);
    expect((await shown(screenId, 1, neighbour.cookie)).statusCode).toBe(404);
  });

  test('another picture takes the place of the one before, which goes; its version stays as it was', async () => {
    const screenId = await added();
    expect((await upload(screenId, await picture(80))).status).toBe(200);
    expect(await one(screenId)).toMatchObject({ picture: 2, version: 1 });
    expect(await sharp((await shown(screenId, 2)).rawPayload).metadata()).toMatchObject({ width: 80 });
    expect((await shown(screenId, 1)).statusCode).toBe(404);
    const { folder } = await agencyOf('CO');
    await expect(access(screenPicturePath(folder, screenId, 1))).rejects.toThrow('ENOENT');
  });

  test('one picture sent twice at once is one; two pictures of a new screen are one screen', async () => {
    const [once, twice] = [newId(10), newId(10)];
    const requestId = newId();
    const bytes = await picture();
    const same = () => upload(once, bytes, anna, 'CO', { requestId });
    const [first, again] = await Promise.all([same(), same()]);
    expect(again.body).toBe(first.body);
    expect(await one(once)).toMatchObject({ picture: 1 });
    await Promise.all([upload(twice, bytes), upload(twice, bytes)]);
    expect(await one(twice)).toMatchObject({ picture: 2 });
    expect((await shown(twice, 2)).statusCode).toBe(200);
  });

  test.each([
    [
      'what is no picture',
      'fresh',
      Buffer.from('<svg/>'),
      { kind: 'invalid', problems: { file: 'notAPicture' } },
    ],
    [
      'an id that would be another file',
      'a.part',
      undefined,
      { kind: 'invalid', problems: { name: 'malformed' } },
    ],
    [
      'an id that leads out of the folder',
      '../secret',
      undefined,
      { kind: 'invalid', problems: { name: 'malformed' } },
    ],
    ['an id of dots alone', '..', undefined, { kind: 'invalid', problems: { name: 'malformed' } }],
  ])('%s makes no screen', async (_what, screenId, bytes, refusal) => {
    const before = await listed();
    expect(await upload(screenId, bytes ?? (await picture()))).toMatchObject({ body: 'error', refusal });
    expect(await listed()).toEqual(before);
  });

  test('an id of another agency’s screen makes one of one’s own, and leaves theirs alone', async () => {
    const theirs = await added(neighbour, 'MP');
    expect((await upload(theirs, await picture(80), anna, 'MP')).refusal).toEqual({ kind: 'forbidden' });
    expect((await upload(theirs, await picture(80))).status).toBe(200);
    const sent = await shown(theirs, 1, neighbour.cookie);
    expect(await sharp(sent.rawPayload).metadata()).toMatchObject({ width: 60 });
  });

  test('a caption is text and stays what was typed, without blanks around it', async () => {
    const screenId = await added();
    const legend = '<img src=x onerror=steal()> & “Ça”';
    await anna.call('screen.update', { screenId, legend: `  ${legend} `, filmId: '' });
    expect(await one(screenId)).toMatchObject({ legend, version: 2 });
    expect(await refusalOf('screen.update', { screenId, legend: 'x'.repeat(501), filmId: '' })).toEqual({
      kind: 'invalid',
      problems: { legend: 'tooLong' },
    });
  });

  test('a save from an older version changes nothing and hands over what stands there', async () => {
    const screenId = await added();
    const save = (legend: string, version: number) =>
      anna.call('screen.update', { screenId, legend, filmId: '', version });
    expect(await save('One', 1)).toEqual({ kind: 'saved', version: 2 });
    expect(await save('Two', 1)).toEqual({
      kind: 'conflict',
      version: 2,
      values: { legend: 'One', filmId: '' },
    });
  });

  test('it leads to a film of the agency; the one that it has may stay in the trash, and goes with it for ever', async () => {
    const screenId = await added();
    const { filmId } = (await anna.call('agencyFilms.list', {})).at(-1)!;
    await anna.call('screen.update', { screenId, legend: '', filmId });
    await anna.call('film.delete', { filmId, online: false });
    await anna.call('screen.update', { screenId, legend: 'Still', filmId });
    const other = await added();
    expect(await refusalOf('screen.update', { screenId: other, legend: '', filmId })).toEqual({
      kind: 'notFound',
    });
    await anna.call('trash.empty', { until: new Date().toISOString() });
    expect(await one(screenId)).toMatchObject({ legend: 'Still', filmId: '' });
  });

  test('a switch is only a switch: what is written stays', async () => {
    const screenId = await added();
    await anna.call('screen.update', { screenId, legend: 'Faces', filmId: '' });
    await anna.call('screen.toggle', { screenId, online: true });
    expect(await one(screenId)).toMatchObject({ legend: 'Faces', online: true, version: 3 });
  });

  test('it is moved before another one, and last; what is in the trash keeps its place', async () => {
    const [a, b, c, d] = [await added(), await added(), await added(), await added()];
    const order = async () => (await idsOf()).filter((id) => [a, b, c, d].includes(id));
    await anna.call('screen.delete', { screenId: b });
    await anna.call('screen.move', { screenId: d, beforeId: a });
    expect(await order()).toEqual([d, a, c]);
    await anna.call('trash.restore', { kind: 'screen', id: b });
    expect(await order()).toEqual([d, b, a, c]);
    await anna.call('screen.move', { screenId: d, beforeId: '' });
    expect(await order()).toEqual([b, a, c, d]);
    await anna.call('screen.delete', { screenId: c });
    expect(await refusalOf('screen.move', { screenId: a, beforeId: c })).toEqual({ kind: 'notFound' });
    expect(await refusalOf('screen.move', { screenId: c, beforeId: '' })).toEqual({ kind: 'notFound' });
  });

  test('moves at once all count: none is lost, and no two screens share a place', async () => {
    const ids = [await added(), await added(), await added(), await added()] as const;
    await Promise.all(ids.map((screenId) => anna.call('screen.move', { screenId, beforeId: '' })));
    const screens = await listed();
    expect(new Set(screens.map(({ position }) => position)).size).toBe(screens.length);
    const after = screens.filter(({ screenId }) => ids.includes(screenId)).map(({ screenId }) => screenId);
    expect(after.toSorted()).toEqual([...ids].toSorted());
  });

  test('it goes to the trash with its picture, comes back, and is removed for ever with its files', async () => {
    const screenId = await added();
    await anna.call('screen.update', { screenId, legend: 'Faces', filmId: '' });
    await anna.call('screen.delete', { screenId });
    expect(await one(screenId)).toBeUndefined();
    expect(await anna.call('trash.list', {})).toContainEqual(
      expect.objectContaining({ kind: 'screen', id: screenId, title: 'Faces', thumbnail: 1 }),
    );
    expect((await shown(screenId, 1)).statusCode).toBe(200);
    expect((await upload(screenId, await picture())).refusal).toEqual({ kind: 'notFound' });
    expect(await refusalOf('screen.toggle', { screenId, online: true })).toEqual({ kind: 'notFound' });
    await anna.call('trash.restore', { kind: 'screen', id: screenId });
    expect(await one(screenId)).toMatchObject({ legend: 'Faces' });
    await anna.call('screen.delete', { screenId });
    await anna.call('trash.empty', { until: new Date().toISOString() });
    expect((await shown(screenId, 1)).statusCode).toBe(404);
  });

  test('its id is free again once its files are gone, as when the backup is over that holds them', async () => {
    const screenId = await added();
    await anna.call('screen.delete', { screenId });
    const hold = holdPath(server.installation.settings.dataFolder);
    await writeFile(hold, '');
    await anna.call('trash.empty', { until: new Date().toISOString() });
    const early = await upload(screenId, await picture());
    await rm(hold);
    expect(early.refusal).toEqual({ kind: 'conflict', reason: 'idTaken' });
    expect(await one(screenId)).toBeUndefined();
    const tenant = await agencyOf('CO');
    await workOffRemovals(tenant);
    expect((await upload(screenId, await picture())).status).toBe(200);
    await workOffRemovals(tenant);
    expect((await shown(screenId, 1)).statusCode).toBe(200);
  });
});
