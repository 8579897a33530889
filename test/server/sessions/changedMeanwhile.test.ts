import type { FastifyReply, FastifyRequest } from 'fastify';
import { DEMO_PASSWORD } from '../../../src/server/demo/accounts';
import { sessionHandlers } from '../../../src/server/sessions/handlers';
import { signInLimits } from '../../../src/server/sessions/limits';
import { issueToken } from '../../../src/server/sessions/tokens';
import { signOnOutcome } from '../../../src/server/signOn/outcome';
import { databases } from '../../tools/databases';
import { addColleague, emailOf } from '../accounts/people';
import { startServerOn, type TestServer } from '../support/server';

const now = new Date();

describe.each(databases)('somebody whose account is changed while they sign in, on $database', ({ open }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServerOn(open);
  });
  afterAll(() => server?.close());

  const change = (staffId: string, to: object) =>
    server.installation.directory.updateTable('staff').set(to).where('staff_id', '=', staffId).execute();
  const sessionsOf = async (staffId: string) =>
    (await server.installation.sessions.listOf(staffId, now)).length;
  /** What opens sessions; `meanwhile` is done once the person was let in, and before their session is there. */
  const partsWith = (meanwhile: () => Promise<unknown>) => {
    const { installation } = server;
    const end = async () => (await meanwhile(), true);
    const sessions = { ...installation.sessions, end };
    return { ...installation, sessions, limits: signInLimits(installation.directory) };
  };
  const callOf = (cookies: Readonly<Record<string, string>> = {}) => ({
    request: {
      cookies: { greenroom_session: 'before', ...cookies },
      headers: {},
      ip: '10.0.0.1',
      url: '/sign-on/return',
    } as unknown as FastifyRequest,
    reply: { setCookie: jest.fn(), clearCookie: jest.fn() } as unknown as FastifyReply,
  });

  const byPassword = async (email: string, meanwhile: () => Promise<unknown>) => {
    const { run } = sessionHandlers(partsWith(meanwhile))['session.signIn'];
    const typed = { login: email, password: DEMO_PASSWORD, remember: true };
    const screen = { screenResolution: '', windowResolution: '' };
    return run({ ...callOf(), session: undefined, now }, { ...typed, ...screen });
  };
  const byProvider = async (email: string, meanwhile: () => Promise<unknown>) => {
    const { directory } = server.installation;
    const token = await issueToken(directory, { purpose: 'signOn', staffId: null }, now);
    const identity = { issuer: 'provider', subject: email, email, isVerified: true, hasFactor: false };
    const provider = { begin: () => Promise.resolve(''), finish: () => Promise.resolve(identity) };
    const { request, reply } = callOf({ greenroom_sign_on: `${token}.` });
    return signOnOutcome(partsWith(meanwhile), provider, request, reply, now);
  };

  const changes = {
    'is switched off, and on again': { status: 'disabled' },
    'has another address': { email: 'another@co.example' },
    'has an app as a second factor': { factor_key: 'sealed' },
    'has a passkey': { passkeys: 1 },
  };
  test.each([
    ...Object.entries({ 'has another password': { password_hash: 'another' }, ...changes }).map(
      ([what, to]) => ({ what, to, way: 'a password', enter: byPassword }),
    ),
    ...Object.entries(changes).map(([what, to]) => ({
      ...{ what, to },
      ...{ way: 'a provider', enter: byProvider },
    })),
  ])('is not let in by $way who $what meanwhile', async ({ to, enter }) => {
    const staffId = await addColleague(server.installation, 'CO');
    const email = await emailOf(server.installation, staffId);
    const answer = await enter(email, () => change(staffId, to));
    expect(answer).toEqual(enter === byPassword ? { outcome: 'unexplained' } : { why: 'noAccount' });
    await change(staffId, { status: 'active', email });
    expect(await sessionsOf(staffId)).toBe(0);
  });

  test.each([{ enter: byPassword }, { enter: byProvider }])(
    'is let in where nothing was changed',
    async ({ enter }) => {
      const staffId = await addColleague(server.installation, 'CO');
      await enter(await emailOf(server.installation, staffId), () => Promise.resolve());
      expect(await sessionsOf(staffId)).toBe(1);
    },
  );
});
