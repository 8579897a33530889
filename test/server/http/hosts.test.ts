import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { scripts } from '../../../src/contract/scripts';
import { openInstallation } from '../../../src/server/app/assemble';
import { fillAtFirstStart } from '../../../src/server/app/firstStart';
import { buildServer } from '../../../src/server/app/server';
import { readSettings } from '../../../src/server/settings';
import { credentials, startServer, type TestServer } from '../support/server';

let server: TestServer;
/** The same behind a proxy that speaks TLS. */
let behindProxy: FastifyInstance;
beforeAll(async () => {
  server = await startServer();
  const settings = { ...server.installation.settings, publicUrl: 'https://office.agency.example' };
  behindProxy = await buildServer({ ...server.installation, settings });
});
afterAll(async () => {
  await behindProxy.close();
  await server.close();
});

const statusAt = async (app: FastifyInstance, url: string, host: string) =>
  (await app.inject({ url, headers: { host } })).statusCode;

test('by a name that is not its own it answers nothing but that it lives', async () => {
  for (const host of ['evil.example', 'evil.example:3000', 'localhost.evil.example', '192.0.2.1:3000']) {
    expect([host, await statusAt(server.app, '/', host)]).toEqual([host, 421]);
    expect(await statusAt(server.app, '/backend/GetSession.php', host)).toBe(421);
    expect(await statusAt(server.app, '/health', host)).toBe(200);
  }
  for (const host of ['localhost', 'localhost:3000', '127.0.0.1:8080', '127.1.2.3', '[::1]:3000'])
    expect([host, await statusAt(server.app, '/config.json', host)]).toEqual([host, 200]);
});

test('behind a proxy it answers to the name that people use, and to the proxy', async () => {
  for (const host of ['office.agency.example', 'OFFICE.agency.example:443', '127.0.0.1:3000'])
    expect([host, await statusAt(behindProxy, '/config.json', host)]).toEqual([host, 200]);
  expect(await statusAt(behindProxy, '/config.json', 'agency.example')).toBe(421);
  const forwarded = { host: 'evil.example', 'x-forwarded-host': 'office.agency.example' };
  expect((await behindProxy.inject({ url: '/config.json', headers: forwarded })).statusCode).toBe(421);
});

test('a page of the same name under another scheme or port is another site', async () => {
  const signsIn = async (app: FastifyInstance, headers: Record<string, string>) => {
    const { statusCode } = await app.inject({
      method: 'POST',
      url: `/backend/${scripts['session.signIn'].path}`,
      headers: { 'content-type': 'application/json', ...headers },
      payload: credentials('staff@co.example'),
    });
    return statusCode === 200;
  };
  const host = 'office.agency.example';
  expect(await signsIn(behindProxy, { host, origin: `https://${host}` })).toBe(true);
  expect(await signsIn(behindProxy, { host: '127.0.0.1:3000', origin: `https://${host}` })).toBe(true);
  expect(await signsIn(behindProxy, { host, origin: `http://${host}` })).toBe(false);
  expect(await signsIn(behindProxy, { host, origin: `https://${host}:8443` })).toBe(false);
  expect(await signsIn(server.app, { host: 'localhost:3000', origin: 'http://localhost:3000' })).toBe(true);
  expect(await signsIn(server.app, { host: 'localhost:3000', origin: 'https://localhost:3000' })).toBe(false);
  expect(await signsIn(server.app, { host: 'localhost:3000', origin: 'http://localhost:5000' })).toBe(false);
  // A proxy that names another host, before a server that does not know where it is seen from.
  const alike = { host: 'localhost:3000', 'sec-fetch-site': 'same-origin' };
  expect(await signsIn(server.app, { ...alike, origin: `https://${host}` })).toBe(false);
  expect(await signsIn(server.app, { ...alike, origin: 'http://localhost:3000' })).toBe(true);
  expect(await signsIn(server.app, { ...alike, origin: 'null' })).toBe(true);
});

test.each([
  { host: '0.0.0.0', publicUrl: 'http://localhost:3000' },
  { host: '127.0.0.1', publicUrl: 'https://office.agency.example' },
])('the demo is for this machine alone: not for $publicUrl on $host', async (open) => {
  const settings = { ...server.installation.settings, ...open };
  const served = fillAtFirstStart({ ...server.installation, settings }, {}, false);
  await expect(served).rejects.toThrow(/^(HOST 0|PUBLIC_URL https:).* holds the demo.*\.$/);
});

test.each([{ HOST: '0.0.0.0' }, { PUBLIC_URL: 'https://office.agency.example' }])(
  'in an empty folder that others reach (%j) nobody of the demo is made',
  async (environment) => {
    const folder = await mkdtemp(join(tmpdir(), 'greenroom-hosts-'));
    const empty = await openInstallation(readSettings({ GREENROOM_DATA: folder, ...environment }));
    await fillAtFirstStart(empty, {}, true);
    expect(await empty.directory.selectFrom('staff').selectAll().execute()).toEqual([]);
    expect(await empty.directory.selectFrom('agencies').selectAll().execute()).toEqual([]);
    await empty.close();
    await rm(folder, { recursive: true });
  },
);

test('the office may show an agency’s logo wherever it is, and no other picture from elsewhere', async () => {
  const { installation } = server;
  const withLogo = await buildServer({
    ...installation,
    agencies: async () =>
      (await installation.agencies()).map((agency) => ({
        ...agency,
        logoUrl: 'https://pictures.example/logos/black.png',
      })),
  });
  const { headers } = await withLogo.inject({ url: '/config.json', headers: { host: 'localhost' } });
  await withLogo.close();
  const shown = /img-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1]?.split(' ') ?? [];
  expect(shown.filter((source) => /^https:/.test(source))).toEqual(['https://pictures.example']);
});
