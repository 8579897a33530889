import { type Kysely, sql } from 'kysely';
import type { PersonKey, PersonKind } from '../../contract/entities/personData';
import { personName } from '../../contract/rules/personName';
import { isEmailAddress } from '../../contract/rules/email';
import { foldName } from '../../contract/rules/text';
import type { Catalogue } from '../database/schema';
import { type ChangeContext, type ReadContext, Refused } from '../http/handler';
import { profileOf } from '../sessions/people';
import { type Needle, needleOfAddress, needlesOfName } from './words';

/** Who somebody is, as far as rows tell. */
export interface Identity {
  readonly kind: PersonKind;
  readonly personId: string;
  readonly name: string;
  readonly firstName: string;
  readonly lastName: string;
  /** The person's own addresses, in small letters: those that are nobody else's here. */
  readonly addresses: readonly string[];
  /** Those that somebody else has as well, or the agency. */
  readonly shared: readonly string[];
  /** Somebody else here is called the same. */
  readonly hasNamesake: boolean;
  readonly isDeleted: boolean;
  /** What finds the person in what was written. */
  readonly needles: readonly Needle[];
}

type Context = Pick<ReadContext, 'colleagues' | 'agencyRow'> & {
  readonly catalogue: Kysely<Catalogue>;
};

export type AnyContext = ReadContext | ChangeContext;

const inSmallLetters = (addresses: readonly string[]) => [
  ...new Set(addresses.map((address) => address.trim().toLowerCase()).filter(isEmailAddress)),
];

/** Everybody of the agency who has a name or addresses, but contacts. */
interface Known {
  readonly kind: 'talent' | 'staff' | 'agency';
  readonly personId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly addresses: readonly string[];
  readonly isDeleted: boolean;
}

/** Finds who is meant. Throws Refused where nobody of the agency is. */
export async function identityOf(context: Context, { kind, personId }: PersonKey): Promise<Identity> {
  const known = await knownPeople(context);
  if (kind === 'contact') return contactOf(known, personId);
  const found = known.find((person) => person.kind === kind && person.personId === personId);
  if (!found) throw new Refused({ kind: 'notFound' });
  const others = known.filter((person) => person !== found);
  const { firstName, lastName, isDeleted } = found;
  const taken = new Set(others.flatMap(({ addresses }) => addresses));
  const addresses = found.addresses.filter((address) => !taken.has(address));
  const full = foldName(personName(firstName, lastName));
  const hasNamesake =
    full !== '' && others.some((other) => foldName(personName(other.firstName, other.lastName)) === full);
  return {
    ...{ kind, personId, firstName, lastName, isDeleted, addresses, hasNamesake },
    name: personName(firstName, lastName) || (found.addresses[0] ?? ''),
    shared: found.addresses.filter((address) => taken.has(address)),
    needles: [...addresses.map(needleOfAddress), ...(hasNamesake ? [] : needlesOfName(firstName, lastName))],
  };
}

/** Whoever is known by an address only. Refuses one that a talent, the agency or somebody who works here has. */
function contactOf(known: readonly Known[], personId: string): Identity {
  const [address] = inSmallLetters([personId]);
  if (address === undefined) throw new Refused({ kind: 'notFound' });
  const owner = known.find(({ addresses }) => addresses.includes(address));
  if (owner)
    throw new Refused({
      kind: 'conflict',
      reason: owner.kind === 'talent' ? 'addressOfTalent' : 'addressOfStaff',
    });
  return {
    ...{ kind: 'contact', personId: address, name: address, firstName: '', lastName: '' },
    ...{ addresses: [address], shared: [], hasNamesake: false, isDeleted: false },
    needles: [needleOfAddress(address)],
  };
}

/** The talents and people of an agency with their addresses, and what is the agency's own. */
export async function knownPeople({ catalogue, colleagues, agencyRow }: Context): Promise<readonly Known[]> {
  const talents = await catalogue
    .selectFrom('talents')
    .leftJoin('talent_records', 'talent_records.talent_id', 'talents.talent_id')
    .select(['talents.talent_id', 'first_name', 'last_name', 'trashed_at'])
    .select([sql<string>`coalesce(email, '')`.as('email'), sql<string>`coalesce(email2, '')`.as('email2')])
    .orderBy('last_name')
    .orderBy('first_name')
    .execute();
  const { mainMail = '', newsletterMail = '' } = profileOf(await agencyRow());
  return [
    ...talents.map((row) => ({
      ...{ kind: 'talent' as const, personId: row.talent_id },
      ...{ firstName: row.first_name, lastName: row.last_name, isDeleted: row.trashed_at !== null },
      addresses: inSmallLetters([row.email, row.email2]),
    })),
    ...(await colleagues()).flatMap(({ staffId, firstName, lastName, email, status }) =>
      email === '' && firstName === '' && lastName === ''
        ? []
        : {
            ...{ kind: 'staff' as const, personId: staffId, firstName, lastName },
            ...{ isDeleted: status === 'removed', addresses: inSmallLetters([email]) },
          },
    ),
    {
      ...{ kind: 'agency', personId: '', firstName: '', lastName: '', isDeleted: false },
      addresses: inSmallLetters([mainMail, newsletterMail]),
    },
  ];
}
