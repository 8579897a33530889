import { OPERATION_REFRESH } from '../../../src/contract/constants';
import { calls, CONNECTIVITY, type Course, does, goes, hears, ok, refused, sleeps, told } from './course';

const stands = ok({
  ...{ uptime: 60, freeBytes: 4, diskBytes: 9, floorBytes: 1, streams: 2 },
  ...{ queues: [], calls: [], workers: [] },
});
const asksFor = (k: number) => calls(k, 'operation', 'operation.get');
const waits = (k: number) => sleeps(k, 'operationPage', OPERATION_REFRESH);

export const courses: readonly Course[] = [
  {
    name: 'operation-followed-while-its-page-is-open-and-one-is-on-line',
    base: 'administrator',
    about: ['operationPage', 'operation'],
    steps: [
      ...[does('kits/arrived', { kit: 'operation' }), goes('/app/page/operation')],
      ...[waits(3), asksFor(4), told(3, null), waits(5), told(4, stands)],
      ...[told(5, null), asksFor(6), waits(7), told(6, refused('timeout'))],
      ...[told(7, null), asksFor(8), waits(9), told(8, stands)],
      ...[hears(CONNECTIVITY, false), told(9, null), waits(10), hears(CONNECTIVITY, true)],
      ...[told(10, null), asksFor(11), waits(12), told(11, refused('forbidden')), told(12, null), waits(13)],
      goes('/app/dashboard'),
    ],
  },
  {
    name: 'operation-not-asked-for-by-who-may-not-see-it',
    about: ['operationPage', 'operation'],
    steps: [
      ...[does('kits/arrived', { kit: 'operation' }), goes('/app/page/operation')],
      ...[sleeps(3, 'operationPage', OPERATION_REFRESH), told(3, null), goes('/app/dashboard')],
    ],
  },
];
