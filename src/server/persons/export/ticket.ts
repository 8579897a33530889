import type { PersonKey } from '../../../contract/entities/personData';
import { Refused } from '../../http/handler';
import type { Caller } from '../../installation';
import { SealedOtherwise, type Vault } from '../../vault/vault';

/** So long may an archive be fetched after it was asked for, in milliseconds. */
const LIFE = 10 * 60_000;

/** Whose archive somebody may fetch. */
type Ticket = PersonKey & { readonly until: number };

const placeOf = ({ agency, staffId }: Caller) => `${agency.abbreviation}/${staffId}/person.export`;

/** What proves for some minutes that this caller asked for a person's archive, which was noted. */
export const ticketFor = (vault: Vault, caller: Caller, { kind, personId }: PersonKey, now: Date): string =>
  vault.seal(
    JSON.stringify({ kind, personId, until: now.getTime() + LIFE } satisfies Ticket),
    placeOf(caller),
  );

/** Whose archive a ticket is for. Refuses as not found what is no ticket of this caller, or too old. */
export function readTicket(vault: Vault, caller: Caller, ticket: string, now: Date): PersonKey {
  try {
    const { kind, personId, until } = JSON.parse(vault.open(ticket, placeOf(caller))) as Ticket;
    if (until >= now.getTime()) return { kind, personId };
  } catch (error) {
    if (!(error instanceof SealedOtherwise)) throw error;
  }
  throw new Refused({ kind: 'notFound' });
}
