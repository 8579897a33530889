import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { BACKEND_PATH } from '../../../src/contract/constants';
import { EVENTS_PATH } from '../../../src/contract/events';
import { scripts } from '../../../src/contract/scripts';
import { signIn, startServer, type Person, type TestServer } from '../support/server';

let server: TestServer;
let person: Person;
beforeAll(async () => {
  server = await startServer();
  person = await signIn(server, 'staff@co.example');
});
afterAll(() => server.close());

const ask = (accepted: string, path: string = scripts['agencyFilms.list'].path) =>
  server.app.inject({
    method: 'POST',
    url: BACKEND_PATH + path,
    headers: {
      cookie: person.cookie,
      'accept-encoding': accepted,
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams({ ID_USER_CLIENT: person.userId }).toString(),
  });

test.each([
  ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
])(
  'a list goes out as %s where that is asked for, and is the same list',
  async (encoding, accepted, read) => {
    const plain = await ask('identity');
    expect(plain.headers['content-encoding']).toBeUndefined();
    const answer = await ask(accepted);
    expect(answer.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
    expect(read(answer.rawPayload).toString()).toBe(plain.body);
  },
);

test('a short answer goes out as it is', async () => {
  const answer = await ask('br', scripts['reelNames.list'].path);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-encoding']).toBeUndefined();
});

test('a call that comes compressed is not unpacked', async () => {
  const answer = await server.app.inject({
    method: 'POST',
    url: BACKEND_PATH + scripts['categories.list'].path,
    headers: { cookie: person.cookie, 'content-encoding': 'gzip', 'content-type': 'application/json' },
    payload: Buffer.alloc(20),
  });
  expect(answer.statusCode).toBe(400);
});

test('an event stream leaves as it is written, whatever is asked for', async () => {
  const address = await server.app.listen({ host: '127.0.0.1', port: 0 });
  const leaving = new AbortController();
  const answer = await fetch(address + BACKEND_PATH + EVENTS_PATH, {
    headers: { cookie: person.cookie, 'accept-encoding': 'br' },
    signal: leaving.signal,
  });
  expect(answer.headers.get('content-encoding')).toBeNull();
  const { value } = await answer.body!.getReader().read();
  expect(new TextDecoder().decode(value)).toMatch(/^event: begun\n/);
  leaving.abort();
});
