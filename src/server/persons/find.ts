import { type Kysely, sql } from 'kysely';
import type { Person } from '../../contract/entities/personData';
import { addressesIn } from '../../contract/rules/addressList';
import { isEmailAddress } from '../../contract/rules/email';
import { personName } from '../../contract/rules/personName';
import { fold, holdsWords, searchWords } from '../../contract/rules/text';
import { PERSONS_FOUND } from '../../contract/scripts/personData';
import type { Catalogue } from '../database/schema';
import type { ReadContext } from '../http/handler';
import { knownPeople } from './identity';

/** Talents and people who work here whose name or address holds what is searched for, and other addresses that do. */
export async function findPersons(context: ReadContext, search: string): Promise<readonly Person[]> {
  const words = searchWords(search);
  if (words.length === 0) return [];
  const known = await knownPeople(context);
  const people = known.flatMap(({ kind, personId, firstName, lastName, addresses, isDeleted }): Person[] => {
    if (kind === 'agency') return [];
    const name = personName(firstName, lastName);
    if (!holdsWords(fold([name, ...addresses].join(' ')), words)) return [];
    const address = addresses[0] ?? '';
    return [{ kind, personId, name: name || address, address, isDeleted }];
  });
  const taken = new Set(known.flatMap(({ addresses }) => addresses));
  const contacts = (await contactsIn(context.catalogue, words, search)).filter(
    ({ personId }) => !taken.has(personId),
  );
  return [...people, ...contacts].slice(0, PERSONS_FOUND);
}

/** Addresses that mails went to or will go to; and what was typed, where that is one: it may stand in what others wrote. */
async function contactsIn(
  catalogue: Kysely<Catalogue>,
  words: readonly string[],
  search: string,
): Promise<readonly Person[]> {
  const found = new Map<string, Person>();
  const add = (address: string, name: string) => {
    const personId = address.toLowerCase();
    if (!found.has(personId) || name !== '')
      found.set(personId, {
        ...{ kind: 'contact', personId, name: name || personId, address: personId, isDeleted: false },
      });
  };
  const recipients = await catalogue
    .selectFrom('outbox')
    .select([sql<string>`lower(recipient)`.as('address'), 'recipient_name'])
    .distinct()
    .execute();
  const scheduled = await catalogue
    .selectFrom('calendar_entries')
    .select('recipients')
    .where('recipients', '!=', '')
    .execute();
  const told = [
    ...recipients.map(({ address, recipient_name: name }) => ({ address, name })),
    ...scheduled.flatMap((entry) => addressesIn(entry.recipients).recipients),
  ];
  for (const { address, name } of told) if (holdsWords(fold(`${name} ${address}`), words)) add(address, name);
  const typed = search.trim().toLowerCase();
  if (isEmailAddress(typed) && !found.has(typed)) add(typed, '');
  return [...found.values()];
}
