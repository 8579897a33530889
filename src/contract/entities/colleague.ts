import type { ValueOf } from '../wire/field';
import { optional } from '../wire/field';
import { choice, flag, id, text } from '../wire/fields';
import { staffFields } from './session';

/** Where a person's account stands: `invited` has no password yet, `disabled` may not sign in. */
const accountStatuses = { ACTIVE: 'active', INVITED: 'invited', DISABLED: 'disabled' } as const;
export type AccountStatus = (typeof accountStatuses)[keyof typeof accountStatuses];

/** A colleague, as getStaff lists them. */
export const colleagueFields = {
  staffId: id('STAFF_ID'),
  ...staffFields,
  status: { ...choice('STATUS', accountStatuses), blank: 'active' as const },
  /** When the person was last there, as ISO 8601 writes it; administrators are told. */
  seenAt: optional(text('DATE_SEEN')),
  /** Whether the person signs in with a second factor; administrators are told. */
  hasFactor: optional(flag('HAS_SECOND_FACTOR')),
};
export type Colleague = ValueOf<typeof colleagueFields>;
