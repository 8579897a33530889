import type { PersonKey } from '../../../src/contract/entities/personData';
import { newId } from '../../../src/server/ids';
import type { Tenant } from '../../../src/server/installation';
import { databases } from '../../tools/databases';
import { addColleague, emailOf } from '../accounts/people';
import { plain } from '../newsletters/content';
import { type Person, signIn, startServerOn, type TestServer, wireOf } from '../support/server';
import { type HeldRig, heldRig } from './rig';
import { tracesOf } from './traces';
import { unzip } from './unzip';

describe.each(databases)('what is held of people, on $database', ({ open }) => {
  let server: TestServer;
  let administrator: Person;
  let staff: Person;
  let tenant: Tenant;
  let held: HeldRig;

  beforeAll(async () => {
    server = await startServerOn(open);
    administrator = await signIn(server, 'admin@co.example');
    staff = await signIn(server, 'staff@co.example');
    tenant = (await server.installation.agency('CO'))!;
    held = heldRig(tenant, staff);
  });
  afterAll(() => server?.close());

  const refusalOf = async (
    person: Person,
    name: 'person.held' | 'person.export' | 'person.remove',
    input: object,
  ) => (await person.send(name, wireOf(name, input))).refusal;
  const find = async (search: string) => administrator.call('person.find', { search });
  const remove = (key: PersonKey, over: object = {}) =>
    administrator.call('person.remove', { ...key, language: 'en', ...over });
  const heldOf = async (key: PersonKey) => {
    const { held: things } = await administrator.call('person.held', key);
    return Object.fromEntries(things.map(({ what, count }) => [what, count]));
  };
  const fetched = async (person: Person, address: string) =>
    server.app.inject({ url: address, headers: { cookie: person.cookie } });
  const archiveOf = async (person: Person, key: PersonKey) => {
    const { archive } = await person.call('person.export', key);
    const answer = await fetched(person, archive);
    expect(answer.headers['content-type']).toBe('application/zip');
    return unzip(answer.rawPayload);
  };
  test('a talent is found by name and by address, and what is held is told in numbers', async () => {
    const { key, name, address } = await held.fullTalent('Quillfeather');
    const found = { ...key, name, address, isDeleted: false };
    expect(await find('quillf otto')).toEqual([found]);
    expect(await find(address)).toEqual([found]);
    expect(await heldOf(key)).toMatchObject({
      ...{ record: 1, secrets: 2, biography: 1, pictures: 1, resume: 1, films: 1, filmFiles: 1 },
      ...{ mailsTo: 1, mailsWaiting: 1, mentions: 2 },
    });
  });

  test('all of it is handed over in a ZIP: texts as JSON, files as they came; secrets to who may see them', async () => {
    const { key, name } = await held.fullTalent('Handover');
    const archive = await archiveOf(administrator, key);
    const read = (path: string) => archive.get(path)?.toString() ?? '';
    const json = (path: string) => JSON.parse(read(path)) as unknown;
    expect(json('talent.json')).toMatchObject([{ first_name: 'Ottoline', last_name: 'Handover' }]);
    expect(read('biography.md')).toBe(`${name} was born.`);
    expect(json('mails-to.json')).toHaveLength(2);
    expect(JSON.stringify(json('history.json'))).toContain('biography.save');
    expect([...archive].flatMap(([path, bytes]) => (/\.(json|md)$/.test(path) ? [] : `${bytes}`))).toEqual([
      `picture of ${name}`,
      `resume of ${name}`,
      `film of ${name}`,
    ]);
    expect([...archive.keys()].join()).toContain('Ottoline_Handover.mov');
    const seesSecrets = async (sees: boolean) => {
      await server.installation.directory
        .updateTable('staff')
        .set({ sees_secrets: sees ? 1 : 0 })
        .where('staff_id', '=', administrator.userId)
        .execute();
      return (await archiveOf(administrator, key)).get('secrets.json')?.toString();
    };
    expect(await seesSecrets(false)).toBeUndefined();
    expect(JSON.parse((await seesSecrets(true)) ?? '')).toEqual({
      ...{ socialSecurityNumber: '290057500000123', siteLogin: 'otto' },
    });
    const [row] = await administrator.call('activity.list', { subject: key.personId });
    expect(row).toMatchObject({ script: 'person.export', staffId: administrator.userId });
  });

  test('an archive is fetched by who asked for it only, and by nobody without having asked', async () => {
    const { key } = await held.fullTalent('Ticketed');
    const { archive: address } = await administrator.call('person.export', key);
    const other = await signIn(
      server,
      await emailOf(
        server.installation,
        await addColleague(server.installation, 'CO', { privilege: 'ADMIN' }),
      ),
    );
    expect((await fetched(other, address)).statusCode).toBe(404);
    expect((await fetched(staff, address)).statusCode).toBe(403);
    expect((await server.app.inject({ url: address })).statusCode).toBe(401);
    expect((await fetched(administrator, '/media/persons/person.zip')).statusCode).toBe(404);
    expect((await fetched(administrator, address)).statusCode).toBe(200);
  });

  test('of a talent who is removed nothing is found: no row, file, history, answer or mail has the name; others’ work stays without it', async () => {
    const { key, name, address, newsId } = await held.fullTalent('Vanishing');
    const words = ['Vanishing', address];
    expect((await tracesOf(server.installation, words)).length).toBeGreaterThanOrEqual(5);
    const requestId = newId();
    await remove(key, { requestId });
    await remove(key, { requestId });
    expect(await tracesOf(server.installation, words)).toEqual([]);
    const [news] = await staff.call('news.list', { newsIds: [newsId] });
    expect(news?.title).toBe('About removed person');
    expect(await find(name)).toEqual([]);
    expect(await refusalOf(administrator, 'person.held', key)).toEqual({ kind: 'notFound' });
    expect(await refusalOf(administrator, 'person.remove', { ...key, language: 'en' })).toEqual({
      kind: 'notFound',
    });
    const rows = await administrator.call('activity.list', { subject: key.personId });
    expect(rows.filter(({ script }) => script === 'person.remove')).toMatchObject([
      { staffId: administrator.userId, title: '' },
    ]);
  });

  test('somebody who worked here goes with account, sessions and address; what was done stays done by nobody', async () => {
    const staffId = await addColleague(server.installation, 'CO');
    await server.installation.directory
      .updateTable('staff')
      .set({ first_name: 'Peregrine', last_name: 'Oldcastle', email: 'oldcastle@co.example' })
      .where('staff_id', '=', staffId)
      .execute();
    const peregrine = await signIn(server, 'oldcastle@co.example');
    const [talent] = await peregrine.call('talents.list', {});
    await peregrine.call('biography.save', {
      talentId: talent!.talentId,
      markdown: 'By Peregrine Oldcastle',
    });
    const from = '"Peregrine Oldcastle" <oldcastle@co.example>';
    await held.mail('a@brand.example', { sender: from, reply_to: from, status: 'sent' });
    const waiting = await held.mail('b@brand.example', { reply_to: from });
    const passkey = { passkey_id: 'pk', name: "Oldcastle's laptop", credential_id: 'c', public_key: 'k' };
    await server.installation.directory
      .insertInto('passkeys')
      .values({ ...passkey, staff_id: staffId, counter: 0, transports: '[]', made_at: '2026-01-01' })
      .execute();
    await server.installation.directory
      .insertInto('sign_on_identities')
      .values({
        issuer: 'https://accounts.example',
        subject: 'oldcastle-1',
        staff_id: staffId,
        made_at: '2026-01-01',
      })
      .execute();
    const key = { kind: 'staff', personId: staffId } as const;
    expect(await heldOf(key)).toMatchObject({ account: 1, sessions: 1, deeds: 1, mailsFrom: 2, mentions: 1 });
    const archive = await archiveOf(administrator, key);
    expect([...archive.keys()]).toContain('sessions.json');
    expect(String(archive.get('passkeys.json'))).toContain("Oldcastle's laptop");
    expect(String(archive.get('sign-on.json'))).toContain('oldcastle-1');
    await remove(key);
    expect(await tracesOf(server.installation, ['Oldcastle'])).toEqual([]);
    expect((await peregrine.send('talents.list', {})).refusal).toEqual({ kind: 'signedOut' });
    expect(
      await tenant.catalogue.selectFrom('outbox').select('mail_id').where('mail_id', '=', waiting).execute(),
    ).toEqual([]);
    const rows = await administrator.call('activity.list', { staffId });
    expect(rows).toMatchObject([{ script: 'biography.save', staffName: '' }]);
    expect(await refusalOf(administrator, 'person.remove', { ...key, language: 'en' })).toEqual({
      kind: 'notFound',
    });
  });

  test('an address that was only mailed is mailed no more: what waits is taken back, and a scheduled newsletter goes to the others', async () => {
    const address = 'marguerite@client.example';
    await held.mail(address.toUpperCase());
    await held.mail(address, { status: 'sent', recipient_name: 'Marguerite' });
    const newsletterId = `${newId(7)}20260401`;
    await staff.call('newsletter.add', {
      ...{ newsletterId, ...plain, conclusion: `Ask ${address}` },
      ...{ html: '', logoColour: 'black', clientAbbreviation: 'CO' },
    });
    const { entryIds } = await staff.call('schedule.add', {
      ...{ thing: 'newsletter', subjectId: newsletterId, from: '2099-07-14 09:00', until: '' },
      recipients: `Marguerite <${address}>, other@client.example`,
    });
    const key = { kind: 'contact', personId: address } as const;
    expect(await find('marguer')).toMatchObject([{ ...key, name: 'Marguerite' }]);
    expect(await heldOf(key)).toMatchObject({
      mailsTo: 1,
      mailsWaiting: 1,
      scheduledMailings: 1,
      mentions: 1,
    });
    await remove(key);
    expect(await tracesOf(server.installation, [address, 'Marguerite'])).toEqual([]);
    const entry = await tenant.catalogue
      .selectFrom('calendar_entries')
      .select(['recipients', 'mails', 'status'])
      .where('entry_id', '=', entryIds[0]!)
      .executeTakeFirstOrThrow();
    expect(entry).toEqual({ recipients: 'other@client.example', mails: 1, status: 'waiting' });
    expect(await refusalOf(administrator, 'person.remove', { ...key, language: 'en' })).toEqual({
      kind: 'notFound',
    });
  });

  test('what is somebody else’s as well stays theirs: an address that two have, a name that two bear', async () => {
    const one = await held.fullTalent('Twofold');
    const other = await held.fullTalent('Twofold');
    expect(await heldOf(one.key)).toMatchObject({ sharedAddresses: 1, sharedName: 1 });
    await remove(one.key);
    expect(await find('twofold')).toMatchObject([{ personId: other.talentId, address: other.address }]);
    const [news] = await staff.call('news.list', { newsIds: [other.newsId] });
    expect(news?.title).toBe(`About ${other.name}`);
  });

  test('nobody removes themselves or the last administrator, and an address with an owner is not a contact', async () => {
    const self = { kind: 'staff', personId: administrator.userId, language: 'en' } as const;
    expect(await refusalOf(administrator, 'person.remove', self)).toEqual({
      ...{ kind: 'conflict', reason: 'removesOneself' },
    });
    const staffContact = { kind: 'contact', personId: 'staff@co.example', language: 'en' } as const;
    expect(await refusalOf(administrator, 'person.remove', staffContact)).toEqual({
      ...{ kind: 'conflict', reason: 'addressOfStaff' },
    });
    const others = await server.installation.directory
      .selectFrom('staff')
      .select('staff_id')
      .where('agency', '=', 'MP')
      .execute();
    const stranger = { kind: 'staff', personId: others[0]!.staff_id, language: 'en' } as const;
    expect(await refusalOf(administrator, 'person.remove', stranger)).toEqual({ kind: 'notFound' });
    for (const name of ['person.held', 'person.export', 'person.remove'] as const)
      expect(await refusalOf(staff, name, { ...staffContact })).toEqual({ kind: 'forbidden' });
  });

  test('of two administrators who remove each other at once one stays', async () => {
    const logins = await Promise.all(
      [1, 2].map(async () =>
        emailOf(server.installation, await addColleague(server.installation, 'CO', { privilege: 'ADMIN' })),
      ),
    );
    const [one, other] = await Promise.all(logins.map((login) => signIn(server, login)));
    const { directory } = server.installation;
    const rest = directory
      .updateTable('staff')
      .where('agency', '=', 'CO')
      .where('privilege', '=', 'ADMIN')
      .where('staff_id', 'not in', [one!.userId, other!.userId]);
    await rest.set({ status: 'disabled' }).execute();
    const by = (person: Person, personId: string) =>
      person.send('person.remove', wireOf('person.remove', { kind: 'staff', personId, language: 'en' }));
    const answers = await Promise.all([by(one!, other!.userId), by(other!, one!.userId)]);
    await rest.set({ status: 'active' }).where('status', '=', 'disabled').execute();
    expect(answers.filter(({ refusal }) => refusal === undefined)).toHaveLength(1);
  });
});
