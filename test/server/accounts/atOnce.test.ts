import type { FastifyReply, FastifyRequest } from 'fastify';
import { ownHandlers } from '../../../src/server/accounts/own';
import { passkeyHandlers } from '../../../src/server/accounts/passkeys';
import { secondFactorHandlers } from '../../../src/server/accounts/secondFactor';
import { DEMO_PASSWORD } from '../../../src/server/demo/accounts';
import type { Refused, SessionCall } from '../../../src/server/http/handler';
import { hashPassword } from '../../../src/server/sessions/passwords';
import { databases } from '../../tools/databases';
import { startServerOn, type TestServer } from '../support/server';
import { addColleague, addPasskey } from './people';

const currentPassword = DEMO_PASSWORD;
const wrong = { kind: 'invalid', problems: { currentPassword: 'wrong' } };

describe.each(databases)('what somebody asks for with a password on $database', ({ open }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServerOn(open);
  });
  afterAll(() => server?.close());

  const change = (staffId: string, to: object) =>
    server.installation.directory.updateTable('staff').set(to).where('staff_id', '=', staffId).execute();
  /** Somebody with an app and a passkey. */
  const addOwner = async () => {
    const staffId = await addColleague(server.installation, 'CO');
    const passkeyId = await addPasskey(server.installation, staffId);
    await change(staffId, { factor_key: 'sealed', passkeys: 1 });
    return { staffId, passkeyId };
  };
  /** What the directory has of people and of what they were given. */
  const directoryNow = () => {
    const { directory } = server.installation;
    const tables = ['staff', 'account_tokens', 'passkeys', 'recovery_codes'] as const;
    return Promise.all(tables.map((table) => directory.selectFrom(table).selectAll().execute()));
  };
  /** Asks for it as a call does; `meanwhile` is done once the password was found right, and before anything is written. */
  const askBeside = async (
    staffId: string,
    name: string,
    input: object,
    meanwhile: () => Promise<unknown>,
    smtpUrl?: string,
  ) => {
    const { installation } = server;
    const succeeded = async () => void (await meanwhile());
    const parts = {
      ...installation,
      settings: { ...installation.settings, smtpUrl },
      limits: { begin: () => Promise.resolve(0), succeeded },
    };
    const handlers: object = {
      ...ownHandlers(parts),
      ...secondFactorHandlers(parts),
      ...passkeyHandlers(parts),
    };
    const { run } = (handlers as Record<string, { run(call: SessionCall, input: object): Promise<unknown> }>)[
      name
    ]!;
    const now = new Date();
    const token = await installation.sessions.open(staffId, '', now);
    const session = await installation.sessions.find(token, now);
    const request = { cookies: {}, ip: '10.0.0.1' } as unknown as FastifyRequest;
    const call = { request, reply: {} as FastifyReply, session, now };
    return run(call, { currentPassword, ...input }).catch(({ refusal }: Refused) => refusal);
  };

  test.each([
    ['account.changePassword', { newPassword: 'eleven geese and one' }, undefined],
    ['account.changeAddress', { email: 'thief@elsewhere.example' }, undefined],
    ['account.changeAddress', { email: 'thief@elsewhere.example' }, 'smtp://127.0.0.1:1'],
    ['account.renewRecovery', {}, undefined],
    ['account.endFactor', {}, undefined],
    ['account.removePasskey', {}, undefined],
  ])(
    'is not done once it is another one, or its person is switched off: %s',
    async (name, input, smtpUrl) => {
      const { staffId, passkeyId } = await addOwner();
      const ask = (meanwhile: () => Promise<unknown>) =>
        askBeside(staffId, name, { passkeyId, ...input }, meanwhile, smtpUrl);
      const off = { status: 'disabled' };
      const chosen = { password_hash: await hashPassword('a dozen geese or two') };
      for (const [to, refusal] of [
        [off, { kind: 'signedOut' }],
        [{ status: 'active', ...chosen }, wrong],
      ] as const) {
        let then: unknown;
        const answer = await ask(async () => {
          await change(staffId, to);
          then = await directoryNow();
        });
        expect(answer).toEqual(refusal);
        expect(await directoryNow()).toEqual(then);
        await change(staffId, { status: 'active' });
      }
    },
  );
});
