import { selectMay } from '../../../src/office/entities/permissions';
import { personChanged, sessionReducer, signedIn, signedOut } from '../../../src/office/entities/session';
import { staff } from '../../../src/office/entities/staff';
import { ALL } from '../../../src/office/kernel/query/state';
import { scripts } from '../../../src/contract/scripts';
import type { Colleague } from '../../../src/contract/entities/colleague';
import type { Session } from '../../../src/contract/entities/session';

const sessionOf = (privilege: string) => ({ agency: { userId: 's1' }, staff: { privilege } }) as Session;

test.each([
  ['somebody of the staff', signedIn(sessionOf('STAFF')), { empty: false, list: true, signIn: true }],
  ['an administrator', signedIn(sessionOf('ADMIN')), { empty: true, list: true, signIn: true }],
  [
    'an administrator after another',
    personChanged(sessionOf('ADMIN')),
    { empty: true, list: true, signIn: true },
  ],
  [
    'whoever has a right that nobody knows',
    signedIn(sessionOf('Admin')),
    { empty: false, list: true, signIn: true },
  ],
  ['nobody', signedOut(), { empty: false, list: false, signIn: true }],
])('%s may do what the scripts say', (_who, fact, expected) => {
  const state = { session: sessionReducer(undefined, fact) };
  expect({
    empty: selectMay(state, scripts['trash.empty'].allow),
    list: selectMay(state, scripts['trash.list'].allow),
    signIn: selectMay(state, scripts['session.signIn'].allow),
  }).toEqual(expected);
});

test('the list of staff says what a person may by now: a role that was taken away ends with it', () => {
  const session = sessionReducer(undefined, signedIn(sessionOf('ADMIN')));
  const told = (privilege: string, seesSecrets: boolean) => {
    const reply = [{ staffId: 's1', privilege, seesSecrets } as Colleague];
    const asked = staff.reducer(undefined, staff.facts.asked({ params: ALL }));
    return { session, staff: staff.reducer(asked, staff.facts.loaded({ params: ALL, reply } as never)) };
  };
  expect(selectMay(told('READER', true), scripts['news.add'].allow)).toBe(false);
  expect(selectMay(told('READER', false), scripts['talent.showSecret'].allow)).toBe(false);
  expect(selectMay(told('ADMIN', true), scripts['talent.showSecret'].allow)).toBe(true);
});
