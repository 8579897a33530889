import type { Kysely } from 'kysely';
import type { Catalogue, OutboxRow } from '../database/schema';
import { newId } from '../ids';

/** Of what a mail consists: its own parts, or those that it has in common with others. */
export interface MailBody {
  readonly html: string;
  readonly text: string;
  /** Whom to write to for no more of them; nothing where nobody is on a list. */
  readonly unsubscribe: string | undefined;
}

/** Keeps a body that several mails have in common; returns its id. */
export async function keepBody(
  db: Kysely<Catalogue>,
  { html, text, unsubscribe = '' }: MailBody,
): Promise<string> {
  const bodyId = newId();
  await db.insertInto('mail_bodies').values({ body_id: bodyId, html, text, unsubscribe }).execute();
  return bodyId;
}

/** The parts of a mail. */
export async function bodyOf(
  db: Kysely<Catalogue>,
  { html, text, body_id }: Pick<OutboxRow, 'html' | 'text' | 'body_id'>,
): Promise<MailBody> {
  if (body_id === null) return { html, text, unsubscribe: undefined };
  const { unsubscribe, ...parts } = await db
    .selectFrom('mail_bodies')
    .select(['html', 'text', 'unsubscribe'])
    .where('body_id', '=', body_id)
    .executeTakeFirstOrThrow();
  return { ...parts, unsubscribe: unsubscribe === '' ? undefined : unsubscribe };
}
