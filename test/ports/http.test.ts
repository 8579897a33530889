import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { everyScript } from '../../src/contract/scripts';
import { REFUSAL_HEADER } from '../../src/contract/refusal';
import type { CallInput } from '../../src/office/kernel/world';
import { createHttp } from '../../src/office/ports/http';

type Respond = (response: ServerResponse) => void;

let server: Server;
let respond: Respond;
let heard: { readonly request: IncomingMessage; readonly body: string } | undefined;
let backend = '';
const signal = new AbortController().signal;

beforeAll(async () => {
  server = createServer((request, response) => {
    void text(request).then((body) => {
      heard = { request, body };
      respond(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  backend = `http://127.0.0.1:${(server.address() as AddressInfo).port}/scripts/`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function ask(input: CallInput, answer: Respond) {
  respond = answer;
  return http().call(input, signal);
}

const http = () =>
  createHttp(
    { backend, encodingManager: `${backend}encoding` },
    () => everyScript,
    () => 'staff-1',
  );

const rename: CallInput = {
  script: 'reel.rename',
  userId: 'staff-1',
  input: { title: 'A & B', reelId: 'r1', type: 'MR' },
};
const says =
  (status: number, body: string, headers: Record<string, string> = {}): Respond =>
  (response) =>
    response.writeHead(status, headers).end(body);

test('a form call carries the wire names and the person under the configured base path', async () => {
  const answer = await ask(rename, says(200, 'ReelNameAdded'));
  expect(answer).toEqual({ ok: true, reply: 'nameAdded' });
  expect(heard?.request.method).toBe('POST');
  expect(heard?.request.url).toBe('/scripts/UpdateReelName.php');
  expect(Object.fromEntries(new URLSearchParams(heard?.body))).toEqual({
    ReelTITRE: 'A & B',
    Reel_ID: 'r1',
    Reel_TYPE: 'MR',
    ID_USER_CLIENT: 'staff-1',
  });
});

test('sign-in is JSON and carries nobody', async () => {
  const input = {
    login: 'a',
    password: 'b',
    remember: false,
    screenResolution: '1x1',
    windowResolution: '1x1',
  };
  const answer = await ask({ script: 'session.signIn', input }, says(200, '{"success":false}'));
  expect(answer).toEqual({ ok: true, reply: { outcome: 'unexplained' } });
  expect(JSON.parse(heard?.body ?? '')).toEqual({
    LOGIN: 'a',
    PASS: 'b',
    REMEMBER_ME: false,
    RESOLUTION_SCREEN: '1x1',
    RESOLUTION_WINDOW: '1x1',
  });
});

test('optional fields that are absent are not sent', async () => {
  await ask({ script: 'talents.list', userId: 'staff-1', input: { limit: 5 } }, says(200, '{"ROWS":[]}'));
  expect(heard?.body).toBe('LIMIT=5&ID_USER_CLIENT=staff-1');
});

test.each([
  ['the literal word', says(200, 'error'), { kind: 'refused', word: 'error' }],
  ['a status 401', says(401, 'error?'), { kind: 'signedOut' }],
  ['a status 404 that nothing explains', says(404, ''), { kind: 'notFound', noScript: true }],
  ['a status 429', says(429, '', { 'retry-after': '90' }), { kind: 'tooMany', retryAfter: 90 }],
  ['a status 503', says(503, 'down'), { kind: 'failed', status: 503 }],
  ['a reply of another shape', says(200, 'Surprise'), { kind: 'unreadable' }],
  ['a lost connection', (response: ServerResponse) => response.destroy(), { kind: 'offline' }],
])('%s is a typed refusal', async (_what, answer, refusal) => {
  expect(await ask(rename, answer as Respond)).toMatchObject({ ok: false, refusal });
});

test('what the rows of a list lack stands beside them, each name once', async () => {
  const body = JSON.stringify({ ROWS: [{ RUBNAME: 'Fiction' }, { RUBNAME: 'Clips' }] });
  expect(await ask({ script: 'reelNames.list', userId: 'staff-1', input: {} }, says(200, body))).toEqual({
    ok: true,
    reply: [
      { name: 'Fiction', code: '' },
      { name: 'Clips', code: '' },
    ],
    missing: ['ROWS.CodeRub'],
  });
});

test('the header explains more than the literal word, which is told beside it', async () => {
  const refusal = { kind: 'invalid', problems: { title: 'tooLong' } };
  const headers = { [REFUSAL_HEADER]: encodeURIComponent(JSON.stringify(refusal)) };
  const told = { ...refusal, word: 'error' };
  expect(await ask(rename, says(422, 'error', headers))).toEqual({ ok: false, refusal: told });
  expect(await ask(rename, says(422, '{}', headers))).toEqual({ ok: false, refusal });
});

test('a header that cannot be read is not believed', async () => {
  expect(await ask(rename, says(500, 'oops', { [REFUSAL_HEADER]: '%7Bnot' }))).toEqual({
    ok: false,
    refusal: { kind: 'failed', status: 500 },
  });
});

test.each([
  ['is kept', 500, '{"status":"error","message":"Disque plein"}', { message: 'Disque plein' }],
  ['is kept with another status', 400, '{"message":"Trop long"}', { message: 'Trop long' }],
  ['is none where it is blank', 500, '{"status":"error","message":""}', {}],
  ['is none where it is no text', 500, '{"message":{"code":1}}', {}],
  ['is none where the body is no object', 500, 'null', {}],
])('the message of a body with a status that nothing explains %s', async (_what, status, body, message) => {
  const kind = status === 400 ? { kind: 'invalid', problems: {} } : { kind: 'failed', status };
  expect(await ask(rename, says(status, body))).toEqual({ ok: false, refusal: { ...kind, ...message } });
});

test('where the header explains, the message of the body is not told', async () => {
  const headers = { [REFUSAL_HEADER]: encodeURIComponent(JSON.stringify({ kind: 'forbidden' })) };
  const answer = await ask(rename, says(403, '{"message":"Not allowed."}', headers));
  expect(answer).toEqual({ ok: false, refusal: { kind: 'forbidden' } });
});

const signIn: CallInput = {
  script: 'session.signIn',
  input: { login: 'a', password: 'b', remember: false, screenResolution: '1x1', windowResolution: '1x1' },
};

test.each(['', 'Database down'])('a sign-in answered with the text "%s" has no errors list', async (body) => {
  expect(await ask(signIn, says(200, body))).toEqual({ ok: true, reply: { outcome: 'unexplained' } });
});

test.each([200, 401, 500])('the errors list of a sign-in is read with status %d', async (status) => {
  const errors = [{ type: 'Authorization', message: 'No.' }];
  const answer = await ask(signIn, says(status, JSON.stringify({ success: false, errors })));
  expect(answer).toEqual({ ok: true, reply: { outcome: 'refused', errors } });
});

test('a sign-in that fails without an errors list is told by its status', async () => {
  const answer = await ask(signIn, says(502, 'Bad gateway'));
  expect(answer).toEqual({ ok: false, refusal: { kind: 'failed', status: 502 } });
});

test('the encoding manager is told who asks', async () => {
  respond = says(200, '{}');
  await http().encodingManager({ processId: 'p1' }, signal);
  expect(heard?.request.url).toBe('/scripts/encoding?PROCESS_ID=p1&ID_USER_CLIENT=staff-1');
});

describe('an answer that the server need not send again', () => {
  const list = (userId = 'staff-1'): CallInput => ({ script: 'reelNames.list', userId, input: {} });
  const names = (name: string) => JSON.stringify({ ROWS: [{ RUBNAME: name, CodeRub: 'A' }] });
  const tagged = (name: string) => says(200, names(name), { etag: `W/"${name}"` });

  test('what is still so is what was answered before, and another answer stands for it', async () => {
    const office = http();
    const call = (input: CallInput, answer: Respond) => {
      respond = answer;
      return office.call(input, signal);
    };
    const first = await call(list(), tagged('one'));
    expect(heard?.request.headers['if-none-match']).toBeUndefined();
    expect(await call(list(), says(304, ''))).toEqual(first);
    expect(heard?.request.headers['if-none-match']).toBe('W/"one"');
    const second = await call(list(), tagged('two'));
    expect(second).not.toEqual(first);
    expect(await call(list(), says(304, ''))).toEqual(second);
    expect(heard?.request.headers['if-none-match']).toBe('W/"two"');
  });

  test('nobody is shown what another person was answered, and a refusal is none of it', async () => {
    const office = http();
    const call = (input: CallInput, answer: Respond) => {
      respond = answer;
      return office.call(input, signal);
    };
    await call(list(), tagged('one'));
    await call(list('staff-2'), says(304, ''));
    expect(heard?.request.headers['if-none-match']).toBeUndefined();
    await call(list(), says(500, '', { etag: 'W/"none"' }));
    await call(list(), says(304, ''));
    expect(heard?.request.headers['if-none-match']).toBeUndefined();
  });
});
