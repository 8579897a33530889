import type { Kysely } from 'kysely';
import type { Catalogue } from '../database/schema';
import { Refused } from '../http/handler';

/** Refuses a talent that this agency has not, or has in the trash. */
export async function requireTalent(catalogue: Kysely<Catalogue>, talentId: string): Promise<void> {
  const talents = catalogue.selectFrom('talents').select('talent_id').where('talent_id', '=', talentId);
  if (!(await talents.where('trashed_at', 'is', null).executeTakeFirst()))
    throw new Refused({ kind: 'notFound' });
}
