import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { BODY_LIMIT, OPEN_BODY_LIMIT } from '../../../src/contract/constants';
import { type Person, signIn, startServer, type TestServer } from '../support/server';

let server: TestServer;
let person: Person;

beforeAll(async () => {
  server = await startServer();
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  person = await signIn(server, 'staff@co.example');
});
afterAll(() => server.close());

const MULTIPART = 'multipart/form-data; boundary=b';
const field = (name: string, value: string) =>
  `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

/** Begins a call of a path; without a length its body comes in chunks. */
function begin(path: string, headers: Readonly<Record<string, string>>): ClientRequest {
  const { port } = server.app.server.address() as AddressInfo;
  const sending = request({ port, path: `/backend/${path}`, method: 'POST', headers });
  return sending.on('error', () => undefined);
}

/** The status of the answer that does not wait for the rest of the body. */
async function statusOf(sending: ClientRequest): Promise<number | undefined> {
  const [answer] = (await once(sending, 'response')) as [IncomingMessage];
  await text(answer).catch(() => '');
  sending.destroy();
  return answer.statusCode;
}

test.each([
  ['a form', 'application/x-www-form-urlencoded', 'AddNewFilm.php', 401],
  ['a multipart form', MULTIPART, 'AddNewFilm.php', 401],
  ['a picture', MULTIPART, 'UploadPictFILM_UHD.php', 401],
  ['a call that nobody answers', 'application/json', 'Nothing.php', 404],
])('%s from nobody is refused before any of it has come', async (_what, type, path, status) => {
  const sending = begin(path, { 'content-type': type, 'content-length': String(100 * BODY_LIMIT) });
  sending.flushHeaders();
  // The upload of a file hears its sender out; this one goes.
  if (path.startsWith('Upload')) sending.end();
  expect(await statusOf(sending)).toBe(status);
});

test('the fields of a form may not be longer than a body all together', async () => {
  const sending = begin('AddNewFilm.php', { cookie: person.cookie, 'content-type': MULTIPART });
  for (const name of ['a', 'b', 'c', 'd']) sending.write(field(name, 'x'.repeat(BODY_LIMIT / 2)));
  expect(await statusOf(sending)).toBe(400);
});

test('who signs in sends little', async () => {
  const type = { 'content-type': 'application/json', 'content-length': String(OPEN_BODY_LIMIT + 1) };
  const sending = begin('login_app.php', type);
  sending.flushHeaders();
  expect(await statusOf(sending)).toBe(400);
});

test('a boundary of 300 characters cannot be read', async () => {
  const type = `multipart/form-data; boundary=${'b'.repeat(300)}`;
  for (const path of ['AddNewFilm.php', 'UploadPictFILM_UHD.php']) {
    const sending = begin(path, { cookie: person.cookie, 'content-type': type });
    sending.end(field('TITRE', 'x'));
    expect(await statusOf(sending)).toBe(400);
  }
});
