import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import type { EncodingOptions } from '../../../src/contract/entities/encodingOptions';
import type { ServerEvent } from '../../../src/contract/events';
import { findFfmpeg } from '../../../src/server/encoding/program';
import { startEncodingWorker } from '../../../src/server/encoding/worker';
import type { Worker } from '../../../src/server/installation';
import { makeFilm } from '../../tools/films';
import { addTalent, filmInput, newRig, processInput, refusalOf, type Rig, sendMultipart } from '../media/rig';

const run = promisify(execFile);
let folder: string;
let rig: Rig;
let remove: () => Promise<void>;
let worker: Worker | undefined;
let filmId: string;

/** A PAL picture whose pixels the file does not tell of: 720x576 is 5:4. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'greenroom-films-'));
  ({ rig, remove } = await newRig());
  await addTalent(await rig.tenant());
  filmId = await upload('p1', await makeFilm(folder, 'mp4', { size: '720x576', seconds: 1 }));
  worker = startEncodingWorker(rig.installation, { pollInterval: 50 });
  await ended('p1');
});
afterAll(async () => {
  await worker?.stop();
  await remove();
  await rm(folder, { recursive: true, force: true });
});

const ended = (processId: string) =>
  rig.hear(
    (event) =>
      event.kind === 'encoding' && event.processId === processId && /^(done|failed)$/.test(event.status),
  ) as Promise<Extract<ServerEvent, { kind: 'encoding' }>>;

async function upload(processId: string, path: string, uploadKey = `temp-${processId}`): Promise<string> {
  const bytes = new Uint8Array(await readFile(path));
  await rig.call('upload.create', processInput(processId, bytes.length, { uploadKey }));
  const isNew = uploadKey.startsWith('temp-');
  const id = isNew ? String(await rig.call('film.add', filmInput(uploadKey))) : uploadKey;
  await sendMultipart(rig, processId, bytes);
  return id;
}

const reencode = (options: EncodingOptions) => rig.call('film.reencode', { filmId, path: '', options });

const filmRow = async () =>
  (await rig.tenant()).catalogue
    .selectFrom('films')
    .selectAll()
    .where('film_id', '=', filmId)
    .executeTakeFirstOrThrow();

/** How many of 1280 columns at the left of the film are black, and of its first still. */
async function blackColumns(): Promise<{ readonly film: number; readonly still: number }> {
  const home = join((await rig.tenant()).folder, 'films', filmId);
  const frame = join(folder, 'frame.png');
  const first = ['-frames:v', '1', '-update', '1', frame];
  await run((await findFfmpeg()).path, ['-y', '-loglevel', 'error', '-i', join(home, 'film.mp4'), ...first]);
  return { film: await blackIn(frame), still: await blackIn(join(home, 'thumbnails', '1.jpg')) };
}

async function blackIn(path: string): Promise<number> {
  const picture = sharp(path).greyscale();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const brightness = (x: number) => {
    let sum = 0;
    for (let y = 0; y < info.height; y += 1) sum += data[(y * info.width + x) * info.channels] ?? 0;
    return sum / info.height;
  };
  let columns = 0;
  while (columns < info.width && brightness(columns) < 24) columns += 1;
  return columns;
}

test.each([
  { shape: 'asFile', bars: 190, says: 'as the file says: 5:4 between bars' },
  { shape: 'wide', bars: 0, says: 'F169: 16:9 without bars' },
  { shape: 'palPixels', bars: 160, says: 'PAL066: PAL pixels make it 4:3' },
  { shape: 'palBlack', bars: 160, says: 'PALBLACK: 4:3 between black bars' },
] as const)('$says', async ({ shape, bars }) => {
  const end = ended('p1');
  await reencode({ shape, thumbnails: true });
  expect(await end).toMatchObject({ status: 'done', filmId });
  const { film, still } = await blackColumns();
  expect(Math.abs(film - bars)).toBeLessThanOrEqual(3);
  expect(still).toBe(0);
});

test('a new film has the shape that the agency settled, and the quality that it settled is that of all', async () => {
  const tenant = await rig.tenant();
  const size = async (id: string) => (await stat(join(tenant.folder, 'films', id, 'film.mp4'))).size;
  const columns = async (id: string) => {
    const frame = join(folder, `${id}.png`);
    const film = join(tenant.folder, 'films', id, 'film.mp4');
    const first = ['-frames:v', '1', '-update', '1', frame];
    await run((await findFfmpeg()).path, ['-y', '-loglevel', 'error', '-i', film, ...first]);
    return blackIn(frame);
  };
  const path = await makeFilm(folder, 'mp4', { size: '720x576', seconds: 1 });
  const make = async (processId: string, defaults: object) => {
    Object.assign(tenant.agency, defaults);
    const end = ended(processId);
    const id = await upload(processId, path);
    await end;
    return id;
  };
  const fine = await make('shaped1', { pictureShape: 'wide', filmQuality: 'fine' });
  const small = await make('shaped2', { pictureShape: 'palBlack', filmQuality: 'small' });
  expect(await columns(fine)).toBeLessThanOrEqual(3);
  expect(Math.abs((await columns(small)) - 160)).toBeLessThanOrEqual(3);
  expect(await size(small)).toBeLessThan(await size(fine));
  Object.assign(tenant.agency, { pictureShape: 'asFile', filmQuality: 'standard' });
});

test('without VIGNETTE the thumbnails and the choice among them stay; with it they are made anew', async () => {
  await rig.call('film.chooseThumbnail', { filmId, thumbnail: 5 });
  const before = await filmRow();
  const kept = ended('p1');
  await reencode({ shape: 'asFile', thumbnails: false });
  await kept;
  expect(await filmRow()).toMatchObject({
    thumbnail_count: 8,
    chosen_thumbnail: 5,
    picture_version: before.picture_version,
  });
  const made = ended('p1');
  await reencode({ shape: 'asFile', thumbnails: true });
  await made;
  const after = await filmRow();
  expect(after.chosen_thumbnail).toBe(1);
  expect(after.picture_version).not.toBe(before.picture_version);
  const home = (await rig.tenant()).folder;
  // Each with its small one.
  expect(await readdir(join(home, 'films', filmId, 'thumbnails'))).toHaveLength(2 * 8);
});

test('an own picture stays the chosen one when the automatic ones are made anew', async () => {
  const { catalogue } = await rig.tenant();
  const own = { own_thumbnail: 1, chosen_thumbnail: 0 } as const;
  await catalogue.updateTable('films').set(own).where('film_id', '=', filmId).execute();
  const made = ended('p1');
  await reencode({ shape: 'asFile', thumbnails: true });
  await made;
  expect(await filmRow()).toMatchObject({ own_thumbnail: 1, chosen_thumbnail: 0 });
});

test('one that waits or runs is not asked for twice', async () => {
  await worker?.stop();
  await reencode({ shape: 'wide', thumbnails: false });
  expect(await refusalOf(reencode({ shape: 'asFile', thumbnails: false }))).toEqual({
    kind: 'conflict',
    reason: 'encodingRuns',
  });
  expect(await refusalOf(rig.call('upload.delete', { processId: 'p1', cancelling: true }))).toEqual({
    kind: 'conflict',
    reason: 'filmPlaysIt',
  });
  const end = ended('p1');
  worker = startEncodingWorker(rig.installation, { pollInterval: 50 });
  expect(await end).toMatchObject({ status: 'done' });
});

test('a replacement that is cancelled leaves the film with the file before', async () => {
  await worker?.stop();
  await upload('p2', join(folder, 'film.mp4'), filmId);
  expect((await filmRow()).process_id).toBe('p2');
  await rig.call('upload.delete', { processId: 'p2', cancelling: true });
  expect((await filmRow()).process_id).toBe('p1');
});

test('a replacement that cannot be encoded leaves the film with the file before, however often it is tried', async () => {
  const rubbish = join(folder, 'rubbish.mp4');
  await writeFile(rubbish, 'no film');
  const begin = () => (worker = startEncodingWorker(rig.installation, { pollInterval: 50 }));
  await worker?.stop();
  await upload('p3', rubbish, filmId);
  const first = ended('p3');
  begin();
  expect(await first).toMatchObject({ status: 'failed', filmId });
  expect((await filmRow()).process_id).toBe('p1');
  await worker?.stop();
  await rig.call('encoding.retry', { processId: 'p3' });
  expect((await filmRow()).process_id).toBe('p3');
  const second = ended('p3');
  begin();
  expect(await second).toMatchObject({ status: 'failed', filmId });
  expect((await filmRow()).process_id).toBe('p1');
  await rig.call('upload.delete', { processId: 'p3', cancelling: true });
});

test('a film whose original is gone says so', async () => {
  await rm(join((await rig.tenant()).folder, 'uploads', 'p1'));
  expect(await refusalOf(reencode({ shape: 'asFile', thumbnails: false }))).toEqual({
    kind: 'conflict',
    reason: 'noOriginal',
  });
});
