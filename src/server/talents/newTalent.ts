import type { TalentRecord } from '../../contract/entities/talentRecord';
import { comparedNames } from '../database/comparedNames';

type Named = Pick<TalentRecord, 'categoryId' | 'firstName' | 'lastName'> &
  Partial<Pick<TalentRecord, 'city'>>;

/** The row of a talent that is added now: off the site until somebody puts it there. */
export function newTalent(
  talentId: string,
  { categoryId, firstName, lastName, city = '' }: Named,
  now: Date,
) {
  return {
    talent_id: talentId,
    category_id: categoryId,
    first_name: firstName,
    last_name: lastName,
    city,
    ...comparedNames({ firstName, lastName, city }),
    online: 0 as const,
    profile_picture: '',
    created_at: now.toISOString(),
    trashed_at: null,
  };
}
