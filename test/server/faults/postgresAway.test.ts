import { Client as Database } from 'pg';
import { newId } from '../../../src/server/ids';
import { openTcpProxy, type TcpProxy } from '../../tools/tcpProxy';
import { startPostgres, type TestPostgres } from '../../tools/postgres';
import { type Role, startRole } from '../../tools/role';
import { type RunningServer, startServer } from '../../tools/server';
import { openSmtpSink, type SmtpSink } from '../../tools/smtp';
import { until } from '../../tools/until';
import { type Answer, type Client, signIn, wireOf } from './client';
import { mailTo } from './mails';

/** Processes that reach their PostgreSQL on a way that can be broken: one for the browsers, one that sends the mails. */
let postgres: TestPostgres;
let way: TcpProxy;
let sink: SmtpSink;
let web: RunningServer;
let mail: Role;
let client: Client;
let env: Record<string, string>;

beforeAll(async () => {
  postgres = await startPostgres();
  sink = await openSmtpSink();
  const url = new URL(postgres.url);
  way = await openTcpProxy(Number(url.port));
  url.port = String(way.port);
  env = { DATABASE_URL: url.href, SMTP_URL: sink.url };
  web = await startServer({ env, args: ['--role', 'web'] });
  client = await signIn(web.url);
  mail = startRole('mail', { GREENROOM_DATA: web.dataFolder, ...env });
  await mail.works();
});
afterAll(async () => {
  await mail?.stop();
  await web?.stop();
  await way?.close();
  await sink?.close();
  await postgres?.stop();
});

/** In milliseconds; the README says ten seconds, and a second is the machine's. */
const LONGEST_ANSWER = 11_000;

/** Calls that go on all the while; resolves with the statuses that they were answered. */
function calling(): { end(): Promise<readonly number[]> } {
  let isOver = false;
  const statuses: number[] = [];
  const callers = Array.from({ length: 8 }, async () => {
    while (!isOver) statuses.push((await client.send('staff.list', {})).status);
  });
  return {
    async end() {
      isOver = true;
      await Promise.all(callers);
      return statuses;
    },
  };
}

const answersAgain = () =>
  until('an answer', async () => (await client.send('staff.list', {})).status === 200 || undefined);

async function mailLeaves(recipient: string): Promise<void> {
  await client.call('reel.mail', await mailTo(client, recipient));
  await until(
    () => `the mail; the process that mails says:\n${mail.said()}`,
    () => sink.received.some(({ to }) => to[0] === recipient) || undefined,
  );
}

test('a database that ends all connections while calls are under way is reached again', async () => {
  const calls = calling();
  const operator = new Database({ connectionString: postgres.url });
  await operator.connect();
  for (let time = 0; time < 5; time += 1)
    await operator.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()',
    );
  await operator.end();
  await answersAgain();
  const statuses = await calls.end();
  expect(new Set(statuses.filter((status) => status !== 200 && status !== 503))).toEqual(new Set());
  await mailLeaves('after-the-end-of-all@brand.example');
});

test('while the database is away calls are told so; once it is back everything goes on by itself', async () => {
  way.cut();
  expect(await client.send('staff.list', {})).toMatchObject({ status: 503, refusal: { kind: 'timeout' } });
  way.mend();
  await answersAgain();
  await mailLeaves('after-it-was-away@brand.example');
  expect(mail.process.exitCode).toBeNull();
});

test('a database that says nothing keeps nobody waiting for ever, and is heard again', async () => {
  way.hang();
  expect(await client.send('staff.list', {})).toMatchObject({ status: 503, refusal: { kind: 'timeout' } });
  way.mend();
  await answersAgain();
  await mailLeaves('after-it-hung@brand.example');
});

/** A change of a new reel, to be asked for whenever. */
async function aChange(): Promise<() => Promise<Answer>> {
  const [talent] = await client.call('talents.list', {});
  const { reelId } = await mailTo(client, '');
  const wanted = { reelId, online: true, talentId: talent?.talentId ?? '' };
  return () => client.send('reel.toggle', wireOf('reel.toggle', wanted));
}

test('a change under way when the database falls silent is answered soon, and the others at once', async () => {
  const ask = await aChange();
  const operator = new Database({ connectionString: postgres.url });
  operator.on('error', () => undefined);
  await operator.connect();
  await operator.query('select pg_advisory_lock(7306656, hashtext($1))', ['agency_co']);
  const change = ask();
  await until('the change to wait', async () => {
    const waiting = await operator.query(
      "select 1 from pg_locks where locktype = 'advisory' and not granted",
    );
    return waiting.rows.length > 0 || undefined;
  });
  const begun = performance.now();
  way.hang();
  expect(await change).toMatchObject({ status: 503, refusal: { kind: 'timeout' } });
  expect(performance.now() - begun).toBeLessThan(LONGEST_ANSWER);
  const soon = performance.now();
  expect(await client.send('staff.list', {})).toMatchObject({ status: 503, refusal: { kind: 'timeout' } });
  expect(performance.now() - soon).toBeLessThan(1000);
  await operator.end();
  way.mend();
  await answersAgain();
});

/** Resolves once no connection of the pool is lost: one that nobody has used since is not known to be. */
const answersOverAll = () =>
  until('answers over all connections', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => client.send('talents.list', {})));
    return answers.every(({ status }) => status === 200) || undefined;
  });

test('connections whose way is lost for good are given up: calls, changes and news go on over others', async () => {
  const heard = await client.listen();
  const change = await aChange();
  way.lose();
  await until('a change', async () => (await change()).status === 200 || undefined);
  await answersOverAll();
  await heard.ended;
  // A stream ends once more where the other process noticed its own loss later.
  await until('news of the process that mails', async () => {
    const stream = await client.listen();
    let isOver = false;
    void stream.ended.then(() => (isOver = true));
    await mailLeaves(`${newId(8)}@brand.example`.toLowerCase());
    const isTold = () => stream.heard.some((event) => event.kind === 'mail' && event.status === 'sent');
    await until('news, or their end', () => isTold() || isOver || undefined);
    stream.close();
    return isTold() || undefined;
  });
});

test.each<[string, () => void]>([
  ['that is away', () => way.cut()],
  ['that says nothing', () => way.hang()],
])('a process that starts before its database, %s, waits for it', async (_how, harm) => {
  harm();
  const early = startRole('mail', { GREENROOM_DATA: web.dataFolder, ...env });
  await until('the wait', () => early.said().includes('is waited for') || undefined);
  way.mend();
  // Some of what it had opened meanwhile stays lost.
  way.lose();
  await early.works();
  expect(await early.stop()).toBe(0);
});

test('fifty changes of one reel at once end, and its films stand on 1 to n', async () => {
  // A process that has lost no connection: the one before may keep some that lie idle and are not known to be lost.
  await web.kill();
  await web.restart();
  const [talent] = await client.call('talents.list', {});
  const talentId = talent?.talentId ?? '';
  const { reelId } = await mailTo(client, '');
  const films = await client.call('agencyFilms.list', {});
  const add = (at: number) =>
    client.send(
      'reel.addFilm',
      wireOf('reel.addFilm', { reelId, talentId, filmId: films[at]?.filmId ?? '' }),
    );
  const rowsOf = async () =>
    (await client.call('talentReels.list', { talentId })).rows.filter((row) => row.reelId === reelId);
  for (const at of [1, 2, 3, 4]) await add(at);
  const rowIds = (await rowsOf()).map(({ rowId }) => rowId);
  const reorder = (at: number) => {
    const order = at % 2 === 0 ? rowIds : rowIds.toReversed();
    const positions = order.map((_id, place) => `${place + 1}`);
    const wanted = { talentId, kind: 'normal', rowIds: order, positions };
    return client.send('reel.orderFilms', wireOf('reel.orderFilms', wanted));
  };
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, at) => (at % 5 === 4 ? add(5 + Math.floor(at / 5)) : reorder(at))),
  );
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  const positions = (await rowsOf()).map(({ position }) => Number(position));
  expect(positions.toSorted((one, other) => one - other)).toEqual(positions.map((_position, at) => at + 1));
});
