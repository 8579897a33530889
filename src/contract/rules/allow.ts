import type { StaffMember } from '../entities/session';

/** What a signed-in person may be, the widest first: each may do what those before may. A reader changes nothing. */
export const roles = ['reader', 'staff', 'administrator'] as const;
export type Role = (typeof roles)[number];

/** Who may call a script: anyone, signed in or not; a person who is at least this; or who may see the secrets of talents. */
export type Allow = 'anyone' | Role | 'secrets';
type Rights = Pick<StaffMember, 'privilege' | 'seesSecrets'>;

/** What PRIVILEGE_STAFF says of each role; anything else is staff (spec section 6). */
export const privilegeOf: Readonly<Record<Role, string>> = {
  reader: 'READER',
  staff: 'STAFF',
  administrator: 'ADMIN',
};

/** The role of a person. */
export const roleOf = ({ privilege }: Pick<StaffMember, 'privilege'>): Role =>
  roles.find((role) => privilegeOf[role] === privilege) ?? 'staff';

/** Whether a person may do what is allowed to these; `person` is undefined while nobody is signed in. */
export function isAllowed(allow: Allow, person: Rights | undefined): boolean {
  if (allow === 'anyone') return true;
  if (person === undefined) return false;
  // Backends that know no such right show them to everybody.
  if (allow === 'secrets') return person.seesSecrets !== false;
  return roles.indexOf(roleOf(person)) >= roles.indexOf(allow);
}
