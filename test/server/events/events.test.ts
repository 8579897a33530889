import { type TOTP, URI } from 'otpauth';
import { Client } from 'pg';
import { BACKEND_PATH } from '../../../src/contract/constants';
import { EVENTS_PATH, type ServerEvent } from '../../../src/contract/events';
import { DEMO_PASSWORD } from '../../../src/server/demo/accounts';
import { startPostgres, type TestPostgres } from '../../tools/postgres';
import { type RunningServer, startServer } from '../../tools/server';
import { type Client as Person, signIn } from '../faults/client';

/** Adds a talent to a person's agency. Returns the event that tells of it. */
async function addTalent(client: Person): Promise<ServerEvent> {
  const [category] = await client.call('categories.list', { productionMode: 1 });
  const input = { categoryId: category?.categoryId ?? '', firstName: 'Ida', lastName: '' };
  const { talentId } = await client.call('talent.add', input);
  return { kind: 'changed', entity: 'talent', id: talentId, version: null };
}

const same = (event: ServerEvent) => (heard: ServerEvent) => JSON.stringify(heard) === JSON.stringify(event);

describe('the stream of events of one process', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.stop());

  test('colleagues hear each other’s changes; another agency hears its own and no others', async () => {
    const [camille, rosalind, neighbour] = await Promise.all([
      signIn(server.url),
      signIn(server.url, 'admin@co.example'),
      signIn(server.url, 'staff@mp.example'),
    ]);
    const streams = await Promise.all([camille.listen(), rosalind.listen(), neighbour.listen()]);
    const [hers, colleagues, neighbours] = streams;
    const added = await addTalent(camille);
    await hers.next('her own change', same(added));
    await colleagues.next('her colleague’s change', same(added));
    const answered = await addTalent(rosalind);
    await hers.next('the answer', same(answered));
    // The neighbour's own news comes after: what was to come before it has come.
    const own = await addTalent(neighbour);
    await neighbours.next('their own change', same(own));
    expect(neighbours.heard).toEqual([own]);
    streams.forEach((stream) => stream.close());
  });

  test('what happened right before it opened is heard too: the lists that were asked for beside it may be older', async () => {
    const camille = await signIn(server.url);
    const added = await addTalent(camille);
    const neighbour = await signIn(server.url, 'staff@mp.example');
    const [hers, neighbours] = await Promise.all([camille.listen(), neighbour.listen()]);
    const own = await addTalent(neighbour);
    await neighbours.next('their own change', same(own));
    await hers.next('a change before the stream opened', same(added));
    expect(neighbours.heard.some(same(added))).toBe(false);
    hers.close();
    neighbours.close();
  });

  test('it goes on after what was heard last; where that is not known it says so', async () => {
    const camille = await signIn(server.url, 'staff@mp.example');
    const first = await camille.listen();
    const heard = await addTalent(camille);
    await first.next('what was heard', same(heard));
    first.close();
    const missed = await addTalent(camille);
    const again = await camille.listen(first.lastId());
    expect(await again.begun()).toBe('whole');
    await again.next('what was missed', same(missed));
    expect(again.heard).toEqual([missed]);
    again.close();
    const stranger = await camille.listen('another process.7');
    expect(await stranger.begun()).toBe('gap');
    stranger.close();
  });

  test('it ends at the sign-out of its session, and everywhere at a sign-out everywhere', async () => {
    const here = await signIn(server.url);
    const there = await signIn(server.url);
    const colleague = await signIn(server.url, 'admin@co.example');
    const [first, second, third] = await Promise.all([here.listen(), there.listen(), colleague.listen()]);
    await here.call('session.signOut', {});
    await first.ended;
    const added = await addTalent(there);
    await second.next('news after a colleague’s sign-out', same(added));
    expect(first.heard.some(same(added))).toBe(false);
    const again = await signIn(server.url);
    await again.call('session.signOut', { everywhere: true });
    await second.ended;
    const last = await addTalent(colleague);
    await third.next('news in another person’s session', same(last));
    expect(second.heard.some(same(last))).toBe(false);
    third.close();
  });

  const isOf = (entity: string, id: string) => (event: ServerEvent) =>
    event.kind === 'changed' && event.entity === entity && event.id === id;

  test('a person and the colleagues hear of a sign-in elsewhere, and of a sign-out', async () => {
    const camille = await signIn(server.url);
    const neighbour = await signIn(server.url, 'staff@mp.example');
    const streams = await Promise.all([camille.listen(), neighbour.listen()]);
    const [hers, neighbours] = streams;
    const isHers = isOf('session', camille.userId);
    expect(hers.heard.filter(isHers)).toEqual([]);
    const elsewhere = await signIn(server.url);
    await hers.next('a sign-in elsewhere', isHers);
    await elsewhere.call('session.signOut', {});
    await hers.next('a sign-out elsewhere', () => hers.heard.filter(isHers).length === 2);
    const own = await addTalent(neighbour);
    await neighbours.next('their own change', same(own));
    expect(neighbours.heard.some(isHers)).toBe(false);
    streams.forEach((stream) => stream.close());
  });

  test('whoever must set up a second factor first hears what holds for the agency, and nothing else', async () => {
    const administrator = await signIn(server.url, 'admin@co.example');
    const currentPassword = DEMO_PASSWORD;
    const { factorAddress } = await administrator.call('account.prepareFactor', { currentPassword });
    const secondFactorCode = (URI.parse(factorAddress) as TOTP).generate();
    await administrator.call('account.startFactor', { secondFactorCode });
    await administrator.call('staff.requireFactor', { isRequired: true });
    const waiting = await signIn(server.url);
    const stream = await waiting.listen();
    await addTalent(administrator);
    const isRule = isOf('agency', 'CO');
    const known = stream.heard.filter(isRule).length;
    await administrator.call('staff.requireFactor', { isRequired: false });
    await stream.next('that none is required', () => stream.heard.filter(isRule).length > known);
    expect(stream.heard.filter((event) => !isRule(event))).toEqual([]);
    stream.close();
    await administrator.call('account.endFactor', { currentPassword });
  });

  test('nobody hears it without a session', async () => {
    const response = await fetch(server.url + BACKEND_PATH + EVENTS_PATH);
    expect(response.status).toBe(401);
    await response.text();
  });

  test('a window of whoever was signed in in this browser before does not hear it', async () => {
    const now = await signIn(server.url, 'staff@mp.example');
    const before = await signIn(server.url);
    const askedBy = async (userId: string) => {
      const query = new URLSearchParams({ ID_USER_CLIENT: userId });
      const stop = new AbortController();
      const { status } = await fetch(`${server.url}${BACKEND_PATH}${EVENTS_PATH}?${query}`, {
        headers: { cookie: now.cookie },
        signal: stop.signal,
      });
      stop.abort();
      return status;
    };
    expect(await askedBy(before.userId)).toBe(403);
    expect(await askedBy(now.userId)).toBe(200);
  });

  test('a server that is asked to stop ends the streams that are open', async () => {
    const stream = await (await signIn(server.url)).listen();
    await server.stop();
    await stream.ended;
  });
});

describe('two processes over one PostgreSQL', () => {
  let postgres: TestPostgres;
  let one: RunningServer;
  let other: RunningServer;

  beforeAll(async () => {
    postgres = await startPostgres();
    one = await startServer({ env: { DATABASE_URL: postgres.url } });
    other = await startServer({ env: { DATABASE_URL: postgres.url, GREENROOM_DATA: one.dataFolder } });
  });
  afterAll(async () => {
    await other?.stop();
    await one?.stop();
    await postgres?.stop();
  });

  test('hear each other, and end each other’s streams when a session is over', async () => {
    const client = await signIn(one.url);
    const neighbour = await signIn(other.url, 'staff@mp.example');
    const elsewhere = await signIn(other.url);
    const [stream, neighbours] = await Promise.all([elsewhere.listen(), neighbour.listen()]);
    const added = await addTalent(client);
    await stream.next('news of the other process', same(added));
    const own = await addTalent(neighbour);
    await neighbours.next('their own news', same(own));
    expect(neighbours.heard).toEqual([own]);
    await client.call('session.signOut', { everywhere: true });
    await stream.ended;
    expect((await elsewhere.send('staff.list', {})).status).toBe(401);
    neighbours.close();
  });

  test('tell who has a record open at the other one, and in which field, until the window is gone', async () => {
    const [hers, his, neighbour] = await Promise.all([
      signIn(one.url, 'admin@co.example'),
      signIn(other.url),
      signIn(other.url, 'staff@mp.example'),
    ]);
    const [her, him, neighbours] = await Promise.all([hers.listen(), his.listen(), neighbour.listen()]);
    const [talent] = await hers.call('talents.list', {});
    const record = { thing: 'talent', recordId: talent?.talentId ?? '' } as const;
    const isOf = (person: Person, field: string) => (event: ServerEvent) =>
      event.kind === 'present' && event.staffId === person.userId && event.field === field;
    expect(await hers.call('presence.tell', { window: 'a', ...record, field: '' })).toEqual([]);
    await him.next('her at the record', isOf(hers, ''));
    const found = await his.call('presence.tell', { window: 'b', ...record, field: 'city' });
    expect(found).toEqual([{ window: 'a', staffId: hers.userId, name: 'Rosalind Achterberg', field: '' }]);
    await her.next('him in the field', isOf(his, 'city'));
    const refused = await neighbour.send('presence.tell', {
      WINDOW: 'c',
      THING: 'talent',
      RECORD_ID: record.recordId,
      FIELD: '',
    });
    expect(refused.status).toBe(404);
    him.close();
    await her.next(
      'that he is asked',
      (event) => event.kind === 'presenceAsked' && event.staffId === his.userId,
    );
    await her.next(
      'that he is gone',
      (event) => isOf(his, '')(event) && 'thing' in event && event.thing === '',
    );
    expect(neighbours.heard.filter(({ kind }) => kind === 'present')).toEqual([]);
    her.close();
    neighbours.close();
  });

  test('end the streams of an account that is turned off at the other one, before their next heartbeat', async () => {
    const administrator = await signIn(one.url, 'admin@co.example');
    const person = await signIn(other.url, 'reader@co.example');
    const stream = await person.listen();
    const before = performance.now();
    await administrator.call('staff.toggle', { staffId: person.userId, isOn: false });
    await stream.ended;
    expect(performance.now() - before).toBeLessThan(5000);
    expect((await person.send('staff.list', {})).status).toBe(401);
  });

  test('tell of many changes at once without a complaint of the database’s', async () => {
    const client = await signIn(one.url);
    const stream = await (await signIn(other.url)).listen();
    const added = await Promise.all(Array.from({ length: 12 }, () => addTalent(client)));
    for (const event of added) await stream.next('each change', same(event));
    expect(one.printed()).not.toMatch(/deprecat/i);
    stream.close();
  });

  test('end the streams of both when the database lost the connection of one: what was missed is loaded then, and news come once again', async () => {
    const clients = await Promise.all([signIn(one.url), signIn(other.url)]);
    const streams = await Promise.all(clients.map((client) => client.listen()));
    const database = new Client({ connectionString: postgres.url });
    await database.connect();
    const { rowCount } = await database.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where pid <> pg_backend_pid() and query ~ '^(listen greenroom|select pg_notify)' limit 1`,
    );
    await database.end();
    expect(rowCount).toBe(1);
    await Promise.all(streams.map((stream) => stream.ended));

    const again = await Promise.all(clients.map((client) => client.listen()));
    const added: ServerEvent[] = [];
    for (let round = 0; round < 10; round += 1)
      for (const client of clients) {
        const news = await addTalent(client);
        added.push(news);
        await Promise.all(again.map((stream) => stream.next('news after it', same(news))));
      }
    for (const stream of again) {
      // Who has what open is asked for anew when streams end, and is no news of the catalogue.
      expect(stream.heard.filter(({ kind }) => kind === 'changed')).toEqual(added);
      stream.close();
    }
  });
});
