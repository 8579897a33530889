import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { passwordProblem } from '../../../src/server/accounts/passwords';
import { DEMO_PASSWORD } from '../../../src/server/demo/accounts';
import { log } from '../../../src/server/log';
import { signIn, startServer, wireOf } from '../support/server';

const STOLEN = 'seven herons on a pier';
const hash = createHash('sha1').update(STOLEN).digest('hex').toUpperCase();

/** A service that speaks the range format, with lines that only fill up; `says` is its status. */
async function service(says = 200) {
  const asked: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    const lines = [`${'0'.repeat(35)}:4`, `${hash.slice(5).toLowerCase()}:2`, `${'F'.repeat(35)}:0`];
    response.writeHead(says).end(lines.join('\r\n'));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/range/`;
  return { asked, address, close: () => new Promise((resolve) => server.close(resolve)) };
}

afterEach(() => jest.restoreAllMocks());

test('a new password that was stolen elsewhere is refused; the service is told five digits of its hash', async () => {
  const known = await service();
  const server = await startServer(undefined, { PASSWORD_BREACH_URL: known.address.slice(0, -1) });
  const person = await signIn(server, 'staff@co.example');
  const choose = async (newPassword: string) =>
    (
      await person.send(
        'account.changePassword',
        wireOf('account.changePassword', { currentPassword: DEMO_PASSWORD, newPassword }),
      )
    ).refusal;
  expect(await choose(STOLEN)).toEqual({ kind: 'invalid', problems: { newPassword: 'breached' } });
  expect(await choose('eight herons on a pier')).toBeUndefined();
  expect(known.asked[0]).toBe(`/range/${hash.slice(0, 5)}`);
  await server.close();
  await known.close();
});

test('lines with a count of 0 fill the answer up and refuse nobody', async () => {
  const filling = createServer((_request, response) => response.end(`${hash.slice(5)}:0`));
  await new Promise<void>((resolve) => void filling.listen(0, '127.0.0.1', resolve));
  const breachUrl = `http://127.0.0.1:${(filling.address() as AddressInfo).port}/`;
  expect(await passwordProblem({ breachUrl }, STOLEN, [])).toBeUndefined();
  await new Promise((resolve) => filling.close(resolve));
});

test('a service that fails or is gone keeps nobody from a password, and is told of', async () => {
  const warn = jest.spyOn(log, 'warn').mockReturnValue();
  const failing = await service(503);
  expect(await passwordProblem({ breachUrl: failing.address }, STOLEN, [])).toBeUndefined();
  await failing.close();
  expect(await passwordProblem({ breachUrl: failing.address }, STOLEN, [])).toBeUndefined();
  expect(warn).toHaveBeenCalledTimes(2);
});

test.each([
  ['greenroom2026', 'the program'],
  ['CosmicArtists!', 'the agency'],
  ['Fairweather 123', 'the person'],
  ['ines.cosmic.99', 'both'],
])('%s is made of what everybody knows of %s', async (password) => {
  const about = ['ines@co.example', 'Ines', 'Fairweather', 'Cosmic Artists'];
  expect(await passwordProblem({ breachUrl: undefined }, password, about)).toBe('tooCommon');
});

test('a name within enough of something else is no fault', async () => {
  const about = ['ines@co.example', 'Ines', 'Fairweather', 'Cosmic Artists'];
  expect(await passwordProblem({ breachUrl: undefined }, 'ines and the walrus', about)).toBeUndefined();
});

test('a password is taken as it was typed: with spaces, other letters, and 64 characters and more', async () => {
  for (const password of [
    '  two spaces around  ',
    'пятнадцать гусей',
    'mostly '.repeat(9) + 'harmless',
    'Ünïcödé tëxt ök',
  ])
    expect([password, await passwordProblem({ breachUrl: undefined }, password, [])]).toEqual([
      password,
      undefined,
    ]);
});
