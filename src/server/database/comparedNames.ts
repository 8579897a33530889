import type { TalentRecord } from '../../contract/entities/talentRecord';
import { personName } from '../../contract/rules/personName';
import { fold } from '../../contract/rules/text';
import { orderKey } from './orderKey';

/** Comes before whatever a name holds: a shorter last name before a longer one that begins so. */
const BETWEEN_NAMES = '\t';

/** A name as lists order it: by the last name, or by the whole of a talent who has none, then by the first name. */
const nameOrder = (firstName: string, lastName: string): string =>
  orderKey(lastName || personName(firstName, lastName)) + BETWEEN_NAMES + orderKey(firstName);

/** The columns by which a talent is found, as a search compares them, and listed, as an order does. */
export const comparedNames = ({
  firstName,
  lastName,
  city,
}: Pick<TalentRecord, 'firstName' | 'lastName' | 'city'>) => ({
  first_name_folded: fold(firstName),
  last_name_folded: fold(lastName),
  city_folded: fold(city),
  name_order: nameOrder(firstName, lastName),
  city_order: orderKey(city),
});
