import type { Kysely } from 'kysely';
import type { Catalogue, OutboxRow } from '../database/schema';
import { newId } from '../ids';

/** Of what a mail consists, or many that have it in common. */
interface MailBody {
  readonly html: string;
  readonly text: string;
  /** Whom to write to for no more of them; nothing where nobody is on a list. */
  readonly unsubscribe: string | undefined;
}

/** A body to be: without `unsubscribe` where nobody is on a list. */
export type NewBody = Pick<MailBody, 'html' | 'text'> & { readonly unsubscribe?: string };

/** Keeps a body, once for all the mails that have it; returns its id. */
export async function keepBody(
  db: Kysely<Catalogue>,
  { html, text, unsubscribe = '' }: NewBody,
): Promise<string> {
  const bodyId = newId();
  await db.insertInto('mail_bodies').values({ body_id: bodyId, html, text, unsubscribe }).execute();
  return bodyId;
}

/** The parts of a mail. */
export async function bodyOf(
  db: Kysely<Catalogue>,
  { body_id }: Pick<OutboxRow, 'body_id'>,
): Promise<MailBody> {
  const { unsubscribe, ...parts } = await db
    .selectFrom('mail_bodies')
    .select(['html', 'text', 'unsubscribe'])
    .where('body_id', '=', body_id)
    .executeTakeFirstOrThrow();
  return { ...parts, unsubscribe: unsubscribe === '' ? undefined : unsubscribe };
}
