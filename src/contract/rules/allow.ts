import type { StaffMember } from '../entities/session';

/** What a signed-in person may be, the widest first: each may do what those before may. */
const roles = ['staff', 'administrator'] as const;
export type Role = (typeof roles)[number];

/** Who may call a script: anyone, signed in or not, or a person who is at least this. */
export type Allow = 'anyone' | Role;

/** ADMIN is an administrator; anything else is not (spec section 6). */
export const roleOf = ({ privilege }: Pick<StaffMember, 'privilege'>): Role =>
  privilege === 'ADMIN' ? 'administrator' : 'staff';

/** Whether a person may do what is allowed to these; `person` is undefined while nobody is signed in. */
export function isAllowed(allow: Allow, person: Pick<StaffMember, 'privilege'> | undefined): boolean {
  if (allow === 'anyone') return true;
  return person !== undefined && roles.indexOf(roleOf(person)) >= roles.indexOf(allow);
}
