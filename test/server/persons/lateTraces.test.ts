import { resumeName } from '../../../src/contract/rules/resume';
import { resumeUpload } from '../../../src/contract/scripts';
import { newId } from '../../../src/server/ids';
import { encodedBodyOf } from '../../../src/server/mail/encodedBody';
import type { Tenant } from '../../../src/server/installation';
import { databases } from '../../tools/databases';
import { postFile } from '../support/form';
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

  test('no resume has the name in the history or in a kept answer: none that was theirs, or was sent and given to nobody', async () => {
    const [category] = await staff.call('talents.list', {});
    const named = { categoryId: category!.categoryId, firstName: 'Éloïse', lastName: 'Plumerelle' };
    const { talentId } = await staff.call('talent.add', named);
    const { talentId: other } = await staff.call('talent.add', { ...named, firstName: 'Élodie' });
    const upload = async (fileName: string) => {
      const input = { targetPath: '', originalName: 'CV.pdf', fileName, isNew: true, requestId: newId() };
      const pdf = Buffer.from('%PDF-1.4\n%%EOF\n');
      const path = '/securesite/UploadResume.php';
      expect((await postFile(server.app, path, resumeUpload, input, pdf, staff)).status).toBe(200);
    };
    const give = (fileName: string, to: string) =>
      staff.call('resume.toggle', { ...named, talentId: to, fileName });
    const former = resumeName({ ...named, lastName: 'Formerelle' }, newId());
    const [first, second, unused] = [1, 2, 3].map(() => resumeName(named, newId()));
    const ofOther = resumeName({ ...named, firstName: 'Élodie' }, newId());
    for (const fileName of [former, first!, second!, unused!, ofOther]) await upload(fileName);
    for (const fileName of [former, first!, second!]) await give(fileName, talentId);
    await give(ofOther, other);
    // As a day later.
    await tenant.catalogue.deleteFrom('resumes').where('talent_id', 'is', null).execute();
    await administrator.call('person.remove', { kind: 'talent', personId: talentId, language: 'en' });
    const { csv } = await administrator.call('activity.export', {});
    const answers = await tenant.catalogue.selectFrom('handled_requests').select('reply').execute();
    for (const told of [
      csv,
      JSON.stringify(await administrator.call('activity.list', {})),
      JSON.stringify(answers),
    ]) {
      expect(told).not.toMatch(/plumerelle_eloise|formerelle/);
      expect(told).toContain(ofOther);
    }
  });

  test('a name of a reel that names somebody is not in the history either', async () => {
    const { key, name } = await held.fullTalent('Reelnamely');
    await staff.call('reelName.add', { name: `Best of ${name}`, code: 'bestof' });
    await administrator.call('person.remove', { ...key, language: 'en' });
    const rows = await administrator.call('activity.list', {});
    expect(rows.find(({ script }) => script === 'reelName.add')).toMatchObject({
      subject: 'Best of removed person',
    });
    expect(await tracesOf(server.installation, ['Reelnamely'])).toEqual([]);
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
