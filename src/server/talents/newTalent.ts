import type { TalentRecord } from '../../contract/entities/talentRecord';
import { fold } from '../../contract/rules/text';

/** The row of a talent that is added now: off the site until somebody puts it there. */
export function newTalent(
  talentId: string,
  { categoryId, ...names }: Pick<TalentRecord, 'categoryId' | 'firstName' | 'lastName'>,
  now: Date,
) {
  const [firstName, lastName] = [names.firstName.trim(), names.lastName.trim()];
  return {
    talent_id: talentId,
    category_id: categoryId,
    first_name: firstName,
    last_name: lastName,
    first_name_folded: fold(firstName),
    last_name_folded: fold(lastName),
    city: '',
    online: 0 as const,
    profile_picture: '',
    created_at: now.toISOString(),
    trashed_at: null,
  };
}
