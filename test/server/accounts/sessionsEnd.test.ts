import { sql } from 'kysely';
import { type TOTP, URI } from 'otpauth';
import { type ScriptName, scripts } from '../../../src/contract/scripts';
import { DEMO_PASSWORD } from '../../../src/server/demo/accounts';
import { newId } from '../../../src/server/ids';
import { databases } from '../../tools/databases';
import { type Person, post, signIn, startServerOn, type TestServer, wireOf } from '../support/server';
import { addColleague, emailOf, linkOf } from './people';

const newPassword = 'eleven geese and one';
const currentPassword = DEMO_PASSWORD;

describe.each(databases)('the program stops when sessions are to end, on $database', ({ database, open }) => {
  let server: TestServer;
  let administrator: Person;
  beforeAll(async () => {
    server = await startServerOn(open, { SMTP_URL: undefined });
    administrator = await signIn(server, 'admin@co.example');
  });
  afterAll(() => server?.close());

  const run = (statement: string) => sql.raw(statement).execute(server.installation.directory);
  /** Meanwhile no session ends. */
  const whileTheyStay = async <T>(act: () => Promise<T>): Promise<T> => {
    const [then, table, drop] =
      database === 'SQLite'
        ? [`begin select raise(abort, 'stopped'); end`, 'sessions', 'drop trigger stops']
        : ['for each row execute function stops()', 'directory.sessions', 'drop function stops() cascade'];
    if (database !== 'SQLite')
      await run(
        `create function stops() returns trigger language plpgsql as $$ begin raise exception 'stopped'; end $$`,
      );
    await run(`create trigger stops before delete on ${table} ${then}`);
    return act().finally(() => run(drop));
  };
  /** What the directory has of somebody and of what they were given. */
  const accountOf = async (staffId: string) => {
    const { directory } = server.installation;
    const person = await directory.selectFrom('staff').selectAll().where('staff_id', '=', staffId).execute();
    const links = directory.selectFrom('account_tokens').selectAll().where('staff_id', '=', staffId);
    return { person: { ...person[0], last_seen_at: '' }, links: await links.execute() };
  };

  const link = (staffId: string, purpose: 'password' | 'address') =>
    linkOf(server.installation, () => Promise.resolve(staffId), purpose);
  const own = (name: ScriptName, input: object) => ({ name, given: () => Promise.resolve(input), by: 'own' });
  const byLink = (name: ScriptName, purpose: 'password' | 'address', input: object = {}) => ({
    name,
    given: async (staffId: string) => ({ token: await link(staffId, purpose), ...input }),
    by: 'link',
  });
  const byAdministrator = (name: ScriptName, input: object = {}) => ({
    name,
    given: (staffId: string) => Promise.resolve({ staffId, ...input }),
    by: 'administrator',
  });

  test.each([
    byLink('account.choosePassword', 'password', { newPassword }),
    byLink('account.confirmAddress', 'address'),
    own('account.changePassword', { currentPassword, newPassword }),
    own('account.changeAddress', { currentPassword, email: `${newId().toLowerCase()}@co.example` }),
    {
      name: 'account.startFactor' as const,
      given: async (_: string, person: Person) => {
        const { factorAddress } = await person.call('account.prepareFactor', { currentPassword });
        return { secondFactorCode: (URI.parse(factorAddress) as TOTP).generate() };
      },
      by: 'own',
    },
    byAdministrator('staff.toggle', { isOn: false }),
    byAdministrator('staff.remove'),
  ])('$name is done with them, or not at all', async ({ name, given, by }) => {
    const staffId = await addColleague(server.installation, 'CO');
    const login = await emailOf(server.installation, staffId);
    const [here, thief] = [await signIn(server, login), await signIn(server, login)];
    const wire = wireOf(name, await given(staffId, here));
    const ask = () => {
      if (by === 'link') return post(server.app, scripts[name], wire);
      return (by === 'own' ? here : administrator).send(name, wire);
    };
    const before = await accountOf(staffId);
    expect(await whileTheyStay(ask)).toMatchObject({ status: 500 });
    expect(await accountOf(staffId)).toEqual(before);
    expect(await ask()).toMatchObject({ status: 200 });
    expect(await thief.send('staff.list', {})).toMatchObject({ status: 401 });
  });
});
