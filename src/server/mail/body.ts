import type { Kysely } from 'kysely';
import type { Catalogue, OutboxRow } from '../database/schema';

/** Of what a mail consists: its own parts, or those that it has in common with others. */
export interface MailBody {
  readonly html: string;
  readonly text: string;
  /** Whom to write to for no more of them; nothing where nobody is on a list. */
  readonly unsubscribe: string | undefined;
}

/** The parts of a mail. */
export async function bodyOf(
  db: Kysely<Catalogue>,
  { html, text, body_id }: Pick<OutboxRow, 'html' | 'text' | 'body_id'>,
): Promise<MailBody> {
  if (body_id === null) return { html, text, unsubscribe: undefined };
  return db
    .selectFrom('mail_bodies')
    .select(['html', 'text', 'unsubscribe'])
    .where('body_id', '=', body_id)
    .executeTakeFirstOrThrow();
}
