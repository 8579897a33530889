import type { Operation } from '../../../src/contract/scripts/operation';
import { attentionOf } from '../../../src/office/screens/operation/attention';

const calm: Operation = {
  uptime: 7200,
  freeBytes: 100,
  diskBytes: 1000,
  floorBytes: 100,
  streams: 3,
  queues: [
    { queue: 'mail', state: 'waiting', count: 2, oldest: 300 },
    { queue: 'encoding', state: 'waiting', count: 1, oldest: 3600 },
    { queue: 'mail', state: 'sent', count: 400, oldest: 999_999 },
  ],
  calls: [
    {
      ...{ script: 'talents.list', done: 9, refused: 2, failed: 0, p95: 12 },
      ...{ within100: 11, within300: 0, within1000: 0, longer: 0 },
    },
  ],
  workers: [{ worker: 'mail', since: 300 }],
};

test('where nothing failed and nothing waits too long, nothing needs a look', () => {
  expect(attentionOf(calm)).toEqual([]);
});

test('what is grave comes before what only may be, each with what it tells and where to go', () => {
  const [call] = calm.calls;
  const bad: Operation = {
    ...calm,
    freeBytes: 99,
    queues: [
      { queue: 'mail', state: 'uncertain', count: 1, oldest: 5 },
      { queue: 'mail', state: 'failed', count: 2, oldest: 5 },
      { queue: 'mail', state: 'waiting', count: 2, oldest: 301 },
      { queue: 'encoding', state: 'failed', count: 3, oldest: 5 },
      { queue: 'encoding', state: 'waiting', count: 1, oldest: 3601 },
    ],
    calls: [{ ...call!, failed: 4 }],
    workers: [{ worker: 'mail', since: 301 }],
  };
  const [outbox, films] = [{ path: '/app/page/outbox' }, { path: '/app/page/checkfilms' }];
  expect(attentionOf(bad)).toEqual([
    { id: 'operation.attention.disk', isSerious: true },
    { id: 'operation.attention.worker', isSerious: true, worker: 'mail', seconds: 301 },
    { id: 'operation.attention.failedMails', isSerious: true, count: 2, ...outbox },
    { id: 'operation.attention.failedEncodings', isSerious: true, count: 3, ...films },
    { id: 'operation.attention.calls', isSerious: true, count: 4 },
    { id: 'operation.attention.uncertain', isSerious: false, count: 1, ...outbox },
    { id: 'operation.attention.lateMails', isSerious: false, seconds: 301, ...outbox },
    { id: 'operation.attention.lateEncodings', isSerious: false, seconds: 3601, ...films },
  ]);
});
