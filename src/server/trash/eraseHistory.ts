import type { Kysely } from 'kysely';
import type { Catalogue } from '../database/schema';
import { chunks } from '../database/chunks';

/**
 * Takes what stood in things that are removed for ever out of the history: names, addresses, texts. Who did what to them
 * and when, and who was shown which secret, stays; the calendar no longer tells of them.
 */
export async function eraseHistory(catalogue: Kysely<Catalogue>, ids: readonly string[]): Promise<void> {
  for (const chunk of chunks(ids))
    await catalogue
      .updateTable('activity')
      .set({ before: 'null' })
      .where('subject', 'in', chunk)
      .where('script', '!=', 'talent.showSecret')
      .execute();
  for (const chunk of chunks(ids))
    await catalogue.deleteFrom('calendar_entries').where('subject_id', 'in', chunk).execute();
}
