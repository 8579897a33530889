import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { newId } from '../../../src/server/ids';
import type { Tenant } from '../../../src/server/installation';
import { filmFolder, receivedPath, resumePath, talentPicturePath } from '../../../src/server/media/paths';
import { filmCard, plain } from '../newsletters/content';
import type { Person } from '../support/server';

export type HeldRig = ReturnType<typeof heldRig>;

/** Makes people of whom much is held, in an agency, by somebody who works there. */
export function heldRig(tenant: Tenant, staff: Person) {
  const put = async (path: string, content: string) => {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  };
  const mail = async (recipient: string, over: object = {}) => {
    const [mail_id, body_id] = [newId(), newId()];
    const words = `<p>Dear ${recipient}</p>`;
    await tenant.catalogue
      .insertInto('mail_bodies')
      .values({ body_id, html: words, text: words, unsubscribe: '' })
      .execute();
    const at = new Date().toISOString();
    await tenant.catalogue
      .insertInto('outbox')
      .values({
        ...{ mail_id, body_id, staff_id: staff.userId, recipient, recipient_name: '', subject: 'A reel' },
        ...{ sender: 'office@co.example', reply_to: 'office@co.example', reel_id: null, reason: '' },
        ...{ attempts: 0, worker: null, next_attempt_at: at, created_at: at, sent_at: null },
        ...{ status: 'waiting' as const, ...over },
      })
      .execute();
    return mail_id;
  };

  /** A talent of whom all is held that can be: texts, secrets, files, mails, and what others wrote. */
  const fullTalent = async (lastName: string) => {
    const firstName = 'Ottoline';
    const name = `${firstName} ${lastName}`;
    const address = `${lastName.toLowerCase()}@post.example`;
    const [category] = await staff.call('talents.list', {});
    const { talentId } = await staff.call('talent.add', {
      ...{ categoryId: category!.categoryId, firstName, lastName, requestId: newId() },
    });
    await staff.call('talent.update', {
      ...{ talentId, email: address.toUpperCase(), address: `1 ${lastName} Row` },
      ...{ siteLogin: 'otto', socialSecurityNumber: '290057500000123' },
    });
    await staff.call('biography.save', { talentId, markdown: `${name} was born.` });
    const { catalogue, folder } = tenant;
    const film_id = newId();
    const process_id = newId();
    const film = await catalogue.selectFrom('films').selectAll().limit(1).executeTakeFirstOrThrow();
    await catalogue
      .insertInto('films')
      .values({ ...film, film_id, process_id, talent_id: talentId, title: `${name} plays`, number: 900 })
      .execute();
    await catalogue
      .insertInto('upload_processes')
      .values({
        ...{ process_id, film_id, staff_id: staff.userId, file_name: `${firstName}_${lastName}.mov` },
        ...{ file_size: 8, file_type: 'video/quicktime', update_id: newId(), stage: 'RECEIVED' as const },
        created_at: new Date().toISOString(),
      })
      .execute();
    await catalogue
      .insertInto('talent_pictures')
      .values({ talent_id: talentId, picture: 1, added_at: '', staff_id: staff.userId })
      .execute();
    const file_name = `asa_${newId(10)}.pdf`;
    const resume = { file_name, talent_id: talentId, original_name: `CV ${name}.pdf`, size: 9 };
    await catalogue
      .insertInto('resumes')
      .values({ ...resume, staff_id: staff.userId, online: 1, left_at: null, added_at: '' })
      .execute();
    await put(talentPicturePath(folder, talentId, 1), `picture of ${name}`);
    await put(receivedPath(folder, process_id), `film of ${name}`);
    await put(`${filmFolder(folder, film_id)}/film.mp4`, `playing ${name}`);
    await put(resumePath(folder, file_name), `resume of ${name}`);
    await mail(address);
    await mail(address, { status: 'sent' });
    const newsId = newId(10);
    const news = { text: `We met ${name} (${address})`, picture: '', online: true, linkValue: '' };
    await staff.call('news.add', { newsId, title: name.toUpperCase(), ...news, linkType: 'none' });
    await staff.call('news.update', { newsId, title: `About ${name}`, ...news, linkType: 'none' });
    const newsletterId = `${newId(7)}20260401`;
    const items = [filmCard(film_id, { firstName, lastName, title: `${name} plays` })];
    await staff.call('newsletter.add', {
      ...{ newsletterId, ...plain, items },
      ...{ html: '', logoColour: 'black', clientAbbreviation: 'CO' },
    });
    return { talentId, name, address, newsId, key: { kind: 'talent', personId: talentId } as const };
  };

  return { mail, fullTalent };
}
