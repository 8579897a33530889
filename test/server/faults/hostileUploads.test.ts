import { createHash, randomBytes } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { newId } from '../../../src/server/ids';
import { type RunningServer, startServer } from '../../tools/server';
import { until } from '../../tools/until';
import { type Books, openBooks } from './catalogue';
import { type Client, signIn, wireOf } from './client';
import {
  addFilm,
  createProcess,
  createUpload,
  finish,
  offsetOf,
  openMultipart,
  openPatch,
  sendMultipart,
} from './uploads';

const SIZE = 6 * 1024 * 1024;
const bytes = randomBytes(SIZE);

let server: RunningServer;
let client: Client;
let books: Books;

beforeAll(async () => {
  server = await startServer();
  client = await signIn(server.url);
  books = await openBooks(server.dataFolder);
});
afterAll(async () => {
  await books.close();
  await server.stop();
});

const files = () => readdir(join(books.folder, 'uploads')).catch(() => [] as string[]);
const parts = async () => (await files()).filter((name) => name.endsWith('.part'));
const noParts = () => until('no part', async () => (await parts()).length === 0 || undefined);
const jobsOf = (processId: string) =>
  books.catalogue.selectFrom('encoding_jobs').selectAll().where('process_id', '=', processId).execute();
const refused = (status: number) => ({ status, body: 'error' });
const outcome = ({ status, body }: { status: number; body: string }) => ({ status, body });

/** Begins a multipart upload and stops in its middle, once the server has some of it on disk. */
async function hang(processId: string, says?: number) {
  const { sending } = openMultipart(client, processId, SIZE, says === undefined ? {} : { says });
  sending.on('error', () => undefined);
  sending.write(bytes.subarray(0, 5 * 1024 * 1024));
  await until('bytes on disk', async () => {
    for (const name of await parts())
      if ((await stat(join(books.folder, 'uploads', name))).size > 0) return true;
    return undefined;
  });
  return sending;
}

test('a client that hangs up in the middle of a multipart upload leaves nothing, and may come again', async () => {
  const { processId } = await createProcess(client, SIZE);
  const sending = await hang(processId);
  sending.destroy();
  await noParts();
  expect(await jobsOf(processId)).toEqual([]);
  expect(outcome(await sendMultipart(client, processId, bytes))).toEqual({ status: 200, body: 'uploaded' });
});

test('a body that trickles holds nobody up, and gives way to the same upload sent anew', async () => {
  const slow = await createProcess(client, SIZE);
  const stuck = await hang(slow.processId);
  const other = await createProcess(client, SIZE);
  expect(outcome(await sendMultipart(client, other.processId, bytes))).toMatchObject({ status: 200 });
  expect(outcome(await sendMultipart(client, slow.processId, bytes))).toMatchObject({ status: 200 });
  expect(await jobsOf(slow.processId)).toHaveLength(1);
  await noParts();
  stuck.destroy();
});

test('two that send one film at once: it is there whole and encoded once', async () => {
  const { processId } = await createProcess(client, SIZE);
  const twins = await Promise.allSettled([1, 2].map(() => sendMultipart(client, processId, bytes)));
  const ends = twins.flatMap((twin) => (twin.status === 'fulfilled' ? [outcome(twin.value)] : []));
  expect(ends).toContainEqual({ status: 200, body: 'uploaded' });
  expect(await jobsOf(processId)).toHaveLength(1);
  const talentId = (await client.call('talents.list', {}))[0]?.talentId ?? '';
  const { update_id } = await books.catalogue
    .selectFrom('upload_processes')
    .select('update_id')
    .where('process_id', '=', processId)
    .executeTakeFirstOrThrow();
  const filmId = await addFilm(client, talentId, update_id);
  const original = await fetch(`${server.url}/media/films/${filmId}/original`, {
    headers: { cookie: client.cookie },
  });
  const sha256 = (whole: Uint8Array) => createHash('sha256').update(whole).digest('hex');
  expect(sha256(new Uint8Array(await original.arrayBuffer()))).toBe(sha256(bytes));
  await noParts();
});

test('a Content-Length that says more than comes ends without an upload', async () => {
  const { processId } = await createProcess(client, SIZE);
  const { sending, tail } = openMultipart(client, processId, SIZE, { says: SIZE + 10_000 });
  const ended = new Promise((resolve) => sending.on('error', resolve).on('close', resolve));
  sending.on('response', (answer) => answer.resume());
  sending.write(Buffer.concat([bytes, tail]), () => sending.socket?.end());
  await ended;
  const { stage } = await books.catalogue
    .selectFrom('upload_processes')
    .select('stage')
    .where('process_id', '=', processId)
    .executeTakeFirstOrThrow();
  // The form was whole before the lie showed: its file may count, a half one may not.
  expect((await jobsOf(processId)).length).toBe(stage === 'RECEIVED' ? 1 : 0);
  await noParts();
  expect((await fetch(`${server.url}/health`)).status).toBe(200);
});

test('a Content-Length that says less than comes: the rest is no second call', async () => {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  socket.write(
    `POST /backend/getStaff.php HTTP/1.1\r\nhost: x\r\ncookie: ${client.cookie}\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: 4\r\n\r\nA=1&ID_USER_CLIENT=${client.userId}`,
  );
  const answers = await text(socket);
  expect(answers).toMatch(/^HTTP\/1\.1 400 /m);
  expect(answers).not.toMatch(/^HTTP\/1\.1 2/m);
});

test('more bytes, fewer bytes or two files are refused, whole or resumable, and nothing stays', async () => {
  const { processId } = await createProcess(client, SIZE);
  expect(outcome(await sendMultipart(client, processId, Buffer.concat([bytes, Buffer.from('x')])))).toEqual(
    refused(422),
  );
  expect(outcome(await sendMultipart(client, processId, bytes.subarray(1)))).toEqual(refused(422));
  await createUpload(client, processId, SIZE);
  const tooLong = openPatch(client, processId, 0, SIZE + 1);
  expect((await finish(tooLong, Buffer.concat([bytes, Buffer.from('x')]))).status).toBe(413);
  expect(await offsetOf(client, processId)).toBe(0);
  const form = new FormData();
  form.append('ID_USER_CLIENT', client.userId);
  form.append('name', processId);
  form.append('clientAbrev', 'CO');
  form.append('NomOriginal', 'film.mp4');
  for (const _twice of [1, 2]) form.append('file', new Blob([new Uint8Array(SIZE)]), 'film.mp4');
  const response = await fetch(`${server.url}/mediabank/upload.php`, {
    method: 'POST',
    headers: { cookie: client.cookie },
    body: form,
  });
  expect([Math.floor(response.status / 100), await response.text()]).toEqual([4, 'error']);
  expect(await jobsOf(processId)).toEqual([]);
  expect((await parts()).filter((name) => name !== `${processId}.part`)).toEqual([]);
  await client.call('upload.delete', { processId, cancelling: true });
});

test('who is refused hears why, however much is on its way', async () => {
  const { processId } = await createProcess(client, SIZE);
  for (const _time of [1, 2, 3, 4, 5, 6])
    expect(outcome(await sendMultipart(client, 'nobody', bytes))).toEqual(refused(404));
  expect(outcome(await sendMultipart(client, processId, bytes, { client: 'MP' }))).toEqual(refused(403));
  const patched = openPatch(client, 'nobody', 0, SIZE);
  expect((await finish(patched, bytes)).status).toBe(404);
  await client.call('upload.delete', { processId, cancelling: true });
});

/** Names as a hostile program sends them, each with what stays of it in plain letters (RFC 6266, appendix D). */
const names: readonly (readonly [name: string, plain: string])[] = [
  ['../../etc/passwd', '.._.._etc_passwd'],
  ['..\\..\\windows\\system.ini', '.._.._windows_system.ini'],
  ['🎬 première.mov', '__ premi_re.mov'],
  ['gpj.\u202e4pm.exe', 'gpj.4pm.exe'],
  ['CON', 'CON'],
  ['x.mp4.exe', 'x.mp4.exe'],
  ['a"; filename="b.html', 'a_; filename=_b.html'],
  ['a.mp4\r\nSet-Cookie: a=b', 'a.mp4__Set-Cookie: a=b'],
  ['100%41.mp4', '100_41.mp4'],
];

test.each(names)('the name %j is shown and never becomes a path or a header', async (fileName, plain) => {
  const { processId, uploadKey } = await createProcess(client, 4, { fileName, fileType: 'video/mp4' });
  const before = await files();
  const said = fileName.replace(/["\r\n]/g, '');
  expect(
    outcome(await sendMultipart(client, processId, Buffer.from('film'), { fileName: said })),
  ).toMatchObject({
    status: 200,
  });
  expect((await files()).filter((name) => !before.includes(name))).toEqual([processId]);
  const talentId = (await client.call('talents.list', {}))[0]?.talentId ?? '';
  const filmId = await addFilm(client, talentId, uploadKey);
  const original = await fetch(`${server.url}/media/films/${filmId}/original`, {
    headers: { cookie: client.cookie },
  });
  expect(original.headers.get('set-cookie')).toBeNull();
  expect(original.headers.get('content-type')).toBe('application/octet-stream');
  expect(original.headers.get('x-content-type-options')).toBe('nosniff');
  const [, quoted, exact = ''] =
    /^attachment; filename="([^"\\]*)"; filename\*=UTF-8''([\w!#$&+.^`|~%-]*)$/.exec(
      original.headers.get('content-disposition') ?? '',
    ) ?? [];
  const kept = fileName.replace('\u202e', '');
  expect([quoted, decodeURIComponent(exact)]).toEqual([plain, kept]);
  expect((await client.call('upload.list', {}))[0]?.fileName).toBe(kept);
});

test.each([
  ['with a NUL', 'a\u0000b.mp4', 'malformed'],
  ['of 300 letters', `${'a'.repeat(296)}.mp4`, 'tooLong'],
  ['of nothing', '', 'required'],
])('a name %s is refused by its field', async (_what, fileName, problem) => {
  const input = { fileSize: 4, duration: 2, fileType: 'video/mp4', client: 'CO', uploadKey: newId() };
  const wire = wireOf('upload.create', { ...input, processId: newId(), fileName });
  const { status, text: body, refusal } = await client.send('upload.create', wire);
  expect({ status, body }).toEqual({ status: 422, body: 'FAILED' });
  expect(refusal).toEqual({ kind: 'invalid', problems: { fileName: problem } });
});

test.each(['x.mp4.exe', 'CON', 'x.mp4 ', 'mp4'])('%j is no film by its name alone', async (fileName) => {
  const input = { fileSize: 4, duration: 2, fileType: '', client: 'CO', uploadKey: newId() };
  const wire = wireOf('upload.create', { ...input, processId: newId(), fileName });
  expect((await client.send('upload.create', wire)).refusal).toEqual({
    kind: 'invalid',
    problems: { fileName: 'notAFilm' },
  });
});

test.each(['../p', '..', '.hidden', 'a/b', 'a\\b', 'x.part', 'ünïcode', 'a b'])(
  'the process id %j is refused',
  async (processId) => {
    const input = {
      fileName: 'a.mp4',
      fileSize: 4,
      duration: 2,
      fileType: '',
      client: 'CO',
      uploadKey: newId(),
    };
    const { status, refusal } = await client.send('upload.create', {
      ...wireOf('upload.create', { ...input, processId: 'x' }),
      PROCESS_ID: processId,
    });
    expect({ status, refusal }).toEqual({
      status: 422,
      refusal: { kind: 'invalid', problems: { processId: 'malformed' } },
    });
  },
);

test('a server that is asked to stop does not wait for ever for a body that hangs', async () => {
  const { processId } = await createProcess(client, SIZE);
  const stuck = await hang(processId);
  await server.stop();
  stuck.destroy();
});

test('none of what broke off is an error in the log', () => {
  expect(server.printed()).not.toMatch(/"level":"(error|fatal)"/);
});
