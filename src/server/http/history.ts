import type { Transaction } from 'kysely';
import { chunks } from '../database/chunks';
import type { Catalogue } from '../database/schema';
import { newIdAt } from '../ids';

/** Who changed something, by which script, and when. */
interface Change {
  readonly staffId: string;
  readonly script: string;
  readonly now: Date;
}

/** A thing that a change touched, and what stood there before. */
export interface Touched {
  readonly subject: string;
  readonly before: unknown;
}

/** Writes the history rows of a change into its transaction. */
export async function writeHistory(
  catalogue: Transaction<Catalogue>,
  { staffId, script, now }: Change,
  touched: readonly Touched[],
): Promise<void> {
  const row = { at: now.toISOString(), staff_id: staffId, script };
  for (const some of chunks(touched))
    await catalogue
      .insertInto('activity')
      .values(
        some.map(({ subject, before }) => ({
          ...{ ...row, activity_id: newIdAt(now), subject },
          before: JSON.stringify(before ?? null),
        })),
      )
      .execute();
}
