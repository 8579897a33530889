import type { TalentRecord } from '../../contract/entities/talentRecord';
import { fold } from '../../contract/rules/text';

/** The columns by which a talent is found, as a search compares them. */
export const foldedNames = ({
  firstName,
  lastName,
  city,
}: Pick<TalentRecord, 'firstName' | 'lastName' | 'city'>) => ({
  first_name_folded: fold(firstName),
  last_name_folded: fold(lastName),
  city_folded: fold(city),
});
