import { BACKEND_PATH } from '../../../src/contract/constants';
import { type ScriptName, scripts } from '../../../src/contract/scripts';
import { databases } from '../../tools/databases';
import { type Person, signIn, startServerOn, type TestServer, wireOf } from '../support/server';

/** A list that has not changed is not sent again to who has it; whatever changes it, nobody is told that it is as it was. */
describe.each(databases)('answers that the caller has already, on $database', ({ open }) => {
  let server: TestServer;
  let ada: Person;
  let neighbour: Person;
  beforeAll(async () => {
    server = await startServerOn(open);
    ada = await signIn(server, 'staff@co.example');
    neighbour = await signIn(server, 'staff@mp.example');
  });
  afterAll(() => server.close());

  const ask = (name: ScriptName, input: object = {}, tag = '', person = ada) =>
    server.app.inject({
      method: 'POST',
      url: BACKEND_PATH + scripts[name].path,
      headers: {
        cookie: person.cookie,
        'content-type': 'application/x-www-form-urlencoded',
        ...(tag && { 'if-none-match': tag }),
      },
      payload: new URLSearchParams({
        ID_USER_CLIENT: person.userId,
        ...(wireOf(name, input) as Record<string, string>),
      }).toString(),
    });
  const tagOf = async (name: ScriptName, input?: object, person?: Person) =>
    String((await ask(name, input, '', person)).headers['etag']);

  test.each([
    ['talents.list', {}],
    ['agencyFilms.list', {}],
    ['agencyFilms.figures', {}],
    ['reelNames.list', {}],
    ['categories.list', { productionMode: 1 }],
  ] as const)('%s is answered 304 without a body, as often as it is asked for', async (name, input) => {
    const tag = await tagOf(name, input);
    for (let times = 0; times < 3; times += 1) {
      const answer = await ask(name, input, tag);
      expect([answer.statusCode, answer.body, answer.headers['etag']]).toEqual([304, '', tag]);
    }
    expect((await ask(name, input)).statusCode).toBe(200);
  });

  test('another question and another agency have other tags, and one of those says nothing', async () => {
    const [own, first] = [await tagOf('talents.list'), await tagOf('talents.list', { limit: 2 })];
    const other = await tagOf('talents.list', {}, neighbour);
    expect(new Set([own, first, other]).size).toBe(3);
    expect((await ask('talents.list', { limit: 2 }, own)).statusCode).toBe(200);
    expect((await ask('talents.list', {}, own, neighbour)).statusCode).toBe(200);
  });

  test('a colleague’s change is in the next answer, and one of something else leaves it as it was', async () => {
    const tags = { talents: await tagOf('talents.list'), names: await tagOf('reelNames.list') };
    const [talent] = await ada.call('talents.list', {});
    const { talentId = '', online } = talent!;
    const change = (to: boolean) => ada.call('talent.toggle', { talentId, online: to });
    await change(!online);
    const answer = await ask('talents.list', {}, tags.talents);
    expect(answer.statusCode).toBe(200);
    expect((await ada.call('talents.list', {})).find((each) => each.talentId === talentId)).toMatchObject({
      online: !online,
    });
    expect((await ask('reelNames.list', {}, tags.names)).statusCode).toBe(304);
    await change(online);
    expect((await ask('talents.list', {}, tags.talents)).statusCode).toBe(304);
  });

  test('it is refused to who may not see it, whatever he says that he has', async () => {
    const tag = await tagOf('talents.list');
    const stranger = { ...ada, cookie: '' };
    expect((await ask('talents.list', {}, tag, stranger)).statusCode).toBe(401);
  });

  test('changes and questions at once: no answer is older than a change that was acknowledged before it', async () => {
    const [talent] = await ada.call('talents.list', {});
    const { talentId = '', firstName } = talent!;
    const { catalogue } = (await server.installation.agency('CO'))!;
    const rounds = Array.from({ length: 30 }, (_, round) => `Name ${round}`);
    for (const first_name of rounds) {
      const asked = Promise.all([ask('talents.list'), ask('talents.list')]);
      await catalogue.updateTable('talents').set({ first_name }).where('talent_id', '=', talentId).execute();
      expect((await ask('talents.list')).body).toContain(first_name);
      await asked;
    }
    await catalogue
      .updateTable('talents')
      .set({ first_name: firstName })
      .where('talent_id', '=', talentId)
      .execute();
  });
});
