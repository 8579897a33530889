import { databases } from '../../tools/databases';
import { type Person, signIn, startServerOn, type TestServer, wireOf } from '../support/server';

describe.each(databases)('the four agents on $database', ({ open }) => {
  let server: TestServer;
  let administrator: Person;

  beforeAll(async () => {
    server = await startServerOn(open);
    administrator = await signIn(server, 'admin@co.example');
  });
  afterAll(() => server?.close());

  const agent = { agentId: 'AM', name: 'Amélie Marchetti', initials: 'AM', color: '#2d72d2' };
  const refused = async (input: object, person = administrator) =>
    (await person.send('agents.save', wireOf('agents.save', input))).refusal;

  test('one is called otherwise for everybody of the agency, under the id that talents’ records hold', async () => {
    const reader = await signIn(server, 'reader@co.example');
    const neighbour = await signIn(server, 'staff@mp.example');
    await administrator.call('agents.save', agent);
    await administrator.call('agents.save', { ...agent, name: ' Ines Roca ', initials: 'IR' });
    expect(await reader.call('agents.list', {})).toEqual([{ ...agent, name: 'Ines Roca', initials: 'IR' }]);
    expect(await neighbour.call('agents.list', {})).toEqual([]);
    const [row] = await administrator.call('activity.list', { subject: 'agent:AM' });
    expect(row).toMatchObject({ script: 'agents.save', thing: 'agency', title: 'Ines Roca' });
    expect(row?.changes).toEqual([
      { field: 'name', before: 'Amélie Marchetti', after: 'Ines Roca', canPutBack: true },
      { field: 'initials', before: 'AM', after: 'IR', canPutBack: true },
    ]);
    await administrator.call('activity.putBack', { activityId: row?.activityId ?? '', field: 'name' });
    expect(await reader.call('agents.list', {})).toEqual([{ ...agent, initials: 'IR' }]);
  });

  test('there are four, and no fifth', async () => {
    for (const agentId of ['AM', 'JO', 'CL', 'TN'])
      await administrator.call('agents.save', { ...agent, agentId });
    expect(await refused({ ...agent, agentId: 'ZZ' })).toEqual({ kind: 'conflict', reason: 'fourAgents' });
  });

  test.each([
    { agentId: 'A1' },
    { agentId: 'AMX' },
    { name: ' ' },
    { name: 'A\u2028B' },
    { name: 'x'.repeat(61) },
    { initials: 'ABCD' },
    { initials: '' },
    { color: 'red' },
    { color: '#12;' },
  ])('%j is not taken', async (wrong) => {
    expect(await refused({ ...agent, ...wrong })).toMatchObject({ kind: 'invalid' });
  });

  test('staff and readers change none', async () => {
    for (const login of ['staff@co.example', 'reader@co.example'])
      expect(await refused(agent, await signIn(server, login))).toEqual({ kind: 'forbidden' });
  });
});
