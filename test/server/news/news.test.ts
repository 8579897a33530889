import { join } from 'node:path';
import sharp from 'sharp';
import type { NewsContent } from '../../../src/contract/entities/news';
import { newsPictureUpload } from '../../../src/contract/scripts';
import { dayAt } from '../../../src/server/wallClock';
import { newId } from '../../../src/server/ids';
import { sweep } from '../../../src/server/disk/sweep';
import { newsPictures } from '../../../src/server/news/pictures';
import { postFile } from '../support/form';
import { type Person, signIn, startServer, type TestServer, wireOf } from '../support/server';

let server: TestServer;
let anna: Person;

beforeAll(async () => {
  server = await startServer();
  anna = await signIn(server, 'staff@co.example');
});
afterAll(() => server.close());

const plain: NewsContent = {
  title: 'A prize',
  text: '',
  picture: '',
  online: true,
  linkType: 'none',
  linkValue: '',
};
async function added(over: Partial<NewsContent> = {}) {
  const newsId = newId(10);
  await anna.call('news.add', { newsId, ...plain, ...over });
  return newsId;
}
const refusalOfAdding = async (over: Partial<NewsContent>) =>
  (await anna.send('news.add', wireOf('news.add', { newsId: newId(10), ...plain, ...over }))).refusal;
const listed = async (newsId: string) =>
  (await anna.call('news.list', {})).find((news) => news.newsId === newsId);
const databaseOf = async (abbreviation: string) =>
  (await server.installation.agency(abbreviation))!.agency.databaseName;

async function upload(bytes: Uint8Array, person = anna, client = 'CO') {
  const input = {
    targetPath: 'news',
    name: newId(10),
    heightPercent: 100,
    widthPercent: 100,
    version: 0,
    client,
    kind: 'news',
    databaseName: await databaseOf(client),
  };
  return postFile(server.app, '/backend/UploadPict_UHD.php', newsPictureUpload, input, bytes, person);
}
const photo = () =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: '#283' } })
    .png()
    .toBuffer();
const uploaded = async () =>
  newsPictureUpload.reply.read(JSON.parse((await upload(await photo())).body)).picture;
const shown = (picture: string, cookie = anna.cookie) =>
  server.app.inject({ url: `/media/news/${picture}.jpg`, headers: { cookie } });

test('an item is added with its day, and is first in the list; its title has no blanks around it', async () => {
  const newsId = await added({ title: '  A prize  ' });
  const [first] = await anna.call('news.list', {});
  const createdAt = expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string;
  expect(first).toEqual({
    newsId,
    ...plain,
    createdOn: dayAt('Europe/Paris', first!.createdAt!),
    createdAt,
    goesOnAt: '',
    goesOffAt: '',
    version: 1,
  });
});

test.each([
  ['2026-07-01T21:59:00.000Z', '01/07/2026'],
  ['2026-07-01T22:00:00.000Z', '02/07/2026'],
  ['2026-12-31T23:00:00.000Z', '01/01/2027'],
])('an item of %s is of %s, the day that the clock of its agency showed', async (created_at, day) => {
  const newsId = await added();
  const { catalogue } = (await server.installation.agency('CO'))!;
  await catalogue.updateTable('news').set({ created_at }).where('news_id', '=', newsId).execute();
  expect(await listed(newsId)).toMatchObject({ createdOn: day, createdAt: created_at });
});

test('the same request adds one item; an id that is taken is refused', async () => {
  const input = { newsId: newId(10), ...plain, requestId: newId() };
  await anna.call('news.add', input);
  await anna.call('news.add', input);
  const { refusal, body } = await anna.send('news.add', wireOf('news.add', { ...input, requestId: newId() }));
  expect(refusal).toEqual({ kind: 'conflict', reason: 'idTaken' });
  expect(body).toBe('FAILED');
});

test('of its HTML only what the editor writes is kept, and links open apart', async () => {
  const text = `<h2 style="color:red" onclick="x()">Cannes</h2><script>steal()</script><img src=x onerror=steal()>
<p class="a">See <a href="javascript:steal()">this</a>, <a href="https://co.example/" target="_top">that</a> <font>now</font></p>`;
  const newsId = await added({ text });
  expect((await listed(newsId))!.text).toBe(`<h2>Cannes</h2>
<p>See <a rel="noopener noreferrer" target="_blank">this</a>, <a href="https://co.example/" target="_blank" rel="noopener noreferrer">that</a> now</p>`);
});

test.each([
  ['co.example/prize', 'https://co.example/prize'],
  ['https://co.example/', 'https://co.example/'],
  ['ftp://co.example/press.zip', 'ftp://co.example/press.zip'],
])('the address %s is kept as %s', async (typed, kept) => {
  const newsId = await added({ linkType: 'address', linkValue: typed });
  expect((await listed(newsId))!.linkValue).toBe(kept);
});

test.each([
  ['a blank title', { title: '  ' }, { title: 'required' }],
  ['no address', { linkType: 'address', linkValue: ' ' }, { linkValue: 'required' }],
  ['a script', { linkType: 'address', linkValue: 'http://' }, { linkValue: 'malformed' }],
  ['no film', { linkType: 'film', linkValue: '' }, { linkValue: 'required' }],
] as const)('%s is refused', async (_what, over, problems) => {
  expect(await refusalOfAdding(over)).toEqual({ kind: 'invalid', problems });
});

test('a film in the trash is no link, but the one that an item has may stay', async () => {
  const { filmId } = (await anna.call('agencyFilms.list', {})).at(-1)!;
  const link = { linkType: 'film', linkValue: filmId } as const;
  const newsId = await added(link);
  await anna.call('film.delete', { filmId, online: false });
  expect(await refusalOfAdding(link)).toEqual({ kind: 'notFound' });
  expect(await anna.call('news.update', { newsId, ...plain, ...link, title: 'Still' })).toMatchObject({
    kind: 'saved',
  });
});

test('a save from an older version changes nothing and hands over what stands there', async () => {
  const newsId = await added();
  const first = await anna.call('news.update', { newsId, ...plain, title: 'One', version: 1 });
  expect(first).toEqual({ kind: 'saved', version: 2 });
  const second = await anna.call('news.update', { newsId, ...plain, title: 'Two', version: 1 });
  expect(second).toEqual({ kind: 'conflict', version: 2, values: { ...plain, title: 'One' } });
  const same = await anna.call('news.update', { newsId, ...plain, title: 'One', version: 2 });
  expect(same).toEqual({ kind: 'saved', version: 2 });
});

test('it is switched, deleted with its place in the trash, and restored', async () => {
  const newsId = await added();
  await anna.call('news.toggle', { newsId, online: false });
  expect(await listed(newsId)).toMatchObject({ online: false, version: 2 });
  await anna.call('news.delete', { newsId });
  expect(await listed(newsId)).toBeUndefined();
  expect(await anna.call('trash.list', {})).toContainEqual(
    expect.objectContaining({ kind: 'news', id: newsId, title: 'A prize', talentId: '' }),
  );
  const again = await anna.send('news.toggle', wireOf('news.toggle', { newsId, online: true }));
  expect(again.refusal).toEqual({ kind: 'notFound' });
  await anna.call('trash.restore', { kind: 'news', id: newsId });
  expect(await listed(newsId)).toMatchObject({ online: false });
});

test('a picture is made anew at its whole size, shown to staff, and taken by items of its agency alone', async () => {
  const picture = await uploaded();
  const newsId = await added({ picture });
  expect(await listed(newsId)).toMatchObject({ picture });
  const sent = await shown(picture);
  expect(await sharp(sent.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 300, height: 200 });
  expect((await shown(picture, '')).statusCode).toBe(401);

  const neighbour = await signIn(server, 'staff@mp.example');
  expect((await shown(picture, neighbour.cookie)).statusCode).toBe(404);
  const theirs = newsPictureUpload.reply.read(
    JSON.parse((await upload(await photo(), neighbour, 'MP')).body),
  ).picture;
  expect(await refusalOfAdding({ picture: theirs })).toEqual({ kind: 'notFound' });
  expect(await refusalOfAdding({ picture: '../secret' })).toEqual({ kind: 'notFound' });
});

test('what is no picture is refused, and a picture in another agency’s name', async () => {
  expect(await upload(Buffer.from('<svg/>'))).toMatchObject({
    body: 'error',
    refusal: { kind: 'invalid', problems: { file: 'notAPicture' } },
  });
  expect((await upload(await photo(), anna, 'MP')).refusal).toEqual({ kind: 'forbidden' });
});

test('the small one that lists show is there as soon as the picture is', async () => {
  const { folder } = (await server.installation.agency('CO'))!;
  const small = join(folder, 'news', `${await uploaded()}.small.jpg`);
  expect(await sharp(small).metadata()).toMatchObject({ width: 300 });
});

test('pictures that no item names are given up after a week, those of items in the trash are not', async () => {
  const [named, trashed, unnamed] = [await uploaded(), await uploaded(), await uploaded()];
  await added({ picture: named });
  await anna.call('news.delete', { newsId: await added({ picture: trashed }) });
  const tenant = (await server.installation.agency('CO'))!;
  const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);
  await sweep(tenant, [newsPictures.kept], inDays(6));
  expect((await shown(unnamed)).statusCode).toBe(200);
  await sweep(tenant, [newsPictures.kept], inDays(8));
  const codes = await Promise.all(
    [named, trashed, unnamed].map(async (each) => (await shown(each)).statusCode),
  );
  expect(codes).toEqual([200, 200, 404]);
});
