import type { FastifyInstance } from 'fastify';
import fs from 'node:fs/promises';
import { buildServer } from '../../../src/server/app/server';
import type { OpenInstallation } from '../../../src/server/app/assemble';
import { readableLines } from '../../../src/server/readableLines';
import { isNewError } from '../../../src/server/repeated';
import { addMails } from '../mail/outboxRows';
import { signIn, startServer, type TestServer } from '../support/server';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
afterEach(() => jest.restoreAllMocks());

const get = (url: string, headers = {}, app: FastifyInstance = server.app) =>
  app.inject({ method: 'GET', url, headers });

/** The same server, but for something. */
async function otherwise(over: Partial<OpenInstallation>) {
  const app = await buildServer({ ...server.installation, ...over });
  await app.ready();
  return app;
}

test('a server is ready while its database answers and its disk has room', async () => {
  const ready = await get('/ready');
  expect([ready.statusCode, ready.json()]).toMatchObject([
    200,
    { isReady: true, database: true, hasRoom: true },
  ]);
  const silent = { execute: () => new Promise(() => undefined) } as never as Record<string, unknown>;
  for (const step of ['selectFrom', 'select', 'limit']) silent[step] = () => silent;
  const deaf = await otherwise({ directory: silent as never });
  expect((await get('/health', {}, deaf)).statusCode).toBe(200);
  expect((await get('/ready', {}, deaf)).json()).toMatchObject({ isReady: false, database: false });
  await deaf.close();
  jest.spyOn(fs, 'statfs').mockResolvedValue({ bavail: 1, bsize: 1 } as never);
  const full = await get('/ready');
  expect([full.statusCode, full.json()]).toMatchObject([503, { hasRoom: false, freeBytes: 1 }]);
});

test('only this machine sees what is measured, or who has the token', async () => {
  const { settings } = server.installation;
  const closed = await otherwise({ settings: { ...settings, metricsToken: 'let-me-see' } });
  for (const url of ['/ready', '/metrics']) {
    expect((await get(url)).statusCode).toBe(200);
    const proxied = { 'x-forwarded-for': '203.0.113.9' };
    expect((await get(url, proxied)).statusCode).toBe(404);
    const asked = (token: string) => get(url, { ...proxied, authorization: `Bearer ${token}` }, closed);
    expect((await asked('let-me-see')).statusCode).toBe(200);
    expect((await asked('let-me-sea')).statusCode).toBe(404);
  }
  await closed.close();
});

test('calls are counted by script and outcome, queues by state; nothing is of a person', async () => {
  const anna = await signIn(server, 'staff@co.example');
  await anna.call('talents.list', {});
  await anna.send('trash.empty', {});
  const { body } = await get('/metrics');
  expect(body).toContain('greenroom_call_seconds_count{script="talents.list",outcome="done"} 1');
  expect(body).toContain('greenroom_call_seconds_count{script="trash.empty",outcome="forbidden"} 1');
  expect(body).toMatch(/greenroom_queue_length\{queue="encoding",state="done"\} \d+/);
  expect(body).toContain('greenroom_queue_oldest_seconds{queue="mail"} 0');
  expect(body).toMatch(/greenroom_disk_free_bytes \d+/);
  expect(body).not.toMatch(/co\.example|Camille/);
});

test('administrators see the same of the server, and the queues of their own agency', async () => {
  const boss = await signIn(server, 'admin@co.example');
  const tenant = (await server.installation.agency('MP'))!;
  const max = await signIn(server, 'staff@mp.example');
  await max.send('operation.get', {});
  await boss.call('talents.list', {});
  const before = await boss.call('operation.get', {});
  expect(before.freeBytes).toBeLessThanOrEqual(before.diskBytes);
  expect(before.floorBytes).toBe(server.installation.settings.diskFloor);
  const callOf = (script: string) => before.calls.find((one) => one.script === script);
  expect(callOf('talents.list')).toMatchObject({ refused: 0, failed: 0 });
  expect(callOf('operation.get')).toMatchObject({ done: 0, refused: 1 });
  for (const call of before.calls) {
    const { done, refused, failed, within100, within300, within1000, longer } = call;
    expect(within100 + within300 + within1000 + longer).toBe(done + refused + failed);
  }
  // What another agency has waiting is not theirs to see.
  await tenant.catalogue.updateTable('encoding_jobs').set({ status: 'failed' }).execute();
  const counted = ({ queues }: typeof before) =>
    queues.map(({ queue, state, count }) => ({ queue, state, count }));
  expect(counted(await boss.call('operation.get', {}))).toEqual(counted(before));
});

test('an encoding that failed counts while it is a film’s: of one whose file was replaced nobody has to look', async () => {
  const boss = await signIn(server, 'admin@co.example');
  const failed = async () => {
    const { queues } = await boss.call('operation.get', {});
    return queues.find(({ queue, state }) => queue === 'encoding' && state === 'failed')?.count ?? 0;
  };
  const before = await failed();
  const { catalogue } = (await server.installation.agency('CO'))!;
  const job = await catalogue.selectFrom('encoding_jobs').selectAll().limit(1).executeTakeFirstOrThrow();
  await catalogue
    .insertInto('encoding_jobs')
    .values({ ...job, process_id: 'p-replaced', status: 'failed' })
    .execute();
  expect(await failed()).toBe(before);
  await catalogue
    .updateTable('encoding_jobs')
    .set({ status: 'failed' })
    .where('process_id', '=', job.process_id)
    .execute();
  expect(await failed()).toBe(before + 1);
});

test('a mail to an account counts while it is to leave: one that failed nobody can find in the outbox, or send again', async () => {
  const boss = await signIn(server, 'admin@co.example');
  const { catalogue } = (await server.installation.agency('CO'))!;
  await addMails(catalogue, 'm', 3);
  const becomes = (set: object, ...mailIds: string[]) =>
    catalogue.updateTable('outbox').set(set).where('mail_id', 'in', mailIds).execute();
  await becomes({ is_private: 1 }, 'm0000', 'm0001');
  await becomes({ status: 'failed' }, 'm0001', 'm0002');
  const { queues } = await boss.call('operation.get', {});
  expect(queues.filter(({ queue }) => queue === 'mail')).toMatchObject([
    { state: 'failed', count: 1 },
    { state: 'waiting', count: 1 },
  ]);
  await catalogue.deleteFrom('outbox').execute();
});

test('the same error is told of once a minute, with how often it came', () => {
  jest.useFakeTimers();
  const again = jest.fn();
  expect([1, 2, 3].map(() => isNewError('no way', again))).toEqual([true, false, false]);
  expect(isNewError('another', again)).toBe(true);
  jest.advanceTimersByTime(60_000);
  expect(again.mock.calls).toEqual([[2]]);
  expect(isNewError('no way', again)).toBe(true);
  jest.useRealTimers();
});

test('a person who reads along gets words', () => {
  const lines: string[] = [];
  const log = readableLines({ write: (text) => lines.push(text) });
  log.write(
    '{"level":"info","time":"2026-11-24T10:11:12.131Z","script":"news.add","milliseconds":3,"msg":"call"}',
  );
  log.write('{"level":"error","time":"2026-11-24T10:11:12.131Z","msg":"no way","repeated":4}');
  expect(lines).toEqual([
    '10:11:12 call script=news.add milliseconds=3\n',
    '10:11:12 ERROR no way repeated=4\n',
  ]);
});
