import { personName } from '../../contract/rules/personName';
import type { Caller } from '../installation';
import { Refused } from './handler';

/**
 * Refuses a call in the name of somebody else than its session's person: a window that still shows the office of whoever
 * was signed in in this browser before learns who is now. A call that names nobody is forbidden.
 */
export function requireSamePerson({ agency, staff }: Caller, named: unknown): void {
  if (named === agency.userId) return;
  if (typeof named !== 'string') throw new Refused({ kind: 'forbidden' });
  throw new Refused({
    kind: 'otherPerson',
    name: personName(staff.firstName, staff.lastName) || staff.email,
  });
}
