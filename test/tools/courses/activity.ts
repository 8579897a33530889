import type { Entry } from '../../../src/office/journal';
import { asks, calls, type Course, does, goes, ok, queries, refused, told } from './course';

const change = { field: 'city', before: 'Lyon', after: 'Paris', canPutBack: true };
const row = (activityId: string, over: object = {}) => ({
  ...{
    activityId,
    at: '2026-11-24T09:00:00.000Z',
    staffId: 'staff-nour-000000001',
    staffName: 'Nour Haddad',
  },
  ...{ script: 'talent.update', thing: 'talent', subject: 'talent-ida-00000001', title: 'Ida Berg' },
  ...{ changes: [change], ...over },
});
const what = { activityId: 'activity-2', at: '2026-11-24T09:00:00.000Z', title: 'Ida Berg', change };

const PATH = '/app/page/activity';
const isOpen: readonly Entry[] = [does('kits/arrived', { kit: 'activity' }), goes(PATH)];

export const courses: readonly Course[] = [
  {
    name: 'activity-filtered-older-then-failed',
    base: 'administrator',
    about: ['activity'],
    steps: [
      ...isOpen,
      calls(3, 'activity', 'activity.list'),
      told(3, ok([row('activity-2'), row('activity-1')])),
      queries('?staffId=staff-nour-000000001&from=2026-11-01&until=then'),
      calls(4, 'activity', 'activity.list', { staffId: 'staff-nour-000000001', from: '2026-11-01' }),
      told(4, ok([row('activity-2')])),
      queries('?staffId=staff-nour-000000001&olderThan=activity-2'),
      calls(5, 'activity', 'activity.list', { staffId: 'staff-nour-000000001', olderThan: 'activity-2' }),
      told(5, refused('offline')),
      goes('/app/dashboard'),
    ],
  },
  {
    name: 'activity-asked-for-by-days-that-are-none',
    base: 'administrator',
    about: ['activity'],
    steps: [
      ...isOpen,
      calls(3, 'activity', 'activity.list'),
      told(3, ok([row('activity-1')])),
      queries('?from=on2026-11-01&until=2026-11-20'),
      calls(4, 'activity', 'activity.list', { until: '2026-11-20' }),
      told(4, ok([row('activity-1')])),
      queries('?from=2026-11-01&until=2026-11-20T12'),
      calls(5, 'activity', 'activity.list', { from: '2026-11-01' }),
      told(5, ok([])),
    ],
  },
  {
    name: 'activity-field-refused-then-put-back',
    base: 'administrator',
    about: ['activity', 'activityPutBack'],
    steps: [
      ...isOpen,
      calls(3, 'activity', 'activity.list'),
      told(3, ok([row('activity-2')])),
      does('activityPutBack/opened', what),
      does('activityPutBack/closed'),
      does('activityPutBack/opened', what),
      does('activityPutBack/confirmed'),
      calls(4, 'activityPutBack', 'activity.putBack', { activityId: 'activity-2', field: 'city' }),
      told(4, refused('conflict', 'noPutBack')),
      calls(5, 'activity', 'activity.list'),
      does('activityPutBack/confirmed'),
      calls(6, 'activityPutBack', 'activity.putBack', { activityId: 'activity-2', field: 'city' }),
      told(5, ok([row('activity-2')])),
      told(6, ok()),
      calls(7, 'activity', 'activity.list'),
      told(7, ok([row('activity-3', { changes: [{ ...change, before: 'Paris', after: 'Lyon' }] })])),
      does('activityPutBack/closed'),
    ],
  },
  {
    name: 'activity-exported-masked-after-a-refusal',
    base: 'administrator',
    about: ['activityExport'],
    steps: [
      ...isOpen,
      does('activityExport/requested', { from: '2026-11-01' }),
      calls(4, 'activityExport', 'activity.export', { from: '2026-11-01' }),
      told(4, refused('offline')),
      does('activityExport/closed'),
      does('activityExport/requested', { from: '2026-11-01' }),
      calls(5, 'activityExport', 'activity.export', { from: '2026-11-01' }),
      told(5, ok({ csv: '•••1', isAll: false })),
      asks(6, 'activityExport', 'files.save', null),
      told(6, null),
      goes('/app/dashboard'),
    ],
  },
];
