import type { Kysely } from 'kysely';
import type { TalentRecord } from '../../contract/entities/talentRecord';
import { personName } from '../../contract/rules/personName';
import { foldName } from '../../contract/rules/text';
import type { Catalogue } from '../database/schema';

type Named = Pick<TalentRecord, 'firstName' | 'lastName' | 'birthDate'>;

/** Where somebody was met before. */
export type Met = 'talent' | 'trash' | 'row';

interface Known {
  readonly birthDate: string;
  readonly met: Met;
}

const keyOf = ({ firstName, lastName }: Pick<Named, 'firstName' | 'lastName'>) =>
  foldName(personName(firstName, lastName));

/**
 * Tells of rows, one after the other, whether they are of somebody who is there already: of the same name, whatever its
 * case and accents, and of no other day of birth.
 */
export async function doublesIn(catalogue: Kysely<Catalogue>): Promise<(row: Named) => Met | undefined> {
  const rows = await catalogue
    .selectFrom('talents')
    .leftJoin('talent_records', 'talent_records.talent_id', 'talents.talent_id')
    .select(['first_name', 'last_name', 'birth_date', 'trashed_at'])
    .execute();
  const known = new Map<string, Known[]>();
  const add = (named: Named, met: Met) => {
    const key = keyOf(named);
    const alike = known.get(key) ?? [];
    alike.push({ birthDate: named.birthDate, met });
    known.set(key, alike);
  };
  for (const { first_name: firstName, last_name: lastName, birth_date, trashed_at } of rows)
    add({ firstName, lastName, birthDate: birth_date ?? '' }, trashed_at === null ? 'talent' : 'trash');
  return (row) => {
    const isOther = (birthDate: string) =>
      birthDate !== '' && row.birthDate !== '' && birthDate !== row.birthDate;
    const found = known.get(keyOf(row))?.find(({ birthDate }) => !isOther(birthDate));
    add(row, 'row');
    return found?.met;
  };
}
