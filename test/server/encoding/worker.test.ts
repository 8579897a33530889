import { existsSync } from 'node:fs';
import { mkdtemp, open, readdir, readFile, rm, writeFile, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { ServerEvent } from '../../../src/contract/events';
import { topBoxes } from '../../../src/server/encoding/verify';
import { claimJob } from '../../../src/server/encoding/queue';
import { startEncodingWorker } from '../../../src/server/encoding/worker';
import type { Worker } from '../../../src/server/installation';
import {
  disguised,
  type FilmKind,
  filmKinds,
  makeFilm,
  makeSoundOnly,
  remuxed,
  truncated,
} from '../../tools/films';
import { addTalent, ANNA, filmInput, newRig, processInput, type Rig, sendMultipart } from '../media/rig';
import { until } from '../../tools/until';
import { uploadFilm } from './uploadFilm';
import { log } from '../../../src/server/log';

type Encoding = Extract<ServerEvent, { kind: 'encoding' }>;
const films = new Map<FilmKind, Uint8Array<ArrayBuffer>>();
let folder: string;
let rig: Rig;
let remove: () => Promise<void>;
let worker: Worker | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'greenroom-films-'));
  for (const kind of filmKinds)
    films.set(kind, new Uint8Array(await readFile(await makeFilm(folder, kind, { seconds: 1 }))));
});
afterAll(() => rm(folder, { recursive: true, force: true }));
beforeEach(async () => {
  ({ rig, remove } = await newRig());
  await addTalent(await rig.tenant());
});
afterEach(async () => {
  await worker?.stop();
  worker = undefined;
  await remove();
});

const start = (options = {}) => {
  worker = startEncodingWorker(rig.installation, { pollInterval: 100, ...options });
};
const ended = (processId: string) =>
  rig.hear(
    (event) =>
      event.kind === 'encoding' && event.processId === processId && /^(done|failed)$/.test(event.status),
  ) as Promise<Encoding>;

const uploadPath = async (path: string) => uploadFilm(rig, new Uint8Array(await readFile(path)));
const failure = async () => {
  const end = ended('p1');
  start();
  const { status, reason } = await end;
  return status === 'failed' ? reason : status;
};

test.each(filmKinds)(
  'a film as %s becomes one that plays before it is loaded, with its pictures',
  async (kind) => {
    const heard: number[] = [];
    void rig.hear((event) => {
      if (event.kind === 'encoding' && event.status === 'running') heard.push(event.progress);
      return false;
    });
    const filmId = await uploadFilm(rig, films.get(kind)!);
    const end = ended('p1');
    start();
    expect(await end).toMatchObject({ status: 'done', progress: 100, filmId });
    expect(heard.length).toBeGreaterThan(1);
    const { folder: home, catalogue } = await rig.tenant();
    const file = await open(join(home, 'films', filmId, 'film.mp4'));
    const boxes = (await topBoxes(file)).map(({ type }) => type);
    await file.close();
    expect(boxes.indexOf('moov')).toBeLessThan(boxes.indexOf('mdat'));
    const pictures = await readdir(join(home, 'films', filmId, 'thumbnails'));
    expect(pictures.filter((name) => !name.endsWith('.small.jpg'))).toHaveLength(8);
    const film = await catalogue
      .selectFrom('films')
      .select(['duration', 'thumbnail_count', 'chosen_thumbnail'])
      .executeTakeFirst();
    expect(film).toEqual({ duration: 1, thumbnail_count: 8, chosen_thumbnail: 1 });
    expect(existsSync(join(home, 'uploads', 'p1'))).toBe(true);
    expect(await readdir(join(home, 'jobs'))).toEqual([]);
    expect(await rig.call('upload.list', {})).toMatchObject([{ encoding: 'done', encodingProgress: 100 }]);
  },
);

test('a film that is created after its file was encoded takes it', async () => {
  const bytes = films.get('mp4')!;
  await rig.call('upload.create', processInput('p1', bytes.length));
  await sendMultipart(rig, 'p1', bytes);
  const end = ended('p1');
  start();
  expect(await end).toMatchObject({ status: 'done', filmId: '' });
  const filmId = String(await rig.call('film.add', filmInput('temp-p1')));
  const answer = await fetch(`${rig.address}/media/films/${filmId}/film.mp4`, {
    headers: { 'x-person': ANNA },
  });
  expect(answer.status).toBe(200);
  const { catalogue } = await rig.tenant();
  expect(
    await catalogue.selectFrom('films').select(['duration', 'thumbnail_count']).executeTakeFirst(),
  ).toEqual({ duration: 1, thumbnail_count: 8 });
});

test.each(['text', 'ffconcat', 'hls'] as const)(
  'a %s that is named .mp4 is no film, whatever it points to',
  async (kind) => {
    const neighbour = join((await rig.tenant('MP')).folder, 'films', 'secret', 'film.mp4');
    await mkdir(join(neighbour, '..'), { recursive: true });
    await writeFile(neighbour, films.get('mp4')!);
    await uploadFilm(rig, new Uint8Array(Buffer.from(disguised[kind](neighbour))));
    expect(await failure()).toMatch(/^notAFilm/);
  },
);

test('a film that was cut short is damaged, and its reason names no path', async () => {
  await uploadPath(await truncated(join(folder, 'film.mp4'), 0.5));
  const reason = await failure();
  expect(reason).toMatch(/^damaged/);
  expect(reason).not.toContain(rig.data);
});

test('a film whose index comes first, cut short, is damaged too', async () => {
  const output = ['-movflags', '+faststart'];
  const path = await remuxed(join(folder, 'film.mp4'), 'first.mp4', { output });
  await uploadPath(await truncated(path, 0.5));
  expect(await failure()).toMatch(/^damaged/);
});

test('a sound without a picture has no picture; tried again it is encoded again', async () => {
  await uploadPath(await makeSoundOnly(folder));
  expect(await failure()).toMatch(/^noPicture/);
  const again = ended('p1');
  await rig.call('encoding.retry', { processId: 'p1' });
  expect(await again).toMatchObject({ status: 'failed' });
});

test('an encoding that cannot even begin to write ends as failed, and can be tried again', async () => {
  const filmId = await uploadFilm(rig, films.get('mp4')!);
  const jobs = join((await rig.tenant()).folder, 'jobs');
  await writeFile(jobs, 'in the way');
  const said = jest.spyOn(log, 'error').mockImplementation(() => undefined);
  expect(await failure()).toMatch(/^internal/);
  const logged = [expect.objectContaining({ code: 'ENOTDIR' }), 'The encoding of upload p1 failed.'];
  expect(said.mock.calls).toEqual([logged]);
  said.mockRestore();
  const failed = (await rig.call('upload.list', {})) as readonly object[];
  expect(failed).toMatchObject([{ encoding: 'failed' }]);
  await rm(jobs);
  const again = ended('p1');
  await rig.call('encoding.retry', { processId: 'p1' });
  expect(await again).toMatchObject({ status: 'done', filmId });
});

test('where the disk has no room for the word that an encoding failed, its work goes first, and it is said once it can be', async () => {
  await uploadFilm(rig, new Uint8Array(Buffer.from('no film')));
  const { catalogue, folder: home } = await rig.tenant();
  await sql`create trigger full before update on encoding_jobs when new.status = 'failed'
    begin select raise(abort, 'database or disk is full'); end`.execute(catalogue);
  const said = jest.spyOn(log, 'error').mockImplementation(() => undefined);
  const begun: number[] = [];
  void rig.hear((event) => event.kind === 'encoding' && event.status === 'running' && begun.push(0) < 0);
  const end = ended('p1');
  start();
  await until('a complaint', () => said.mock.calls.length > 0 || undefined);
  said.mockRestore();
  expect(await readdir(join(home, 'jobs', 'p1'))).toEqual([]);
  await sql`drop trigger full`.execute(catalogue);
  const { status, reason } = await end;
  expect(status).toBe('failed');
  expect(reason).toMatch(/^notAFilm/);
  expect(begun).toHaveLength(1);
});

test('the encoding of a worker that died is finished by the next, once', async () => {
  const filmId = await uploadFilm(rig, films.get('mp4')!);
  const { catalogue, folder: home } = await rig.tenant();
  await mkdir(join(home, 'jobs', 'p1', 'work-dead'), { recursive: true });
  await writeFile(join(home, 'jobs', 'p1', 'work-dead', 'film.mp4'), 'half');
  const dead = {
    status: 'running' as const,
    worker: 'dead',
    attempts: 1,
    lease_until: '2026-01-01T00:00:00.000Z',
  };
  await catalogue.updateTable('encoding_jobs').set(dead).execute();
  const done: Encoding[] = [];
  void rig.hear((event) => event.kind === 'encoding' && event.status === 'done' && done.push(event) < 0);
  const second = startEncodingWorker(rig.installation, { pollInterval: 50 });
  start({ pollInterval: 50 });
  await until('the film', () => done.length > 0 || undefined);
  await second.stop();
  expect(done).toMatchObject([{ filmId }]);
  expect(await catalogue.selectFrom('encoding_jobs').select(['status', 'attempts']).execute()).toEqual([
    { status: 'done', attempts: 2 },
  ]);
  expect(existsSync(join(home, 'jobs', 'p1'))).toBe(false);
});

test('a film under which workers died again and again is tried later and later, and does not fail for it', async () => {
  const filmId = await uploadFilm(rig, films.get('mp4')!);
  const { catalogue } = await rig.tenant();
  const lostFor = (minutes: number, attempts: number) =>
    catalogue
      .updateTable('encoding_jobs')
      .set({
        ...{ status: 'running', worker: 'dead', attempts },
        lease_until: new Date(Date.now() - minutes * 60_000).toISOString(),
      })
      .execute();
  const claim = () => claimJob(catalogue, 'next', 1000);
  await lostFor(4, 3);
  expect(await claim()).toBeUndefined();
  await lostFor(6, 3);
  expect(await claim()).toBe('p1');
  await lostFor(59, 100);
  expect(await claim()).toBeUndefined();
  await lostFor(61, 100);
  const end = ended('p1');
  start();
  expect(await end).toMatchObject({ status: 'done', filmId });
});

test('a lease that a wrong clock gave is not believed', async () => {
  await uploadFilm(rig, films.get('mp4')!);
  const { catalogue } = await rig.tenant();
  const lost = {
    status: 'running',
    worker: 'elsewhere/1/x',
    lease_until: '2099-01-01T00:00:00.000Z',
  } as const;
  await catalogue.updateTable('encoding_jobs').set(lost).execute();
  expect(await claimJob(catalogue, 'next', 1000)).toBe('p1');
});
