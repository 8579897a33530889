import sharp from 'sharp';
import type { Film } from '../../../src/contract/entities/film';
import { stillAddress } from '../../../src/contract/rules/thumbnail';
import { pictureUpload } from '../../../src/contract/scripts';
import { FilesAway } from '../../../src/server/files/away';
import { postFile } from '../support/form';
import { until } from '../../tools/until';
import { type Person, signIn, startServer, type TestServer, wireOf } from '../support/server';

let server: TestServer;
let anna: Person;
let film: Film;

beforeAll(async () => {
  server = await startServer();
  anna = await signIn(server, 'staff@co.example');
  film = (await anna.call('agencyFilms.list', {}))[0]!;
});
afterAll(() => server.close());

async function upload(
  bytes: Uint8Array,
  filmId = film.filmId,
  kind = 'film',
  halfway?: () => Promise<unknown>,
) {
  const { databaseName } = (await server.installation.agency('CO'))!.agency;
  const percent = { heightPercent: 50, widthPercent: 50 };
  const input = { targetPath: 'films', name: filmId, ...percent, version: 0, client: 'CO', kind };
  const address = '/backend/UploadPictFILM_UHD.php';
  return postFile(server.app, address, pictureUpload, { ...input, databaseName }, bytes, anna, halfway);
}
/** What somebody says who has looked at the film's picture. */
const takePicture = async (filmId = film.filmId) => {
  const { candidates } = await anna.call('pictureChecks.list', {});
  const { pictureId = '' } = candidates.find((each) => each.filmId === filmId)!;
  await anna.call('pictureCheck.decide', { verdict: 'taken', filmId, pictureId });
};
const filmNow = async () =>
  (await anna.call('agencyFilms.list', {})).find(({ filmId }) => filmId === film.filmId)!;
const get = (url: string, cookie = anna.cookie) => server.app.inject({ url, headers: { cookie } });
const picture = (width: number, background: string) =>
  sharp({ create: { width, height: width / 2, channels: 3, background } });

test('an own picture stands for its film once it was checked, at half its size, under a new address each time', async () => {
  expect((await upload(await picture(400, '#a33').png().toBuffer())).status).toBe(200);
  expect(await filmNow()).toMatchObject({ ownThumbnail: true, chosenThumbnail: 0, checked: false });
  expect(stillAddress('/media', await filmNow())).toBeUndefined();
  await takePicture();
  const first = await filmNow();
  expect(first).toMatchObject({ ownThumbnail: true, chosenThumbnail: 0, checked: true });
  const sent = await get(stillAddress('/media', first)!);
  expect(await sharp(sent.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 200, height: 100 });

  await upload(await picture(80, '#3a3').jpeg().toBuffer());
  expect(await filmNow()).toMatchObject({ checked: false });
  await takePicture();
  const second = await filmNow();
  expect(stillAddress('/media', second)).not.toBe(stillAddress('/media', first));
  expect(await sharp((await get(stillAddress('/media', second)!)).rawPayload).metadata()).toMatchObject({
    width: 40,
  });
  const neighbour = await signIn(server, 'staff@mp.example');
  expect((await get(stillAddress('/media', second)!, neighbour.cookie)).statusCode).toBe(404);
});

test('a picture that another one has replaced goes, with what was made smaller of it', async () => {
  await upload(await picture(40, '#a33').png().toBuffer());
  await upload(await picture(80, '#3a3').png().toBuffer());
  const { files } = (await server.installation.agency('CO'))!;
  const own = async () =>
    (await files.names(`films/${film.filmId}`)).filter((name) => name.startsWith('own.'));
  await until('the former ones to go', async () => (await own()).length === 2 || undefined);
  expect((await own()).toSorted()).toEqual([
    expect.stringMatching(/^own\..*\.jpg$/),
    expect.stringMatching(/^own\..*\.small\.jpg$/),
  ]);
});

test('a checked picture stays, and no other is shown for it, where the save of the next one is cut off', async () => {
  await upload(await picture(400, '#a33').png().toBuffer());
  await takePicture();
  const before = await filmNow();
  const tenant = (await server.installation.agency('CO'))!;
  const copy = async (from: string, to: string) => {
    await tenant.files.copy(from, to);
    throw new Error('cut off');
  };
  jest
    .spyOn(server.installation, 'tenantOf')
    .mockResolvedValueOnce({ ...tenant, files: { ...tenant.files, copy } });
  expect((await upload(await picture(80, '#3a3').png().toBuffer())).status).toBe(500);
  expect(await filmNow()).toEqual(before);
  const shown = await get(stillAddress('/media', before)!);
  expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ width: 200 });
});

test('who gave a film its picture, or chose another, stands in the history of that film', async () => {
  await upload(await picture(40, '#3aa').png().toBuffer());
  await anna.call('film.chooseThumbnail', { filmId: film.filmId, thumbnail: 1 });
  const { catalogue } = (await server.installation.agency('CO'))!;
  const history = await catalogue
    .selectFrom('activity')
    .select(['script', 'staff_id'])
    .where('subject', '=', film.filmId)
    .orderBy('at', 'desc')
    .limit(2)
    .execute();
  const by = { staff_id: anna.userId };
  expect(history).toEqual(
    expect.arrayContaining([
      { script: 'picture.upload', ...by },
      { script: 'film.chooseThumbnail', ...by },
    ]),
  );
});

test('an automatic picture can be chosen again at once, and the own one after it where it was checked', async () => {
  await anna.call('film.chooseThumbnail', { filmId: film.filmId, thumbnail: 1 });
  expect(stillAddress('/media', await filmNow())).toContain('/thumbnails/1.jpg');
  await anna.call('film.chooseThumbnail', { filmId: film.filmId, thumbnail: 0 });
  expect(stillAddress('/media', await filmNow())).toBeUndefined();
  await takePicture();
  await anna.call('film.chooseThumbnail', { filmId: film.filmId, thumbnail: 1 });
  await anna.call('film.chooseThumbnail', { filmId: film.filmId, thumbnail: 0 });
  expect(stillAddress('/media', await filmNow())).toContain('/thumbnails/own.jpg');
  await expect(anna.call('film.chooseThumbnail', { filmId: film.filmId, thumbnail: 99 })).rejects.toThrow(
    'noSuchThumbnail',
  );
});

test('refused: what is no picture, and a film that the agency has not; the picture before stays', async () => {
  const before = await filmNow();
  expect((await upload(Buffer.from('no picture'))).refusal).toEqual({
    kind: 'invalid',
    problems: { file: 'notAPicture' },
  });
  const neighbour = await signIn(server, 'staff@mp.example');
  const theirs = (await neighbour.call('agencyFilms.list', {}))[0]!;
  expect((await upload(await picture(20, '#33a').png().toBuffer(), theirs.filmId)).refusal).toEqual({
    kind: 'notFound',
  });
  expect(await filmNow()).toEqual(before);
});

describe('a picture that was sent before its film is made', () => {
  const begin = (uploadKey: string, person = anna) => {
    const file = { fileName: 'a.mp4', fileSize: 10, fileType: 'video/mp4', duration: 2, client: 'CO' };
    return person.call('upload.create', { processId: `${uploadKey}-p`, ...file, uploadKey });
  };
  const texts = { title: 'New', director: '', producer: '', notes: '', format: '', year: '' };
  const wanted = (uploadKey: string, requestId?: string) => {
    const { talentId = '' } = film;
    return { ...texts, talentId, uploadKey, hasPicture: true, requestId };
  };
  const one = async (id: string) =>
    (await anna.call('agencyFilms.list', {})).find(({ filmId }) => filmId === id)!;
  const add = async (uploadKey: string, person = anna) => {
    await begin(uploadKey, person);
    return one(await person.call('film.add', wanted(uploadKey)));
  };
  const co = async () => (await server.installation.agency('CO'))!;

  test('stands for the film once it is and somebody has looked at it', async () => {
    expect((await upload(await picture(400, '#a33').png().toBuffer(), 'temp-1', 'newFilm')).status).toBe(200);
    const made = await add('temp-1');
    expect(made).toMatchObject({ ownThumbnail: true, chosenThumbnail: 0, checked: false });
    await takePicture(made.filmId);
    const sent = await get(stillAddress('/media', { ...made, checked: true })!);
    expect(await sharp(sent.rawPayload).metadata()).toMatchObject({ width: 200 });
  });

  test('is not taken by a colleague, nor said to be there where none came', async () => {
    await upload(await picture(40, '#a33').png().toBuffer(), 'temp-2', 'newFilm');
    const ben = await signIn(server, 'admin@co.example');
    expect(await add('temp-2', ben)).toMatchObject({ ownThumbnail: false, checked: false });
  });

  test('comes with the film that is made at the second try, where files could not be written at the first', async () => {
    await upload(await picture(400, '#a33').png().toBuffer(), 'temp-3', 'newFilm');
    await begin('temp-3');
    const before = await anna.call('agencyFilms.list', {});
    const tenant = await co();
    const away = () => Promise.reject(new FilesAway(new Error('away')));
    jest
      .spyOn(server.installation, 'tenantOf')
      .mockResolvedValueOnce({ ...tenant, files: { ...tenant.files, copy: away, move: away } });
    expect((await anna.send('film.add', wireOf('film.add', wanted('temp-3', 'once')))).status).toBe(503);
    expect(await anna.call('agencyFilms.list', {})).toEqual(before);
    const { filmId } = await one(await anna.call('film.add', wanted('temp-3', 'once')));
    await takePicture(filmId);
    const sent = await get(stillAddress('/media', await one(filmId))!);
    expect(await sharp(sent.rawPayload).metadata()).toMatchObject({ width: 200 });
    expect((await tenant.files.names('newFilms')).filter((name) => name.includes('temp-3'))).toEqual([]);
  });

  test('is put in one place, also where the film is made again as its first making was taken back', async () => {
    await upload(await picture(40, '#a33').png().toBuffer(), 'temp-4', 'newFilm');
    await begin('temp-4');
    const tenant = await co();
    let tries = 0;
    const copy = async (from: string, to: string) => {
      await tenant.files.copy(from, to);
      tries++;
      if (tries === 1) throw Object.assign(new Error('lost a race'), { code: 'SQLITE_BUSY' });
    };
    jest
      .spyOn(server.installation, 'tenantOf')
      .mockResolvedValueOnce({ ...tenant, files: { ...tenant.files, copy } });
    const before = await tenant.files.names('films');
    const filmId = await anna.call('film.add', wanted('temp-4'));
    expect(tries).toBe(2);
    expect((await tenant.files.names('films')).filter((name) => !before.includes(name))).toEqual([filmId]);
  });

  test('has an id that may stand on disk', async () => {
    const { refusal } = await upload(await picture(40, '#a33').png().toBuffer(), '../temp', 'newFilm');
    expect(refusal).toEqual({ kind: 'invalid', problems: { name: 'malformed' } });
  });
});

test('one person sends so many pictures at once and no more, so that others have their turns', async () => {
  const bytes = await picture(40, '#a3a').png().toBuffer();
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  let begun = 0;
  const onTheirWay = Array.from({ length: 20 }, () =>
    upload(bytes, film.filmId, 'film', () => {
      begun += 1;
      return held;
    }),
  );
  await until('20 pictures on their way', () => begun === 20 || undefined);
  expect((await upload(bytes)).refusal).toEqual({ kind: 'tooMany', retryAfter: 10 });
  letGo();
  const statuses = (await Promise.all(onTheirWay)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect((await upload(bytes)).status).toBe(200);
});
