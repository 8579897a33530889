import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { formatProfilePicture } from '../../../src/contract/rules/profilePicture';
import { pictureUpload } from '../../../src/contract/scripts';
import { postFile, type Sender } from '../support/form';
import { type Person, signIn, startServer, type TestServer, wireOf } from '../support/server';

let server: TestServer;
let anna: Person;
let talentId: string;
let other: string;

beforeAll(async () => {
  server = await startServer();
  anna = await signIn(server, 'staff@co.example');
  const talents = await anna.call('talents.list', {});
  [talentId, other] = [talents[0]!.talentId, talents[1]!.talentId];
});
afterAll(() => server.close());

const databaseOf = async (abbreviation: string) =>
  (await server.installation.agency(abbreviation))!.agency.databaseName;

async function upload(bytes: Uint8Array, over: object = {}, person: Sender = anna) {
  const input = {
    targetPath: 'talents',
    name: talentId,
    heightPercent: 50,
    widthPercent: 50,
    version: 1,
    client: 'CO',
    kind: 'profile',
    databaseName: await databaseOf('CO'),
    ...over,
  };
  return postFile(server.app, '/backend/UploadPictFILM_UHD.php', pictureUpload, input, bytes, person);
}
const get = (path: string, cookie = anna.cookie) => server.app.inject({ url: path, headers: { cookie } });

const solid = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a33' } });

test('a picture is made anew at half its size, upright and without what the camera wrote; staff see it', async () => {
  const camera = await solid(400, 200)
    .withExif({ IFD0: { Copyright: 'someone' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { status, body } = await upload(camera);
  expect(status).toBe(200);
  const kept = pictureUpload.reply.read(JSON.parse(body));
  expect(kept.clusterPath).toBe('talents');
  const sent = await get(`/media/talents/${talentId}/pictures/${kept.picture}.jpg`);
  const { format, width, height, exif } = await sharp(sent.rawPayload).metadata();
  expect({ format, width, height, exif }).toEqual({
    format: 'jpeg',
    width: 100,
    height: 200,
    exif: undefined,
  });
  expect((await get(`/media/talents/${talentId}/pictures/${kept.picture}.jpg`, '')).statusCode).toBe(401);
  const neighbour = await signIn(server, 'staff@mp.example');
  expect((await get(`/media/talents/${talentId}/pictures/1.jpg`, neighbour.cookie)).statusCode).toBe(404);
});

test('a picture from a window of whoever was signed in in this browser before is kept under nobody’s name', async () => {
  const colleague = await signIn(server, 'admin@co.example');
  const picture = await solid(20, 20).jpeg().toBuffer();
  const before = await upload(picture, {}, { cookie: colleague.cookie, userId: anna.userId });
  expect(before).toMatchObject({ status: 403, refusal: { kind: 'otherPerson' } });
  const now = await upload(picture, {}, colleague);
  expect(now.status).toBe(200);
});

test('a picture that is sent again under its request id is one picture, with one row in the history', async () => {
  const { catalogue } = (await server.installation.agency('CO'))!;
  const count = async () => {
    const pictures = catalogue.selectFrom('talent_pictures').selectAll().where('talent_id', '=', other);
    const history = catalogue.selectFrom('activity').select('staff_id').where('subject', '=', other);
    return {
      pictures: (await pictures.execute()).length,
      history: await history.where('script', '=', 'picture.upload').execute(),
    };
  };
  const picture = await solid(20, 20).jpeg().toBuffer();
  const again = () => upload(picture, { name: other, requestId: 'r-picture' });
  const replies = await Promise.all([again(), again()]);
  expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
  expect(await count()).toEqual({ pictures: 1, history: [{ staff_id: anna.userId }] });
  expect((await get(`/media/talents/${other}/pictures/1.jpg`)).statusCode).toBe(200);
  const another = await solid(30, 20).jpeg().toBuffer();
  const reused = await upload(another, { name: other, requestId: 'r-picture' });
  expect(reused.refusal).toEqual({ kind: 'conflict', reason: 'requestReused' });
  expect((await count()).pictures).toBe(1);
});

test('a talent shows an uploaded picture, then a still of a film, then none', async () => {
  const { body } = await upload(await solid(20, 20).png().toBuffer());
  const { clusterPath, picture } = pictureUpload.reply.read(JSON.parse(body));
  const shown = async () =>
    (await anna.call('talents.list', {})).find((talent) => talent.talentId === talentId)?.profilePicture;
  const own = formatProfilePicture({ filmId: talentId, clusterPath, picture });
  await anna.call('talent.setPicture', { talentId, profilePicture: own });
  expect(await shown()).toBe(own);
  const film = (await anna.call('agencyFilms.list', {}))[0]!;
  const still = formatProfilePicture({ filmId: film.filmId, clusterPath: film.clusterPath, picture: 1 });
  await anna.call('talent.setPicture', { talentId, profilePicture: still });
  expect(await shown()).toBe(still);
  await anna.call('talent.setPicture', { talentId, profilePicture: '' });
  expect(await shown()).toBe('');
  await expect(anna.call('talent.setPicture', { talentId: other, profilePicture: own })).rejects.toThrow(
    'notFound',
  );
});

test.each(['_;_<x>"y', 'e0', '.0', ' ', '_;_'])(
  'a picture whose number is followed by %j is none',
  async (rest) => {
    const { filmId, clusterPath } = (await anna.call('agencyFilms.list', {}))[0]!;
    const profilePicture = `${formatProfilePicture({ filmId, clusterPath, picture: 1 })}${rest}`;
    const wire = wireOf('talent.setPicture', { talentId, profilePicture });
    expect((await anna.send('talent.setPicture', wire)).refusal).toEqual({
      kind: 'invalid',
      problems: { profilePicture: 'malformed' },
    });
  },
);

test.each([
  ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ['a GIF', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
  ['a text', Buffer.from('no picture')],
])('%s is refused by its content', async (_what, bytes) => {
  const { body, refusal } = await upload(bytes);
  expect({ body, refusal }).toEqual({
    body: 'error',
    refusal: { kind: 'invalid', problems: { file: 'notAPicture' } },
  });
});

/** The beginning of an interlaced PNG of so many pixels either way, in grey. */
function interlaced(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 1], 8);
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const ends = Buffer.alloc(8);
    ends.writeUInt32BE(data.length, 0);
    ends.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
  };
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(Buffer.alloc(1000)))]);
}

test('a picture that would fill the memory is refused by its header', async () => {
  const tooMany = { kind: 'invalid', problems: { file: 'tooManyPixels' } };
  expect((await upload(interlaced(16_000, 16_000))).refusal).toEqual(tooMany);
  expect((await upload(interlaced(50_001, 1000))).refusal).toEqual(tooMany);
  expect((await upload(interlaced(6600, 6600))).refusal).toEqual(tooMany);
  expect((await upload(interlaced(1000, 1000))).refusal).toMatchObject({ problems: { file: 'notAPicture' } });
  // Few pixels, in lines as long as a street; and one that is to be turned, which is held whole for it.
  expect((await upload(await solid(500_000, 9).png().toBuffer())).refusal).toEqual(tooMany);
  const turned = solid(5000, 4000).toColourspace('rgb16').withMetadata({ orientation: 6 });
  expect((await upload(await turned.png().toBuffer())).refusal).toEqual(tooMany);
  const camera = solid(6000, 4000).withMetadata({ orientation: 6 });
  expect((await upload(await camera.jpeg({ progressive: true }).toBuffer())).status).toBe(200);
});

test('the small one of a picture is there as soon as the picture is', async () => {
  const { body } = await upload(await solid(2000, 1000).jpeg().toBuffer());
  const { picture } = pictureUpload.reply.read(JSON.parse(body));
  const { folder } = (await server.installation.agency('CO'))!;
  const small = sharp(join(folder, 'talents', talentId, 'pictures', `${picture}.small.jpg`));
  expect(await small.metadata()).toMatchObject({ width: 480, height: 240 });
});

test('refused: another agency, a talent it has not, a call that names nobody, no session', async () => {
  const png = await solid(9, 9).png().toBuffer();
  expect((await upload(png, { client: 'MP' })).refusal).toEqual({ kind: 'forbidden' });
  expect((await upload(png, { databaseName: await databaseOf('MP') })).refusal).toEqual({
    kind: 'forbidden',
  });
  expect((await upload(png, { name: 'nobody' })).refusal).toEqual({ kind: 'notFound' });
  expect((await upload(png, {}, { cookie: anna.cookie })).refusal).toEqual({ kind: 'forbidden' });
  expect((await upload(png, {}, { cookie: '' })).status).toBe(401);
});
