import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  addTalent,
  BEN,
  filmInput,
  MAX,
  newRig,
  processInput,
  refusalOf,
  type Rig,
  sendMultipart,
} from '../media/rig';
import { until } from '../../tools/until';

let rig: Rig;
let remove: () => Promise<void>;
beforeEach(async () => {
  ({ rig, remove } = await newRig());
  await addTalent(await rig.tenant());
});
afterEach(() => remove());

test('the same process again is the same; by another person, or for another file, it is refused', async () => {
  await rig.call('upload.create', processInput('p1', 10));
  expect(await rig.call('upload.create', processInput('p1', 10))).toEqual({
    status: 'success',
    PROCESS_ID: 'p1',
  });
  const taken = { kind: 'conflict', reason: 'processTaken' };
  expect(await refusalOf(rig.call('upload.create', processInput('p1', 10), BEN))).toEqual(taken);
  expect(await refusalOf(rig.call('upload.create', processInput('p1', 11)))).toEqual(taken);
  expect(await rig.call('upload.list', {})).toHaveLength(1);
});

test('CLIENT must be the agency of the person who calls', async () => {
  expect(await refusalOf(rig.call('upload.create', processInput('p1', 10), MAX))).toEqual({
    kind: 'forbidden',
  });
});

test.each(['.', '..', '.hidden', 'p1.part', 'é'.repeat(100)])(
  'the id %s cannot stand on disk',
  async (processId) => {
    expect(await refusalOf(rig.call('upload.create', processInput(processId, 10)))).toEqual({
      kind: 'invalid',
      problems: { processId: 'malformed' },
    });
  },
);

test('a name that would show another ending than it has is kept without what makes it do so', async () => {
  await rig.call('upload.create', processInput('p1', 10, { fileName: 'exe.\u202Eoediv\u202C.mp4' }));
  expect(await rig.call('upload.list', {})).toMatchObject([{ fileName: 'exe.oediv.mp4' }]);
});

test('a file that is no film is refused by name', async () => {
  const pdf = { fileName: 'cv.pdf', fileType: 'application/pdf' };
  expect(await refusalOf(rig.call('upload.create', processInput('p1', 10, pdf)))).toEqual({
    kind: 'invalid',
    problems: { fileName: 'notAFilm' },
  });
});

test('each agency has its own processes: an id of the neighbour’s is not found', async () => {
  await rig.call('upload.create', processInput('p1', 10, { client: 'MP' }), MAX);
  const cancelling = { processId: 'p1', cancelling: true };
  expect(await refusalOf(rig.call('upload.delete', cancelling))).toEqual({ kind: 'notFound' });
  expect(await refusalOf(rig.call('encoding.retry', { processId: 'p1' }))).toEqual({ kind: 'notFound' });
  expect(await rig.call('upload.list', {})).toEqual([]);
  await rig.call('upload.create', processInput('p1', 20));
  expect(await rig.call('upload.list', {}, MAX)).toMatchObject([{ processId: 'p1', fileSize: 10 }]);
});

test('an UPDATE_ID that names a film of another agency is just a temporary id', async () => {
  await addTalent(await rig.tenant('MP'));
  await rig.call('upload.create', processInput('p1', 10, { client: 'MP' }), MAX);
  const theirs = String(await rig.call('film.add', filmInput('temp-p1'), MAX));
  await rig.call('upload.create', processInput('p2', 10, { uploadKey: theirs }));
  expect(await rig.call('upload.list', {})).toMatchObject([{ processId: 'p2', filmId: '' }]);
});

test('a film waits for a title and a started upload; created again it is the same film', async () => {
  const blocked = { kind: 'conflict', reason: 'uploadNotStarted' };
  expect(await refusalOf(rig.call('film.add', filmInput('temp-p1')))).toEqual(blocked);
  await rig.call('upload.create', processInput('p1', 10));
  const unknown = filmInput('temp-p1', { talentId: 'nobody' });
  expect(await refusalOf(rig.call('film.add', unknown))).toEqual({ kind: 'notFound' });
  expect(await refusalOf(rig.call('film.add', filmInput('temp-p1'), BEN))).toEqual(blocked);
  const filmId = await rig.call('film.add', filmInput('temp-p1'));
  expect(await rig.call('film.add', filmInput('temp-p1'))).toBe(filmId);
  const { catalogue } = await rig.tenant();
  expect(await catalogue.selectFrom('films').select(['film_id', 'number', 'process_id']).execute()).toEqual([
    { film_id: filmId, number: 1, process_id: 'p1' },
  ]);
});

test('a film whose encoded file is gone, as after a restore, is made all the same, and encoded once more', async () => {
  const bytes = new Uint8Array(1000);
  await rig.call('upload.create', processInput('p1', bytes.length));
  await sendMultipart(rig, 'p1', bytes);
  const { catalogue } = await rig.tenant();
  await catalogue.updateTable('encoding_jobs').set({ status: 'done', progress: 100 }).execute();
  const told = rig.hear((event) => event.kind === 'encoding' && event.status === 'waiting');
  const filmId = await rig.call('film.add', filmInput('temp-p1'));
  expect(await told).toMatchObject({ processId: 'p1', filmId });
  const film = { film_id: filmId, process_id: 'p1', file_name: '', thumbnail_count: 0 };
  expect(await catalogue.selectFrom('films').selectAll().execute()).toMatchObject([film]);
  const job = { process_id: 'p1', status: 'waiting', progress: 0 };
  expect(await catalogue.selectFrom('encoding_jobs').selectAll().execute()).toMatchObject([job]);
});

test('films created at once get numbers of their own, from the highest on', async () => {
  for (const id of ['p1', 'p2', 'p3']) await rig.call('upload.create', processInput(id, 10));
  await Promise.all(['p1', 'p2', 'p3'].map((id) => rig.call('film.add', filmInput(`temp-${id}`))));
  const { catalogue } = await rig.tenant();
  const films = await catalogue.selectFrom('films').select('number').orderBy('number').execute();
  expect(films.map(({ number }) => number)).toEqual([1, 2, 3]);
});

test('a cancelled upload leaves no file and no film that waits for it, and cannot go on', async () => {
  const bytes = new Uint8Array(1000);
  await rig.call('upload.create', processInput('p1', bytes.length));
  const filmId = await rig.call('film.add', filmInput('temp-p1'));
  expect((await sendMultipart(rig, 'p1', bytes)).body).toBe('uploaded');
  const { folder, catalogue } = await rig.tenant();
  expect(existsSync(join(folder, 'uploads', 'p1'))).toBe(true);
  const told = rig.hear((event) => event.kind === 'encoding' && event.status === 'none');
  await rig.call('upload.delete', { processId: 'p1', cancelling: true });
  expect(await told).toMatchObject({ processId: 'p1', filmId });
  expect(await rig.call('upload.list', {})).toEqual([]);
  expect(await catalogue.selectFrom('encoding_jobs').selectAll().execute()).toEqual([]);
  expect(await catalogue.selectFrom('films').select('process_id').execute()).toEqual([{ process_id: null }]);
  expect(await sendMultipart(rig, 'p1', bytes)).toEqual({ status: 409, body: 'error' });
  await until('the file to go', () => !existsSync(join(folder, 'uploads', 'p1')) || undefined);
});

test('an upload that its person dismissed is not listed again; nobody else can dismiss it', async () => {
  await rig.call('upload.create', processInput('p1', 10));
  expect(await refusalOf(rig.call('upload.dismiss', { processId: 'p1' }, BEN))).toEqual({ kind: 'notFound' });
  expect(await rig.call('upload.list', {})).toHaveLength(1);
  await rig.call('upload.dismiss', { processId: 'p1' });
  await rig.call('upload.dismiss', { processId: 'p1' });
  expect(await rig.call('upload.list', {})).toEqual([]);
});

test('an upload is not listed while its film is in the trash', async () => {
  await rig.call('upload.create', processInput('p1', 10));
  const film_id = String(await rig.call('film.add', filmInput('temp-p1')));
  const { catalogue } = await rig.tenant();
  const trash = (trashed_at: string | null) =>
    catalogue.updateTable('films').set({ trashed_at }).where('film_id', '=', film_id).execute();
  await trash('2026-01-01T00:00:00.000Z');
  expect(await rig.call('upload.list', {})).toEqual([]);
  await trash(null);
  expect(await rig.call('upload.list', {})).toHaveLength(1);
});

test('the media bank is this server; a disk without room for the file says so', async () => {
  expect(await rig.call('upload.findServer', { fileSize: 1 })).toEqual({ server: 'media.example:4120' });
  expect(await refusalOf(rig.call('upload.findServer', { fileSize: 2 ** 52 }))).toEqual({
    kind: 'conflict',
    reason: 'diskFull',
  });
});

test('a film whose folder is gone does not stop its process from being removed', async () => {
  await rig.call('upload.create', processInput('p1', 10));
  await rm(join((await rig.tenant()).folder, 'uploads'), { recursive: true, force: true });
  expect(await rig.call('upload.delete', { processId: 'p1', cancelling: true })).toEqual({
    status: 'success',
  });
});
