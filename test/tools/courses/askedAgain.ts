import { FLUSH_TEST_LINES } from '../../../src/contract/flushTest';
import type { Entry } from '../../../src/office/journal';
import { asks, calls, type Course, does, goes, hears, makesId, ok, refused, told } from './course';
import { FICTION, talentIsOpen } from './talent';

const offline = refused('offline');
const what = {
  ...{ activityId: 'activity-2', at: '2026-11-24T09:00:00.000Z', title: 'Ida Berg' },
  change: { field: 'city', before: 'Lyon', after: 'Paris', canPutBack: true },
};
const putsBack = (k: number, answer: unknown): readonly Entry[] => [
  does('activityPutBack/opened', what),
  does('activityPutBack/confirmed'),
  calls(k, 'activityPutBack', 'activity.putBack'),
  told(k, answer),
];
const exportsActivity = (k: number) => [
  does('activityExport/requested', { from: '2026-11-01' }),
  calls(k, 'activityExport', 'activity.export'),
];

const key = (personId: string) => ({ kind: 'talent', personId });
const ida = {
  ...key('talent-ida-00000001'),
  name: 'Ida Berg',
  address: 'ida@post.example',
  isDeleted: false,
};
const ada = { ...ida, ...key('talent-ada-00000002'), name: 'Ada Berg' };
const heldOf = (person: typeof ida) => ({ ...person, addresses: [], held: [{ what: 'record', count: 1 }] });
const isAtPersons = [does('kits/arrived', { kit: 'personData' }), goes('/app/page/persondata')];
const searches = (k: number, search: string) => [
  does('personSearch/searched', search),
  calls(k, 'persons', 'person.find', { search }),
  told(k, ok([ida, ada])),
];
const chooses = (k: number, person: typeof ida) => [
  does('personSearch/chosen', person),
  calls(k, 'personHeld', 'person.held', key(person.personId)),
  told(k, ok(heldOf(person))),
];
const removes = (k: number, person: typeof ida) => [
  does('personRemoval/opened', heldOf(person)),
  does('personRemoval/submitted', {}),
  ...makesId(k, 'personRemoval', 20, `request-${k}`),
  calls(k + 1, 'personRemoval', 'person.remove', key(person.personId)),
  told(k + 1, ok()),
];
const exportsPerson = (k: number) => [
  does('personExport/requested', key(ida.personId)),
  calls(k, 'personExport', 'person.export'),
];

const nour = { firstName: 'Nour', lastName: 'Haddad', email: 'nour@co.example', role: 'staff' };
const staffIsOpen = [does('kits/arrived', { kit: 'staff' }), goes('/app/table/staff')];
const mailed = ok({ staffId: 'staff-nour-000000001' });
const handed = ok({ staffId: 'staff-nour-000000001', accessLink: '•••1' });
const invites = (k: number, answer: unknown) => [
  does('staffInvitation/opened'),
  does('staffInvitation/submitted', { ...nour, seesSecrets: false }),
  calls(k, 'staffInvitation', 'staff.invite'),
  told(k, answer),
];
const sendsLink = (k: number, answer: unknown) => [
  does('staffLink/requested', {
    ...{ staffId: 'staff-nour-000000001', name: 'Nour Haddad', purpose: 'password' },
  }),
  calls(k, 'staffLink', 'staff.sendLink'),
  told(k, answer),
];
const parting = (kind: string) =>
  does('staffParting/opened', {
    ...{ kind, staffId: 'staff-nour-000000001', name: 'Nour Haddad', accountStatus: 'active' },
  });

const listed = (k: number, ...rows: readonly object[]) => [
  calls(k, 'professions', 'agency.professions'),
  told(k, ok(rows)),
];
const profession = (categoryId: string) => ({
  ...{ categoryId, name: categoryId, singular: categoryId, routerUrl: categoryId, position: 1 },
  ...{ talents: 0, trashed: 0 },
});
const moves = (categoryId: string) => does('professionOrder/requested', { categoryId, beforeId: '' });
const asksToMove = (k: number, categoryId: string) =>
  calls(k, 'professionChanges', 'profession.move', { categoryId });

const requiresFactor = (k: number, answer: unknown) => [
  does('factorRule/submitted', { isRequired: true }),
  calls(k, 'factorRule', 'staff.requireFactor'),
  told(k, answer),
];
const tests = (k: number, count: number, end: string): readonly Entry[] => [
  does('flushTest/started'),
  asks(k, 'flushTest', 'http.flushTest', {}),
  ...Array.from({ length: count }, (_, index) => hears(k, { kind: 'line', at: 40 + index * 130 })),
  hears(k, { kind: end }),
];
const copiesLink = (k: number) => [
  does('reelLink/requested', { reelId: FICTION, title: 'Fiction' }),
  asks(k, 'reelLink', 'windows.copy', null),
];

/** What is asked for again once it was done, refused or given up. */
export const courses: readonly Course[] = [
  {
    name: 'activity-exported-again-after-each-end-and-put-back-given-up',
    base: 'administrator',
    about: ['activityExport', 'activityPutBack'],
    steps: [
      ...[does('kits/arrived', { kit: 'activity' }), goes('/app/page/activity')],
      ...[...exportsActivity(4), told(4, offline)],
      ...[...exportsActivity(5), told(5, ok({ csv: '•••1', isAll: true }))],
      ...[asks(6, 'activityExport', 'files.save', null), told(6, null)],
      ...[...exportsActivity(7), told(7, offline)],
      ...putsBack(8, ok()),
      ...putsBack(9, refused('conflict', 'noPutBack')),
      does('activityPutBack/closed'),
    ],
  },
  {
    name: 'person-exported-again-after-each-end',
    about: ['personExport'],
    steps: [
      ...isAtPersons,
      ...[...exportsPerson(5), told(5, offline)],
      ...[...exportsPerson(6), told(6, ok({ address: '•••1', hasSecrets: false }))],
      ...[asks(7, 'personExport', 'windows.open', { url: '•••1' }), told(7, null)],
      ...[...exportsPerson(8), told(8, offline)],
    ],
  },
  {
    name: 'persons-removed-one-after-the-other-then-left',
    about: ['personRemoval', 'personSearch'],
    steps: [
      ...isAtPersons,
      ...searches(5, 'berg'),
      ...chooses(6, ida),
      ...searches(7, 'ida'),
      ...chooses(8, ida),
      ...removes(9, ida),
      ...chooses(11, ada),
      ...removes(12, ada),
      goes('/app/dashboard'),
    ],
  },
  {
    name: 'export-of-all-talents-refused-and-asked-for-again',
    about: ['listExport'],
    steps: [
      ...[does('kits/arrived', { kit: 'listExport' }), goes('/app/page/export')],
      ...[does('listExport/requested', { of: 'talents', rows: 'all' })],
      ...[calls(4, 'listExport', 'talents.export'), told(4, offline)],
      does('listExport/requested', { of: 'talents', rows: 'all' }),
    ],
  },
  {
    name: 'own-name-not-saved-and-given-up',
    about: ['accountChange'],
    steps: [
      ...[does('kits/arrived', { kit: 'profile' }), goes('/app/page/profile')],
      does('accountChange/opened', 'name'),
      does('accountChange/submitted', { kind: 'name', firstName: 'Ines', lastName: 'Fairweather' }),
      ...[calls(4, 'accountChange', 'account.save'), told(4, offline)],
      does('accountChange/closed'),
    ],
  },
  {
    name: 'staff-invited-and-sent-links-one-over-the-other',
    about: ['staffInvitation', 'staffLink'],
    steps: [
      ...staffIsOpen,
      ...[...invites(5, mailed), ...invites(6, mailed)],
      ...[...sendsLink(7, handed), does('staffLink/closed')],
      ...[...sendsLink(8, offline), does('staffLink/closed')],
      ...[...sendsLink(9, offline), ...invites(10, mailed), ...invites(11, handed)],
      ...[does('staffLink/closed'), ...sendsLink(12, offline), ...invites(13, handed)],
    ],
  },
  {
    name: 'staff-handed-over-then-parted-with-and-given-up',
    about: ['staffParting'],
    steps: [
      ...staffIsOpen,
      ...[parting('handOver'), does('staffParting/closed')],
      ...[parting('handOver'), does('staffParting/confirmed', { heirId: 'staff-ines-000000001' })],
      ...[calls(5, 'staffParting', 'staff.handOver'), told(5, ok({ uploads: 1, scheduled: 2 }))],
      ...[parting('remove'), does('staffParting/confirmed', { heirId: '' })],
      ...[calls(6, 'staffParting', 'staff.remove'), told(6, offline)],
      does('staffParting/closed'),
    ],
  },
  {
    name: 'professions-moved-while-others-move-given-up-and-moved-again',
    base: 'administrator',
    about: ['professionOrder'],
    steps: [
      ...[does('kits/arrived', { kit: 'agency' }), goes('/app/page/settings')],
      ...listed(4, profession('actors'), profession('grips'), profession('crew')),
      ...[moves('actors'), asksToMove(5, 'actors'), moves('grips'), told(5, ok())],
      ...[asksToMove(6, 'grips'), told(6, offline), does('professionOrder/dismissed')],
      ...[moves('actors'), asksToMove(7, 'actors'), told(7, offline)],
      ...[moves('grips'), asksToMove(8, 'grips'), told(8, ok())],
      ...[does('professionOrder/retried'), asksToMove(9, 'actors'), moves('crew'), told(9, offline)],
      ...[moves('grips'), asksToMove(10, 'grips'), told(10, offline)],
      ...[moves('actors'), asksToMove(11, 'actors'), told(11, ok())],
      ...[does('professionOrder/retried'), asksToMove(12, 'grips'), told(12, ok())],
      ...[asksToMove(13, 'crew'), told(13, ok())],
    ],
  },
  {
    name: 'second-factor-required-and-not-again-and-again',
    about: ['factorRule'],
    steps: [
      ...[does('kits/arrived', { kit: 'secondFactor' }), goes('/app/page/profile')],
      ...[...requiresFactor(5, ok()), ...requiresFactor(6, offline), ...requiresFactor(7, ok())],
    ],
  },
  {
    name: 'connection-tested-again-and-left-after-each-end',
    about: ['flushTest'],
    steps: [
      ...[goes('/app/page/profile'), does('kits/arrived', { kit: 'profile' }), does('flushTest/left')],
      ...[...tests(3, FLUSH_TEST_LINES, 'ended'), ...tests(4, FLUSH_TEST_LINES, 'ended')],
      ...[does('flushTest/left'), ...tests(5, 1, 'failed'), does('flushTest/left')],
    ],
  },
  {
    name: 'reel-link-copied-again-and-again',
    about: ['reelLink'],
    steps: [
      ...[does('kits/arrived', { kit: 'wholeReels' }), ...talentIsOpen()],
      ...[...copiesLink(11), ...copiesLink(12), told(12, true), ...copiesLink(13), told(13, false)],
      ...[...copiesLink(14), told(14, true), does('reelLink/dismissed')],
    ],
  },
];
