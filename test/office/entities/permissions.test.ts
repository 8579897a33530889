import { selectMay } from '../../../src/office/entities/permissions';
import { personChanged, sessionReducer, signedIn, signedOut } from '../../../src/office/entities/session';
import { scripts } from '../../../src/contract/scripts';
import type { Session } from '../../../src/contract/entities/session';

const sessionOf = (privilege: string) => ({ staff: { privilege } }) as Session;

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
