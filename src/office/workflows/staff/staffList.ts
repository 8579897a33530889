import { createSelector } from '@reduxjs/toolkit';
import type { Colleague } from '../../../contract/entities/colleague';
import { roleOf, roles } from '../../../contract/rules/allow';
import { personName } from '../../../contract/rules/personName';
import { fold } from '../../../contract/rules/text';
import { staff } from '../../entities/staff';
import { byText, listView } from '../tables/lists';

export const STAFF_PATH = '/app/table/staff';

/** A member of staff with the name that people read, and the folded search key. */
export interface StaffEntry {
  readonly person: Colleague;
  readonly name: string;
  readonly searchKey: string;
}

const selectEntries = createSelector([staff.selectAll], (people): readonly StaffEntry[] =>
  people.map((person) => {
    const name = personName(person.firstName, person.lastName) || person.email;
    return { person, name, searchKey: fold(`${name} ${person.email}`) };
  }),
);

const rank = ({ person }: StaffEntry) => roles.indexOf(roleOf(person));
const seen = ({ person }: StaffEntry) => person.seenAt ?? '';
const isOf =
  (role: (typeof roles)[number]) =>
  ({ person }: StaffEntry) =>
    roleOf(person) === role;
const is =
  (status: Colleague['status']) =>
  ({ person }: StaffEntry) =>
    person.status === status;

/** Everybody who works at the agency. */
export const staffList = listView({
  name: 'staffList',
  isAt: (path) => path === STAFF_PATH,
  asked: staff,
  rows: (state: Parameters<typeof selectEntries>[0]) => selectEntries(state),
  idOf: ({ person }) => person.staffId,
  searchKeyOf: ({ searchKey }) => searchKey,
  orders: {
    name: byText(({ name }) => name),
    email: byText(({ person }) => person.email),
    role: (one, other) => rank(other) - rank(one),
    secrets: (one, other) =>
      Number(other.person.seesSecrets ?? true) - Number(one.person.seesSecrets ?? true),
    status: byText(({ person }) => person.status),
    // Who was there last comes first; whoever never was comes last.
    seen: (one, other) => (seen(one) < seen(other) ? 1 : seen(one) > seen(other) ? -1 : 0),
  },
  sort: 'name',
  filters: {
    role: { administrator: isOf('administrator'), staff: isOf('staff'), reader: isOf('reader') },
    status: { active: is('active'), invited: is('invited'), disabled: is('disabled') },
  },
});
