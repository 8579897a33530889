import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { BACKEND_PATH } from '../../../src/contract/constants';
import { scripts } from '../../../src/contract/scripts';
import { freePort } from '../../tools/freePort';
import { buildIfStale, startServer } from '../../tools/server';
import { until } from '../../tools/until';
import { answerOf, signIn, wireOf } from '../faults/client';

const program = resolve(__dirname, '../../../build/server/main.js');
const folder = mkdtempSync(join(tmpdir(), 'greenroom-settings-'));
beforeAll(buildIfStale, 180_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Starts the program as a person would, with settings it cannot use. Resolves with how it ended and all it printed. */
async function startsWith(env: NodeJS.ProcessEnv, args: readonly string[] = []) {
  const data = mkdtempSync(join(folder, 'data-'));
  const child = spawn(process.execPath, [program, ...args], {
    env: { PATH: process.env['PATH'], PORT: String(await freePort()), GREENROOM_DATA: data, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, printed: printed.trim() };
}

/** It ends with one line of the log, which says one sentence. */
const sentence = (name: string) => ({
  code: 1,
  printed: expect.stringMatching(new RegExp(`^\\{"level":"fatal",(?=[^\n]*${name})[^\n]*\\."\\}$`)) as string,
});

test('a bad variable, a bad role: one sentence, and the end', async () => {
  expect(await startsWith({ PORT: 'eighty' })).toEqual(sentence('PORT'));
  expect(await startsWith({}, ['--role', 'cook'])).toEqual(sentence('--role'));
});

test('a port that is taken, an address that is not here', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as { port: number };
  expect(await startsWith({ PORT: String(port) })).toEqual(sentence(`PORT ${port}`));
  other.close();
  const founder = {
    ...{ GREENROOM_ADMIN_EMAIL: 'a@b.example', GREENROOM_ADMIN_PASSWORD: 'twelve-letters' },
    GREENROOM_AGENCY: 'CO',
  };
  expect(await startsWith({ HOST: '203.0.113.1', ...founder })).toEqual(sentence('HOST 203.0.113.1'));
});

test('a data folder that is a file, or below one', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect(await startsWith({ GREENROOM_DATA: file })).toEqual(sentence('GREENROOM_DATA'));
  expect(await startsWith({ GREENROOM_DATA: join(file, 'below') })).toEqual(sentence('GREENROOM_DATA'));
});

/** PostgreSQL's word for a wrong password (its manual, "Message Formats", ErrorResponse). */
function refusal(): Buffer {
  const fields = Buffer.from('SFATAL\0C28P01\0Mpassword authentication failed\0\0');
  const head = Buffer.from('E....');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

test('a database that refuses us, without its password', async () => {
  const refusing = createServer((socket) => socket.once('data', () => socket.end(refusal())));
  refusing.listen(0, '127.0.0.1');
  await once(refusing, 'listening');
  const { port } = refusing.address() as { port: number };
  const end = await startsWith({
    DATABASE_URL: `postgres://greenroom:very-secret@127.0.0.1:${port}/greenroom`,
  });
  refusing.close();
  expect(end).toEqual(sentence('DATABASE_URL'));
  expect(end.printed).not.toContain('very-secret');
});

/** Starts the demo in a folder, and kills it when something in the folder tells that it has come so far. */
async function startedDemo(data: string, isFar: () => boolean): Promise<void> {
  const child = spawn(process.execPath, [program], {
    env: { PATH: process.env['PATH'], PORT: String(await freePort()), GREENROOM_DATA: data },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(child, 'exit');
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  await until('the demo', () => isFar() || printed.includes('Films are encoded with ffmpeg') || undefined);
  child.kill('SIGKILL');
  await gone;
}

test('a demo for others to reach', async () => {
  const data = mkdtempSync(join(folder, 'demo-'));
  await startedDemo(data, () => false);
  expect(await startsWith({ GREENROOM_DATA: data, HOST: '0.0.0.0' })).toEqual(sentence('HOST 0.0.0.0'));
  const PUBLIC_URL = 'https://office.agency.example';
  expect(await startsWith({ GREENROOM_DATA: data, PUBLIC_URL })).toEqual(
    sentence(`PUBLIC_URL ${PUBLIC_URL}`),
  );
});

test('a first start that was cut off is gone on with by the next, which has the whole demo', async () => {
  const data = mkdtempSync(join(folder, 'cut-'));
  await startedDemo(data, () => existsSync(join(data, 'agencies', 'CO')));
  const server = await startServer({ env: { GREENROOM_DATA: data } });
  for (const login of ['staff@co.example', 'staff@mp.example']) {
    const client = await signIn(server.url, login);
    expect((await client.call('talents.list', {})).length).toBeGreaterThan(4);
  }
  await server.stop();
});

test('the process is measured from its start on, beside what its server does', async () => {
  const server = await startServer({ env: { GREENROOM_DATA: mkdtempSync(join(folder, 'measured-')) } });
  await signIn(server.url);
  const measured = await (await fetch(`${server.url}/metrics`)).text();
  expect(measured).toMatch(/^process_resident_memory_bytes \d+$/m);
  expect(measured).toMatch(/^nodejs_eventloop_lag_seconds /m);
  expect(measured).toContain('greenroom_call_seconds_count{script="session.signIn",outcome="done"} 1');
  await server.stop();
});

test('a first start for others to reach, with half of what makes the agency', async () => {
  for (const open of [{ HOST: '0.0.0.0' }, { PUBLIC_URL: 'https://office.agency.example' }])
    expect(await startsWith({ ...open, GREENROOM_AGENCY: 'CO' })).toEqual(sentence('GREENROOM_ADMIN_EMAIL'));
});

test('a first start without an administrator prints the address at which the agency is made, once', async () => {
  const data = mkdtempSync(join(folder, 'empty-'));
  writeFileSync(join(data, 'kept'), '');
  const server = await startServer({ env: { GREENROOM_DATA: data } });
  const printed = /(http:\S+\/signup)#([\w-]+)/;
  const [, page, foundingCode = ''] = await until(
    'the code',
    async () => printed.exec(server.printed()) ?? undefined,
  );
  expect(page).toBe(`${server.url}/signup`);
  const password = 'eleven geese and one';
  const found = async (code: string, abbreviation: string) => {
    const names = { agencyName: 'Third', firstName: 'Ida', lastName: 'Berg', email: 'Ida@th.example' };
    const input = { ...names, foundingCode: code, abbreviation, newPassword: password };
    const url = server.url + BACKEND_PATH + scripts['account.found'].path;
    const body = new URLSearchParams(wireOf('account.found', input));
    return (await answerOf(await fetch(url, { method: 'POST', body }))).refusal;
  };
  const linkOver = { kind: 'conflict', reason: 'linkOver' };
  expect(await found('guessed', 'TH')).toEqual(linkOver);
  expect(await found(foundingCode, 'TH')).toBeUndefined();
  expect(await found(foundingCode, 'FO')).toEqual(linkOver);
  const administrator = await signIn(server.url, 'ida@th.example', password);
  expect((await administrator.call('staff.list', {})).map(({ privilege }) => privilege)).toEqual(['ADMIN']);
  expect((await administrator.call('categories.list', { productionMode: 1 })).length).toBeGreaterThan(3);
  await server.stop();
});
