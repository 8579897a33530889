import type { Transaction } from 'kysely';
import type { Catalogue } from '../database/schema';
import { newIdAt } from '../ids';

/** Who changed something, by which script, and when. */
interface Change {
  readonly staffId: string;
  readonly script: string;
  readonly now: Date;
}

/** Writes the history row of a change into its transaction: what it touched, and what stood there before. */
export async function writeHistory(
  catalogue: Transaction<Catalogue>,
  { staffId, script, now }: Change,
  subject: string,
  before: unknown,
): Promise<void> {
  const row = { activity_id: newIdAt(now), at: now.toISOString(), staff_id: staffId, script, subject };
  await catalogue
    .insertInto('activity')
    .values({ ...row, before: JSON.stringify(before ?? null) })
    .execute();
}
