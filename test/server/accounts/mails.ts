import type { Installation } from '../../../src/server/installation';

/** The mails to an address that wait in CO's outbox, the newest last. */
export async function mailsTo(installation: Installation, recipient: string) {
  const tenant = await installation.agency('CO');
  if (!tenant) throw new Error('no such agency');
  return tenant.catalogue
    .selectFrom('outbox')
    .innerJoin('mail_bodies', 'mail_bodies.body_id', 'outbox.body_id')
    .select(['mail_id', 'subject', 'text', 'html', 'sender', 'is_private'])
    .where('recipient', '=', recipient)
    .orderBy('created_at')
    .orderBy('mail_id')
    .execute();
}

/** What the newest of them links to: the page, and what stands behind its `#`. */
export async function linkIn(
  installation: Installation,
  recipient: string,
): Promise<{ readonly page: string; readonly token: string }> {
  const text = (await mailsTo(installation, recipient)).at(-1)?.text ?? '';
  const [, page = '', token = ''] = /(http:\S+)#(\S+)/.exec(text) ?? [];
  return { page, token };
}
