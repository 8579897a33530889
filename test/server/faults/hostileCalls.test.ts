import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { BACKEND_PATH } from '../../../src/contract/constants';
import { REFUSAL_HEADER } from '../../../src/contract/refusal';
import type { AnyScript } from '../../../src/contract/script';
import { scriptList } from '../../../src/contract/scripts';
import { DEMO_PASSWORD } from '../../../src/server/demo/accounts';
import { type RunningServer, startServer } from '../../tools/server';
import { samples } from '../contract/samples';
import { type Answer, answerOf, type Client, signIn } from './client';

const FORM = 'application/x-www-form-urlencoded';
const MULTIPART = 'multipart/form-data; boundary=b';

let server: RunningServer;
let own: Client;
let neighbour: Client;
/** The neighbour's ids by what they name. */
let theirs: readonly string[];

beforeAll(async () => {
  server = await startServer();
  own = await signIn(server.url);
  neighbour = await signIn(server.url, 'staff@mp.example');
  const [talent] = await neighbour.call('talents.list', {});
  const [film] = await neighbour.call('agencyFilms.list', {});
  const [special] = await neighbour.call('agencyReels.list', {});
  const [newsletter] = await neighbour.call('newsletters.list', {});
  const [screen] = await neighbour.call('screens.list', {});
  const { reels, rows } = await neighbour.call('talentReels.list', { talentId: talent?.talentId ?? '' });
  theirs = [
    talent?.talentId,
    talent?.categoryId,
    film?.filmId,
    special?.reelId,
    newsletter?.newsletterId,
    screen?.screenId,
    reels[0]?.reelId,
    rows[0]?.rowId,
  ].filter((id) => id !== undefined);
});
afterAll(() => server.stop());

const send = async (script: AnyScript, type: string, body: string, method = 'POST'): Promise<Answer> =>
  answerOf(
    await fetch(server.url + BACKEND_PATH + script.path, {
      method,
      headers: { cookie: own.cookie, 'content-type': type },
      ...(method === 'POST' ? { body } : {}),
    }),
  );

/** Says that so many bytes will come and sends a few of them. Resolves with the answer that does not wait for the rest. */
async function publish(script: AnyScript, type: string, length: number): Promise<Answer> {
  const sending = request(server.url + BACKEND_PATH + script.path, {
    method: 'POST',
    headers: { cookie: own.cookie, 'content-type': type, 'content-length': String(length) },
  });
  const answered = once(sending, 'response') as Promise<[IncomingMessage]>;
  sending.write('ID_USER_CLIENT=');
  const [answer] = await answered;
  const { statusCode = 0, headers } = answer;
  const refusal = String(headers[REFUSAL_HEADER]);
  const response = new Response(await text(answer), {
    status: statusCode,
    headers: { [REFUSAL_HEADER]: refusal },
  });
  sending.on('error', () => undefined).destroy();
  return answerOf(response);
}

/** Something for each field that its kind takes, so that one hostile field is seen alone. */
const plausible = (script: AnyScript): Record<string, string> =>
  Object.fromEntries([
    ['ID_USER_CLIENT', own.userId],
    ...Object.values(script.input).map(({ wire }) => [wire, '1']),
  ]);
const form = (fields: Readonly<Record<string, string>>) => new URLSearchParams(fields).toString();
const piece = (name: string, value: string) =>
  `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

/** A refusal that a program and a person can read: a 4xx, the script's word or JSON with a sentence, and no inner detail. */
function expectClear(script: AnyScript, { status, text: body, refusal }: Answer) {
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(refusal?.kind).toEqual(expect.any(String));
  if (script.refusal) expect(body).toBe(script.refusal);
  else expect(JSON.parse(body)).toMatchObject({ status: 'error', message: expect.stringMatching(/\w+\.$/) });
  expect(JSON.stringify(refusal) + body).not.toMatch(/node_modules|\.js:\d|sqlite|select /i);
}

/** It may do what it says or refuse it; it may not fail. */
function expectSound({ status }: Answer) {
  expect(status).toBeLessThan(500);
}

const deep = `${'{"a":['.repeat(20_000)}${']}'.repeat(20_000)}`;

/** Bodies that no script may take. */
const bodies = (script: AnyScript): readonly (readonly [what: string, type: string, body: string])[] => {
  const fields = form(plausible(script));
  return [
    ['deep JSON', 'application/json', deep],
    ['JSON with a prototype', 'application/json', `{"__proto__":{"ID_USER_CLIENT":"${own.userId}"}}`],
    ['JSON with a constructor', 'application/json', '{"constructor":{"prototype":{"isAdmin":true}}}'],
    ['broken JSON', 'application/json', '{"a":'],
    ['JSON that is a list', 'application/json', '[1,2]'],
    ['JSON that is null', 'application/json', 'null'],
    ['JSON that is a word', 'application/json', '"ID_USER_CLIENT"'],
    ['arrays for texts', FORM, fields.replaceAll('=', '%5B%5D=')],
    ['a form with a prototype', FORM, `__proto__[ID_USER_CLIENT]=${own.userId}&__proto__=1&constructor=2`],
    ['plain text', 'text/plain', fields],
    ['XML', 'application/xml', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'],
    ['an unknown type', 'x/y; z', fields],
    ['a form that calls itself multipart', MULTIPART, fields],
    ['multipart without a boundary', 'multipart/form-data', fields],
    ['multipart with a prototype', MULTIPART, `${piece('__proto__', '1')}--b--\r\n`],
    ['multipart with a constructor', MULTIPART, `${piece('constructor', '1')}--b--\r\n`],
    ['multipart that breaks off', MULTIPART, piece('ID_USER_CLIENT', own.userId)],
    ['a file', MULTIPART, `${piece('a"; filename="b', 'c')}--b--\r\n`],
  ];
};

/** Values that a field may be sent; the domain of each kind of field refuses or bears them. */
const values = [
  '',
  '-1',
  '9007199254740991',
  '99999999999999999999',
  '100000',
  '1e3',
  'NaN',
  "'; drop table films; --",
  '%',
  '../../etc/passwd',
  'a\u0000b',
  '\u202e\ufeff',
  '🎬'.repeat(200),
  'x'.repeat(300_000),
  '_;_'.repeat(6000),
  'a_;_'.repeat(4000),
  '__proto__',
  'constructor',
  'toString',
  '[object Object]',
  '<script>alert(1)</script>',
  '${7*7}{{7*7}}',
  'a\r\nSet-Cookie: a=b',
];

describe.each(scriptList.map((script) => ({ path: script.path, script: script as AnyScript })))(
  '$path',
  ({ script }) => {
    if (script.name === 'session.lock')
      afterEach(async () => {
        own = await signIn(server.url);
      });

    test('no hostile body is taken', async () => {
      // One that anybody may call and that needs nothing does as if there were no body.
      const needsNothing = Object.values(script.input).every(({ optional }) => optional);
      const heedsNone = script.allow === 'anyone' && needsNothing;
      for (const [what, type, body] of bodies(script)) {
        const answer = await send(script, type, body);
        expect([what, answer.status < 500]).toEqual([what, true]);
        if (!heedsNone) expectClear(script, answer);
      }
    });

    test('a body of ten megabytes is refused before it has come', async () => {
      for (const type of [FORM, 'application/json', 'text/plain'])
        expectClear(script, await publish(script, type, 10_000_000));
    });

    test('no hostile value of a field makes it fail', async () => {
      for (const { wire } of Object.values(script.input))
        for (const value of values)
          expectSound(await send(script, FORM, form({ ...plausible(script), [wire]: value })));
    });

    test('a field that comes twice, and fields that nobody knows, do not make it fail', async () => {
      const fields = form(plausible(script));
      expectSound(await send(script, FORM, `${fields}&${fields}&hasOwnProperty=1&then=2`));
      const pieces = Object.entries(plausible(script)).map(([name, value]) => piece(name, value));
      expectSound(await send(script, MULTIPART, `${pieces.join('').repeat(2)}--b--\r\n`));
    });

    test('GET, PUT and DELETE do nothing', async () => {
      for (const method of ['GET', 'PUT', 'DELETE', 'PATCH']) {
        const response = await fetch(server.url + BACKEND_PATH + script.path, {
          method,
          headers: { cookie: own.cookie },
        });
        expect(response.status).toBe(404);
        expect(await response.json()).toMatchObject({ status: 'error', reason: 'notFound' });
      }
    });

    if (script.allow !== 'anyone') {
      test('in another’s name it is refused, in whatever form the name comes', async () => {
        const { ID_USER_CLIENT: _own, ...fields } = plausible(script);
        const rest = form(fields);
        for (const name of [neighbour.userId, '', own.userId.toLowerCase().toUpperCase() + ' '])
          expectClear(script, await send(script, FORM, `${rest}&ID_USER_CLIENT=${encodeURIComponent(name)}`));
        expectClear(
          script,
          await send(script, FORM, `${rest}&ID_USER_CLIENT=${own.userId}&ID_USER_CLIENT=${neighbour.userId}`),
        );
      });
    }

    const rows: readonly string[] = samples[script.name as keyof typeof samples].rows;
    if (rows.length > 0) {
      test('none of the other agency’s ids is taken in its id fields', async () => {
        for (const field of rows)
          for (const id of theirs)
            expectClear(
              script,
              await send(script, FORM, form({ ...plausible(script), [script.input[field]?.wire ?? '']: id })),
            );
      });
    }
  },
);

test('after all that the server lives, serves, and has printed no secret', async () => {
  expect((await fetch(`${server.url}/health`)).status).toBe(200);
  expect((await own.call('staff.list', {})).length).toBeGreaterThan(0);
  const wrong = await fetch(`${server.url}/backend/login_app.php`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ LOGIN: 'staff@co.example', PASS: 'a-wrong-password', REMEMBER_ME: '0' }),
  });
  await wrong.text();
  // The line that introduces the demo names its password; that one is public.
  const log = server.printed().replace(/^.*Sign in to the demo as .*$/gm, '');
  const secrets = [
    DEMO_PASSWORD,
    'a-wrong-password',
    ...[own, neighbour].map(({ cookie }) => cookie.split('=')[1]!),
  ];
  for (const secret of secrets) expect(log).not.toContain(secret);
});
