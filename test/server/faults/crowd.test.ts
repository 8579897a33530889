import { BACKEND_PATH, BODY_LIMIT } from '../../../src/contract/constants';
import { scripts } from '../../../src/contract/scripts';
import { type RunningServer, startServer } from '../../tools/server';
import { until } from '../../tools/until';
import { signIn, wireOf } from './client';

/** Calls of each kind, so many at once. */
const CALLS = 1000;
const AT_ONCE = 50;

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ env: { NODE_OPTIONS: '--max-old-space-size=512' } });
});
afterAll(() => server.stop());

/** Makes all the calls; one whose connection the server ends is answered too. */
async function crowd(call: (at: number) => Promise<unknown>): Promise<void> {
  let at = 0;
  const one = async () => {
    while (at < CALLS) await call(at++).catch(() => undefined);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

const megabyte = new Uint8Array(BODY_LIMIT);
const post = (path: string, headers: Record<string, string>, body: BodyInit) =>
  fetch(server.url + path, { method: 'POST', headers, body, duplex: 'half' } as RequestInit).then((answer) =>
    answer.text(),
  );

/** A multipart body of so many fields of a megabyte, in chunks. */
const longForm = (fields: number) =>
  new ReadableStream({
    start(controller) {
      const head = new TextEncoder().encode('\r\n--b\r\ncontent-disposition: form-data; name="a"\r\n\r\n');
      for (let field = 0; field < fields; field++) {
        controller.enqueue(head);
        controller.enqueue(megabyte);
      }
      controller.close();
    },
  });

const multipart = { 'content-type': 'multipart/form-data; boundary=b' };
const json = { 'content-type': 'application/json' };

const credentials = (login: string) =>
  JSON.stringify(
    wireOf('session.signIn', {
      ...{ login, password: 'wrong', remember: false },
      ...{ screenResolution: '', windowResolution: '' },
    }),
  );

/** Each from a place of its own: what one place may try is another's test. */
const tryToSignIn = (at: number) =>
  post(
    BACKEND_PATH + scripts['session.signIn'].path,
    { ...json, 'x-forwarded-for': `10.0.${at >> 8}.${at & 255}` },
    credentials(`nobody${at}@co.example`),
  );

test.each<[string, (at: number) => Promise<unknown>]>([
  ['forms that are too long', () => post(`${BACKEND_PATH}AddNewFilm.php`, multipart, longForm(20))],
  ['uploads', () => post('/mediabank/upload.php', multipart, longForm(2))],
  ['calls of no script', () => post(`${BACKEND_PATH}Nothing.php`, json, megabyte)],
  ['sign-ins', tryToSignIn],
])('a thousand hostile %s are answered', (_kind, call) => crowd(call));

test('four thousand hostile calls, uploads and sign-ins leave a process of 512 MB running', async () => {
  const client = await signIn(server.url);
  expect((await client.call('staff.list', {})).length).toBeGreaterThan(0);
  expect(server.printed()).not.toMatch(/"level":"(error|fatal)"/);
  const call = await until('the line of the call', () => {
    const lines = server.printed().trim().split('\n');
    const logged = lines.map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>);
    return logged.find(({ script }) => script === 'staff.list');
  });
  expect(call).toEqual({
    ...{ level: 'info', time: expect.stringMatching(/^\d{4}-.*Z$/) as string, msg: 'call' },
    ...{ request: expect.stringMatching(/^.{12}$/) as string, agency: 'CO', person: client.userId },
    ...{ script: 'staff.list', outcome: 'done', milliseconds: expect.any(Number) as number },
  });
  const ready = (await (await fetch(`${server.url}/ready`)).json()) as { workers: object };
  expect(Object.keys(ready.workers).sort()).toEqual(['calendar', 'encoding', 'mail']);
});
