import { encodedBodyOf } from '../../../src/server/mail/encodedBody';
import type { Tenant } from '../../../src/server/installation';
import { databases } from '../../tools/databases';
import { type Person, signIn, startServerOn, type TestServer } from '../support/server';
import { type HeldRig, heldRig } from './rig';
import { tracesOf } from './traces';

/** What is left for a while of what people did: it goes with the person, too. */
describe.each(databases)('who is removed from $database', ({ open }) => {
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

  test('of a talent whose resume was taken away a moment ago nothing is found either', async () => {
    const { key, address } = await held.fullTalent('Retractedby');
    await staff.call('resume.remove', { talentId: key.personId });
    await administrator.call('person.remove', { ...key, language: 'en' });
    expect(await tracesOf(server.installation, ['Retractedby', address])).toEqual([]);
  });

  test('no slug of a special reel has the name, that of a former title neither; a name that stands alone stays', async () => {
    const [category] = await staff.call('talents.list', {});
    const named = { categoryId: category!.categoryId, firstName: 'Zoé', lastName: 'Éloignée' };
    const { talentId } = await staff.call('talent.add', named);
    const add = async (title: string) => {
      const reel = { title, heading: '', isNewName: false, type: 'ASA_SPECIAL_REEL' } as const;
      return (await staff.call('agencyReel.add', reel)).reelId ?? '';
    };
    const rename = (reelId: string, title: string) =>
      staff.call('reel.rename', { reelId, type: 'ASA_SPECIAL_REEL', title });
    const [best, former, alone] = [
      await add('Best of Éloignée, Zoé'),
      await add('Zoé Éloignée 2026'),
      await add('Zoé'),
    ];
    await rename(former, 'Best of 2026');
    await administrator.call('person.remove', { kind: 'talent', personId: talentId, language: 'en' });
    const listed = await staff.call('agencyReels.list', {});
    const slugOf = (reelId: string) => listed.find((reel) => reel.reelId === reelId)?.slug;
    expect([best, former, alone].map(slugOf)).toEqual([best, 'best_of_2026', 'zoe']);
    expect(await tracesOf(server.installation, ['eloignee'])).toEqual([]);
  });

  test('a mail that waits goes out without the name, though it was made ready for sending before', async () => {
    const { key, name } = await held.fullTalent('Waitingford');
    const { catalogue } = tenant;
    const row = await catalogue
      .selectFrom('outbox')
      .select('body_id')
      .where('mail_id', '=', await held.mail('buyer@studio.example'))
      .executeTakeFirstOrThrow();
    await catalogue
      .updateTable('mail_bodies')
      .set({ html: `<p>With ${name}</p>` })
      .where('body_id', '=', row.body_id)
      .execute();
    const sent = async () =>
      (await encodedBodyOf(catalogue, row)).parts.map(({ raw }) => String(raw)).join('');
    expect(await sent()).toContain('Waitingford');
    await administrator.call('person.remove', { ...key, language: 'en' });
    expect(await sent()).not.toContain('Waitingford');
  });
});
