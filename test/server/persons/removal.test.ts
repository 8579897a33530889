import { scripts } from '../../../src/contract/scripts';
import type { StaffRow } from '../../../src/server/database/schema';
import { transact } from '../../../src/server/database/transact';
import { rewriteAgency } from '../../../src/server/http/agencyRow';
import { actOnce } from '../../../src/server/http/change';
import { contextOf } from '../../../src/server/http/context';
import type { AnyChange } from '../../../src/server/http/handler';
import type { Tenant } from '../../../src/server/installation';
import { beginErasing } from '../../../src/server/persons/erasing';
import { goOnErasing, operatorOf } from '../../../src/server/persons/goOn';
import { personRemove } from '../../../src/server/persons/remove';
import { profileOf } from '../../../src/server/sessions/people';
import { databases } from '../../tools/databases';
import { addColleague } from '../accounts/people';
import { type Person, signIn, startServerOn, type TestServer } from '../support/server';
import { type HeldRig, heldRig } from './rig';
import { tracesOf } from './traces';

/** The removal of a person does not come alone: the server dies in it, others change things beside it. */
describe.each(databases)('the removal of a person, on $database', ({ open }) => {
  let server: TestServer;
  let administrator: Person;
  let tenant: Tenant;
  let held: HeldRig;

  beforeAll(async () => {
    server = await startServerOn(open);
    administrator = await signIn(server, 'admin@co.example');
    tenant = (await server.installation.agency('CO'))!;
    held = heldRig(tenant, await signIn(server, 'staff@co.example'));
  });
  afterAll(() => server?.close());

  /** A colleague of that name whose removal has begun, and to whom a mail was sent. */
  async function begun(named: Pick<StaffRow, 'first_name' | 'last_name' | 'email'>): Promise<string> {
    const { directory } = server.installation;
    const staffId = await addColleague(server.installation, 'CO');
    await directory.updateTable('staff').set(named).where('staff_id', '=', staffId).execute();
    await held.mail(named.email);
    await beginErasing(directory, 'CO', staffId);
    return staffId;
  }

  test('that was cut off once the account had ended is gone on with', async () => {
    const staffId = await begun({ first_name: 'Half', last_name: 'Undone', email: 'undone@co.example' });
    expect(await tracesOf(server.installation, ['undone@co.example'])).not.toEqual([]);
    await goOnErasing(server.installation);
    await goOnErasing(server.installation);
    expect(await tracesOf(server.installation, ['undone@co.example', 'Half Undone'])).toEqual([]);
    const rows = await administrator.call('activity.list', { subject: staffId });
    expect(rows.filter(({ script }) => script === 'person.remove')).toHaveLength(1);
  });

  test('who never had a name is gone on with too, by the server or by whoever asks for it again', async () => {
    const key = { kind: 'staff' } as const;
    for (const goOn of [
      () => goOnErasing(server.installation),
      (personId: string) => administrator.call('person.remove', { ...key, personId, language: 'en' }),
    ]) {
      const personId = await begun({ first_name: '', last_name: '', email: 'nameless@co.example' });
      await goOn(personId);
      expect(await tracesOf(server.installation, ['nameless@co.example'])).toEqual([]);
    }
  });

  test('leaves what is changed of the agency meanwhile', async () => {
    const { key, name } = await held.fullTalent('Meanwhile');
    const { installation } = server;
    await administrator.call('agents.save', { agentId: 'OM', initials: 'OM', name, color: '#2d72d2' });
    const { context } = await contextOf(installation, operatorOf(tenant.agency), new Date());
    let changes = 0;
    const agencyRow = async () => {
      const row = await context.agencyRow();
      const profile = { ...profileOf(row), facebook: `page ${++changes}` };
      await transact(installation.directory, (changing) =>
        rewriteAgency(changing, 'CO', () => ({ profile: JSON.stringify(profile) })),
      );
      return row;
    };
    const handler = personRemove(installation) as AnyChange;
    const input = { ...key, language: 'en' };
    await actOnce(installation, tenant, { ...context, agencyRow }, scripts['person.remove'], handler, input);
    const { facebook, agents } = profileOf(await context.agencyRow());
    expect(facebook).toBe(`page ${changes}`);
    expect(agents).toMatchObject([{ initials: 'OM', name: 'removed person' }]);
  });
});
