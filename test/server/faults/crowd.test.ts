import { BACKEND_PATH, BODY_LIMIT } from '../../../src/contract/constants';
import { scripts } from '../../../src/contract/scripts';
import { type RunningServer, startServer } from '../../tools/server';
import { until } from '../../tools/until';
import { signIn, wireOf } from './client';

/** Calls of each kind, so many at once. */
const CALLS = 400;
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

test('sixteen hundred hostile calls, uploads and sign-ins leave a process of 512 MB running', async () => {
  const multipart = { 'content-type': 'multipart/form-data; boundary=b' };
  await crowd(() => post(`${BACKEND_PATH}AddNewFilm.php`, multipart, longForm(20)));
  await crowd(() => post('/mediabank/upload.php', multipart, longForm(2)));
  await crowd(() => post(`${BACKEND_PATH}Nothing.php`, { 'content-type': 'application/json' }, megabyte));
  const credentials = (login: string) =>
    JSON.stringify(
      wireOf('session.signIn', {
        ...{ login, password: 'wrong', remember: false },
        ...{ screenResolution: '', windowResolution: '' },
      }),
    );
  const signInPath = BACKEND_PATH + scripts['session.signIn'].path;
  await crowd((at) => {
    // Each from a place of its own: what one place may try is another's test.
    const from = { 'x-forwarded-for': `10.0.${at >> 8}.${at & 255}` };
    const login = `nobody${at}@co.example`;
    return post(signInPath, { 'content-type': 'application/json', ...from }, credentials(login));
  });
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
