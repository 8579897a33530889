import { staffChanged } from '../../../src/office/entities/staff';
import { preferencesReducer } from '../../../src/office/workflows/office/preferences';
import {
  selectStaffChange,
  staffChangeIntents,
  staffChangesReducer,
  staffChangesSaga,
} from '../../../src/office/workflows/staff/staffChanges';
import {
  selectStaffInvitation,
  staffInvitationIntents,
  staffInvitationReducer,
  staffInvitationSaga,
} from '../../../src/office/workflows/staff/staffInvitation';
import {
  selectStaffLink,
  staffLinkIntents,
  staffLinkReducer,
  staffLinkSaga,
} from '../../../src/office/workflows/staff/staffLink';
import {
  selectStaffParting,
  staffPartingIntents,
  staffPartingReducer,
  staffPartingSaga,
} from '../../../src/office/workflows/staff/staffParting';
import { offline, ok, refused, startWorkflows } from '../support';

const INVITE = 'http.call staff.invite';
const SEND = 'http.call staff.sendLink';
const ROLE = 'http.call staff.setRole';
const END_SESSIONS = 'http.call staff.endSessions';
const TOGGLE = 'http.call staff.toggle';
const HAND_OVER = 'http.call staff.handOver';
const REMOVE = 'http.call staff.remove';
const last = refused({ kind: 'conflict', reason: 'lastAdministrator' });

function start() {
  const office = startWorkflows(
    {
      preferences: preferencesReducer,
      staffChanges: staffChangesReducer,
      staffInvitation: staffInvitationReducer,
      staffLink: staffLinkReducer,
      staffParting: staffPartingReducer,
      asked: (count: number = 0, action) => (staffChanged.match(action) ? count + 1 : count),
    },
    [staffInvitationSaga, staffLinkSaga, staffChangesSaga, staffPartingSaga],
  );
  const { store } = office;
  return {
    ...office,
    invitation: () => selectStaffInvitation(store.getState()),
    link: () => selectStaffLink(store.getState()),
    change: (id: string) => selectStaffChange(store.getState(), id),
    parting: () => selectStaffParting(store.getState()),
    timesAsked: () => store.getState().asked,
  };
}

const nour = {
  email: ' nour@co.example ',
  firstName: 'Nour ',
  lastName: 'Haddad',
  role: 'staff',
  seesSecrets: false,
} as const;

function invited() {
  const office = start();
  office.store.dispatch(staffInvitationIntents.opened());
  office.store.dispatch(staffInvitationIntents.submitted(nour));
  return office;
}

test('without a mail server an invitation is a link that is shown once, copied, and gone with its dialog', () => {
  const { store, world, invitation, link, timesAsked } = invited();
  store.dispatch(staffInvitationIntents.submitted(nour));
  expect(world.pending()).toEqual([INVITE]);
  expect(world.inputOf(INVITE)).toMatchObject({ email: 'nour@co.example', firstName: 'Nour', role: 'staff' });
  world.answer(INVITE, ok({ staffId: 's9', accessLink: 'http://office/signup#t1' }));
  expect([invitation().status, timesAsked()]).toEqual(['closed', 1]);
  expect(link()).toMatchObject({ status: 'shown', name: 'Nour Haddad', isCopied: null });
  // What is shown once is not lost by another link.
  store.dispatch(staffLinkIntents.requested({ staffId: 's8', name: 'Ana', purpose: 'password' }));
  store.dispatch(staffLinkIntents.copyRequested());
  expect(world.inputOf('windows.copy')).toEqual({ text: 'http://office/signup#t1' });
  world.answer('windows.copy', true);
  expect(link()).toMatchObject({ isCopied: true });
  store.dispatch(staffLinkIntents.closed());
  expect(link()).toEqual({ status: 'none' });
});

test('an invitation that is refused stays to be put right, and is sent again after a lost answer', () => {
  const { store, world, invitation, link } = invited();
  world.answer(INVITE, refused({ kind: 'conflict', reason: 'addressTaken' }));
  expect(invitation()).toMatchObject({ status: 'refused', refusal: { reason: 'addressTaken' } });
  store.dispatch(staffInvitationIntents.submitted(nour));
  world.answer(INVITE, offline);
  store.dispatch(staffInvitationIntents.submitted(nour));
  world.answer(INVITE, ok({ staffId: 's9' }));
  expect([invitation().status, link().status]).toEqual(['closed', 'mailed']);
});

test('a link is sent once at a time, and why it was not is said', () => {
  const { store, world, link } = start();
  const person = { staffId: 's2', name: 'Ana', purpose: 'password' } as const;
  store.dispatch(staffLinkIntents.requested(person));
  store.dispatch(staffLinkIntents.requested(person));
  expect(world.pending()).toEqual([SEND]);
  world.answer(SEND, refused({ kind: 'conflict', reason: 'accountOff' }));
  expect(link()).toMatchObject({ status: 'refused', name: 'Ana' });
  store.dispatch(staffLinkIntents.requested(person));
  world.answer(SEND, ok({}));
  expect(link()).toEqual({ status: 'mailed', name: 'Ana', purpose: 'password' });
});

test('rows are changed beside one another; the last administrator keeps the role, and what is there now is asked for', () => {
  const { store, world, change, timesAsked } = start();
  store.dispatch(staffChangeIntents.requested({ kind: 'role', staffId: 's1', role: 'reader' }));
  store.dispatch(staffChangeIntents.requested({ kind: 'secrets', staffId: 's1', seesSecrets: true }));
  store.dispatch(staffChangeIntents.requested({ kind: 'on', staffId: 's2' }));
  expect(world.pending()).toEqual([ROLE, TOGGLE]);
  expect(change('s1')).toMatchObject({ status: 'pending', change: { role: 'reader' } });
  world.answer(ROLE, last);
  expect(change('s1')).toMatchObject({ status: 'refused', refusal: { reason: 'lastAdministrator' } });
  world.answer(TOGGLE, ok());
  expect([change('s2').status, timesAsked()]).toEqual(['settled', 2]);
});

const asked = { staffId: 's2', name: 'Ana', accountStatus: 'active' } as const;

test('what is a person’s is handed over before the account goes, and what that was is told', () => {
  const { store, world, parting } = start();
  store.dispatch(staffPartingIntents.opened({ ...asked, kind: 'remove' }));
  store.dispatch(staffPartingIntents.confirmed({ heirId: 's3' }));
  expect(world.pending()).toEqual([HAND_OVER]);
  world.answer(HAND_OVER, refused({ kind: 'invalid', problems: { heirId: 'noHeir' } }));
  expect(parting()).toMatchObject({ status: 'refused' });
  expect(world.pending()).toEqual([]);
  store.dispatch(staffPartingIntents.confirmed({ heirId: 's3' }));
  world.answer(HAND_OVER, ok({ uploads: 2, scheduled: 1 }));
  world.answer(REMOVE, refused({ kind: 'notFound' }));
  expect(parting()).toMatchObject({ status: 'told', uploads: 2, scheduled: 1 });
});

test('a colleague is signed out everywhere, and asked about again where that was lost', () => {
  const { store, world, parting } = start();
  store.dispatch(staffPartingIntents.opened({ ...asked, kind: 'signOut' }));
  store.dispatch(staffPartingIntents.confirmed({ heirId: '' }));
  expect(world.inputOf(END_SESSIONS)).toEqual({ staffId: 's2' });
  world.answer(END_SESSIONS, offline);
  expect(parting()).toMatchObject({ status: 'refused', refusal: { kind: 'offline' } });
  store.dispatch(staffPartingIntents.confirmed({ heirId: '' }));
  world.answer(END_SESSIONS, ok());
  expect(parting()).toEqual({ status: 'closed' });
});

test('an account is turned off with nothing handed over; the last administrator stays', () => {
  const { store, world, parting } = start();
  store.dispatch(staffPartingIntents.opened({ ...asked, kind: 'off' }));
  store.dispatch(staffPartingIntents.confirmed({ heirId: '' }));
  expect(world.inputOf(TOGGLE)).toEqual({ staffId: 's2', isOn: false });
  world.answer(TOGGLE, last);
  expect(parting()).toMatchObject({ status: 'refused', refusal: { reason: 'lastAdministrator' } });
  store.dispatch(staffPartingIntents.confirmed({ heirId: '' }));
  world.answer(TOGGLE, ok());
  expect(parting()).toEqual({ status: 'closed' });
});
