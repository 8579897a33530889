import type { Kysely } from 'kysely';
import type { NewsletterContent } from '../../contract/entities/newsletter';
import type { Catalogue } from '../database/schema';
import type { ChangeContext } from '../http/handler';
import { newId } from '../ids';

/** Keeps a newsletter as it is mailed, whatever is written in it later. Returns the token of its page. */
export async function keepMailed(
  { catalogue, now }: ChangeContext,
  newsletterId: string,
  content: NewsletterContent,
): Promise<string> {
  const token = newId();
  await catalogue
    .insertInto('mailed_letters')
    .values({
      ...{ token, newsletter_id: newsletterId },
      ...{ content: JSON.stringify(content), mailed_at: now.toISOString() },
    })
    .execute();
  return token;
}

/** What was mailed under a token; nothing where nothing was, or its newsletter is in the trash. */
export async function mailedByToken(
  catalogue: Kysely<Catalogue>,
  token: string,
): Promise<NewsletterContent | undefined> {
  const letter = await catalogue
    .selectFrom('mailed_letters')
    .innerJoin('newsletters', 'newsletters.newsletter_id', 'mailed_letters.newsletter_id')
    .select('content')
    .where('token', '=', token)
    .where('trashed_at', 'is', null)
    .executeTakeFirst();
  return letter && (JSON.parse(letter.content) as NewsletterContent);
}
