import sharp from 'sharp';
import { newsPictureUpload } from '../../../src/contract/scripts';
import { newId } from '../../../src/server/ids';
import { posterPictures } from '../../../src/server/reels/pictures';
import { postFile } from '../support/form';
import { type Person, signIn, startServer, type TestServer, wireOf } from '../support/server';
import { sweep } from '../../../src/server/disk/sweep';

let server: TestServer;
let anna: Person;
let talentId: string;

beforeAll(async () => {
  server = await startServer();
  anna = await signIn(server, 'staff@co.example');
  talentId = (await anna.call('talents.list', {}))[0]?.talentId ?? '';
});
afterAll(() => server.close());

const plain = {
  title: 'Festival of Biarritz',
  linkValue: '',
  isUploaded: false,
  subtitle1: 'Official selection',
  subtitle2: '2026',
  picture: '',
};
const adding = (over: object) => ({
  ...{ code: newId(10), isNewName: false, talentId, type: 'MR', isLink: true },
  ...plain,
  ...over,
});
const added = async (over: object = {}) => (await anna.call('reel.add', adding(over))).reelId;
const updating = async (reelId: string, over: object) => ({
  ...{ reelId, code: newId(10), talentId, isLink: true },
  ...plain,
  ...over,
});
const listed = async (reelId: string) =>
  (await anna.call('talentReels.list', { talentId })).reels.find((reel) => reel.reelId === reelId);
const refusalOf = async (name: 'reel.add' | 'reel.update', input: object) =>
  (await anna.send(name, wireOf(name, input))).refusal;

async function upload(bytes: Uint8Array, person = anna, client = 'CO') {
  const databaseName = (await server.installation.agency(client))!.agency.databaseName;
  const input = {
    ...{ targetPath: 'posters', name: newId(10), heightPercent: 100, widthPercent: 100, version: 0 },
    ...{ client, kind: 'poster', databaseName },
  };
  return postFile(server.app, '/backend/UploadPict_UHD.php', newsPictureUpload, input, bytes, person);
}
const photo = () =>
  sharp({ create: { width: 200, height: 300, channels: 3, background: '#283' } })
    .png()
    .toBuffer();
const uploaded = async (person = anna, client = 'CO') =>
  newsPictureUpload.reply.read(JSON.parse((await upload(await photo(), person, client)).body)).picture;
const seen = async (url: string, cookie = '') =>
  (await server.app.inject({ url, headers: { cookie } })).statusCode;

test('a poster is a link that says whether its picture was uploaded; it may lead nowhere', async () => {
  const reelId = await added();
  expect(await listed(reelId)).toMatchObject({ type: 'MR', isLink: true, ...plain });
  const picture = await uploaded();
  const filled = {
    ...{ title: '戛纳电影节 — Sélection', subtitle1: 'اختيار رسمي', subtitle2: 'x'.repeat(200) },
    ...{ linkValue: 'festival.example/2026', isUploaded: true, picture },
  };
  await anna.call('reel.update', await updating(reelId, filled));
  expect(await listed(reelId)).toMatchObject(filled);
});

test.each([
  ['a script for an address', { linkValue: 'javascript:alert(1)' }, { linkValue: 'malformed' }],
  ['no title', { title: '  ' }, { title: 'required' }],
  ['a title of 300 characters', { title: 'x'.repeat(300) }, { title: 'tooLong' }],
  ['a line of 300 characters', { subtitle1: 'x'.repeat(300) }, { subtitle1: 'tooLong' }],
  ['the type of a group', { type: 'MRS' }, { isLink: 'malformed' }],
  ['the type of a sub-reel', { type: 'SR1' }, { type: 'malformed' }],
  ['a picture that is said to be there', { isUploaded: true }, { picture: 'required' }],
])('a poster with %s is refused', async (_what, over, problems) => {
  expect(await refusalOf('reel.add', adding(over))).toEqual({ kind: 'invalid', problems });
});

test('a link is not made a poster, nor a poster a link', async () => {
  const link = await added({ isUploaded: undefined, linkValue: 'vimeo.com/1' });
  const wrong = { kind: 'invalid', problems: { isLink: 'malformed' } };
  expect(await refusalOf('reel.update', await updating(link, {}))).toEqual(wrong);
  const asLink = await updating(await added(), { isUploaded: undefined, linkValue: 'vimeo.com/1' });
  expect(await refusalOf('reel.update', asLink)).toEqual(wrong);
});

test('what a colleague made of it since is not overwritten', async () => {
  const reelId = await added();
  await anna.call('reel.update', await updating(reelId, { subtitle2: '2027' }));
  const late = { seenTitle: plain.title, seenSubtitle2: '2026' };
  const change = await updating(reelId, { title: 'Another', ...late });
  expect(await refusalOf('reel.update', change)).toEqual({ kind: 'conflict', reason: 'changed' });
});

test('its picture is made anew, is the agency’s alone, and seen by all while the poster is on', async () => {
  const picture = await uploaded();
  const reelId = await added({ isUploaded: true, picture });
  expect(await seen(`/media/posters/${picture}.jpg`)).toBe(401);
  expect(await seen(`/media/posters/${picture}.jpg`, anna.cookie)).toBe(200);
  expect(await seen(`/reel/${reelId}/poster.jpg`)).toBe(200);
  expect(await seen(`/reel/${reelId}/poster.jpg?agency=MP`)).toBe(404);
  await anna.call('reel.toggle', { reelId, online: false, talentId });
  expect(await seen(`/reel/${reelId}/poster.jpg`)).toBe(404);

  const neighbour = await signIn(server, 'staff@mp.example');
  const theirs = await uploaded(neighbour, 'MP');
  for (const other of [theirs, '../secret', newId()])
    expect(await refusalOf('reel.add', adding({ isUploaded: true, picture: other }))).toEqual({
      kind: 'notFound',
    });
});

test('what is no picture is refused', async () => {
  expect((await upload(Buffer.from('<svg onload="alert(1)"/>'))).refusal).toEqual({
    kind: 'invalid',
    problems: { file: 'notAPicture' },
  });
});

test('a picture is kept for a poster in the trash, and given up a week after nothing names it', async () => {
  const [named, trashed, unnamed] = [await uploaded(), await uploaded(), await uploaded()];
  await added({ isUploaded: true, picture: named });
  const reelId = await added({ isUploaded: true, picture: trashed });
  await anna.call('reel.delete', { reelId, kind: 'normal', online: false, talentId });
  expect(await seen(`/reel/${reelId}/poster.jpg`)).toBe(404);
  const tenant = (await server.installation.agency('CO'))!;
  await sweep(tenant, [posterPictures.kept], new Date(Date.now() + 8 * 24 * 60 * 60 * 1000));
  await anna.call('trash.restore', { kind: 'reel', id: reelId });
  expect(await listed(reelId)).toMatchObject({ isUploaded: true, picture: trashed });
  expect(await seen(`/reel/${reelId}/poster.jpg`)).toBe(200);
  expect(await seen(`/media/posters/${named}.jpg`, anna.cookie)).toBe(200);
  expect(await seen(`/media/posters/${unnamed}.jpg`, anna.cookie)).toBe(404);
});

test('a poster made once more keeps its picture when the first one is removed for ever', async () => {
  const picture = await uploaded();
  const reelId = await added({ isUploaded: true, picture });
  const again = { title: 'Again', code: newId(10), talentId };
  const copy = (await anna.call('reel.duplicate', { ...again, reelId })).reelId;
  await anna.call('reel.toggle', { reelId: copy, online: true, talentId });
  await anna.call('reel.delete', { reelId, kind: 'normal', online: false, talentId });
  const admin = await signIn(server, 'admin@co.example');
  await admin.call('trash.empty', { until: new Date(Date.now() + 1000).toISOString() });
  const tenant = (await server.installation.agency('CO'))!;
  await sweep(tenant, [posterPictures.kept], new Date(Date.now() + 8 * 24 * 60 * 60 * 1000));
  expect(await seen(`/reel/${copy}/poster.jpg`)).toBe(200);
  await anna.call('reel.delete', { reelId: copy, kind: 'normal', online: false, talentId });
  await admin.call('trash.empty', { until: new Date(Date.now() + 2000).toISOString() });
  await sweep(tenant, [posterPictures.kept], new Date(Date.now() + 8 * 24 * 60 * 60 * 1000));
  expect(await seen(`/media/posters/${picture}.jpg`, anna.cookie)).toBe(404);
});
