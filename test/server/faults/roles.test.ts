import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newId } from '../../../src/server/ids';
import { makeFilm } from '../../tools/films';
import { startPostgres, type TestPostgres } from '../../tools/postgres';
import { type Role, startRole } from '../../tools/role';
import { startS3 } from '../../tools/s3';
import { type RunningServer, startServer } from '../../tools/server';
import { openSmtpSink, type SmtpSink } from '../../tools/smtp';
import { until } from '../../tools/until';
import { type Client, clientAt, signIn } from './client';
import { mailTo } from './mails';
import { addFilm, createProcess, createUpload, offsetOf, openPatch, patch } from './uploads';

const PUBLIC_URL = 'http://localhost:4151';
const STEP = 1024 * 1024;

let folder: string;
let postgres: TestPostgres;
let s3: Awaited<ReturnType<typeof startS3>>;
let sink: SmtpSink;
let webs: RunningServer[] = [];
let roles: Role[] = [];
let talentId: string;
let film: Buffer;
/** One person in one session, at each of the two servers. */
let at: [Client, Client];

/** Two processes for browsers, one that encodes and one that mails: as on four machines, they share no folder. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'greenroom-roles-'));
  [postgres, s3, sink] = await Promise.all([startPostgres(), startS3(), openSmtpSink()]);
  const env = {
    DATABASE_URL: postgres.url,
    S3_URL: s3.url,
    SMTP_URL: sink.url,
    PUBLIC_URL,
    GREENROOM_KEY: randomBytes(32).toString('hex'),
  };
  const args = ['--role', 'web'];
  webs = await Promise.all([startServer({ env, args }), startServer({ env, args })]);
  roles = ['encode', 'mail'].map((role) =>
    startRole(role, { ...env, GREENROOM_DATA: join(folder, `data-${role}`) }),
  );
  await Promise.all(roles.map((role) => role.works()));
  const client = await signIn(webs[0]!.url);
  at = [client, clientAt(webs[1]!.url, client.userId, client.cookie)];
  talentId = (await client.call('talents.list', {}))[0]?.talentId ?? '';
  film = await readFile(await makeFilm(folder, 'mov', { seconds: 2, size: '1280x720' }));
});
afterAll(async () => {
  for (const role of roles) await role.stop();
  for (const web of webs) await web.stop();
  await sink?.close();
  await s3?.stop();
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Sends the rest of the film, a step at each server in turn. */
async function sendInTurn(processId: string, from: number): Promise<void> {
  for (let [offset, turn] = [from, 0]; offset < film.length; turn++) {
    const client = at[turn % 2]!;
    expect(await offsetOf(client, processId)).toBe(offset);
    offset = await patch(client, processId, offset, film.subarray(offset, offset + STEP));
  }
}

/** Of a film, the range of bytes that a player asks for. */
const rangeOf = (address: string, range: string, cookie = '') =>
  fetch(address, { headers: { range, cookie } });

test('a film comes through both servers in turn, is encoded, put on a reel, sent and played', async () => {
  const { processId, uploadKey } = await createProcess(at[0], film.length);
  expect((await createUpload(at[1], processId, film.length)).status).toBe(201);
  const filmId = await addFilm(at[0], talentId, uploadKey);
  const streams = await Promise.all(at.map((client) => client.listen()));
  // The first connection is cut off in the middle of a step.
  const sending = openPatch(at[0], processId, 0, film.length);
  const gone = once(sending, 'error');
  await new Promise((resolve) => sending.write(film.subarray(0, STEP), resolve));
  sending.destroy(new Error('cut off'));
  await gone;
  const came = await until('what has come', async () => (await offsetOf(at[1], processId)) || undefined);
  await sendInTurn(processId, came);
  for (const stream of streams)
    await stream.next(
      `the end of the encoding; the encoder says:\n${roles[0]!.said()}`,
      (event) => event.kind === 'encoding' && event.processId === processId && event.status === 'done',
    );
  const original = await fetch(`${at[1].url}/media/films/${filmId}/original`, {
    headers: { cookie: at[1].cookie },
  });
  expect(Buffer.from(await original.arrayBuffer()).equals(film)).toBe(true);

  const { reelId } = await at[1].call('reel.add', {
    ...{ title: 'Showreel', code: newId(10), isNewName: true, talentId, type: 'MR', isLink: false },
    linkValue: '',
  });
  await at[0].call('reel.addFilm', { reelId, talentId, filmId });
  const mail = { ...(await mailTo(at[0], 'client@brand.example', PUBLIC_URL)), reelId };
  await at[1].call('reel.mail', { ...mail, link: `${PUBLIC_URL}/reel/${reelId}` });
  await until(
    () => `the mail; the process that mails says:\n${roles[1]!.said()}`,
    () => sink.received.some(({ to }) => to[0] === 'client@brand.example') || undefined,
  );
  const pieces: Buffer[] = [];
  for (const [client, range] of [
    [at[0], 'bytes=0-999'],
    [at[1], 'bytes=1000-'],
  ] as const) {
    expect(await (await fetch(`${client.url}/reel/${reelId}`)).text()).toContain(filmId);
    const part = await rangeOf(`${client.url}/reel/${reelId}/films/${filmId}.mp4`, range);
    expect([part.status, part.headers.get('content-type')]).toEqual([206, 'video/mp4']);
    pieces.push(Buffer.from(await part.arrayBuffer()));
  }
  const whole = await fetch(`${at[0].url}/reel/${reelId}/films/${filmId}.mp4`);
  expect(Buffer.concat(pieces).equals(Buffer.from(await whole.arrayBuffer()))).toBe(true);

  const keys = await s3.keys();
  expect(keys).toEqual(expect.arrayContaining([`CO/uploads/${processId}`, `CO/films/${filmId}/film.mp4`]));
  expect(keys.filter((key) => key.includes('.part') || key.startsWith('CO/jobs/'))).toEqual([]);
  for (const data of [...webs.map(({ dataFolder }) => dataFolder), join(folder, 'data-encode')]) {
    const agencies = join(data, 'agencies');
    const entries = await readdir(agencies, { recursive: true, withFileTypes: true }).catch(() => []);
    expect(entries.filter((entry) => entry.isFile())).toEqual([]);
  }
  for (const stream of streams) stream.close();
});

test('an upload and a film hear within ten seconds that S3 is away, and go on once it is back', async () => {
  const { processId } = await createProcess(at[0], film.length);
  await createUpload(at[0], processId, film.length);
  await patch(at[0], processId, 0, film.subarray(0, STEP));
  const { filmId } = (await at[0].call('agencyFilms.list', {})).find(({ duration }) => duration !== 0)!;
  const address = `${at[1].url}/media/films/${filmId}/film.mp4`;
  for (const how of ['cut', 'hang'] as const) {
    s3.way[how]();
    const begun = performance.now();
    const answers = await Promise.all([
      rangeOf(address, 'bytes=0-99', at[1].cookie).then(({ status }) => status),
      patch(at[1], processId, STEP, film.subarray(STEP, 2 * STEP)).catch(String),
    ]);
    expect(answers).toEqual([503, 'Error: PATCH was answered 503']);
    expect(performance.now() - begun).toBeLessThan(11_000);
    s3.way.mend();
  }
  await until(
    'the film',
    async () => (await rangeOf(address, 'bytes=0-99', at[1].cookie)).status === 206 || undefined,
  );
  await sendInTurn(processId, await offsetOf(at[1], processId));
});
