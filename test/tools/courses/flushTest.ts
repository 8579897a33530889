import { FLUSH_TEST_LINES, FLUSH_TEST_PAUSE } from '../../../src/contract/flushTest';
import type { Entry } from '../../../src/office/journal';
import { asks, type Course, does, goes, hears } from './course';

const TEST = 3;
const lines = (pause: number, count = FLUSH_TEST_LINES): readonly Entry[] =>
  Array.from({ length: count }, (_, index) => hears(TEST, { kind: 'line', at: 40 + index * pause }));

const starts: readonly Entry[] = [
  goes('/app/page/profile'),
  does('kits/arrived', { kit: 'profile' }),
  does('flushTest/started'),
  asks(TEST, 'flushTest', 'http.flushTest', {}),
];
const ends = hears(TEST, { kind: 'ended' });

const course = (name: string, ...steps: readonly Entry[]): Course => ({ name, about: ['flushTest'], steps });

export const courses: readonly Course[] = [
  course('connection-that-flows', ...starts, ...lines(130), ends),
  course('connection-that-flows-just-so', ...starts, ...lines(FLUSH_TEST_PAUSE / 2), ends),
  course('connection-that-holds-answers-back', ...starts, ...lines(120), ends),
  course('connection-whose-answer-is-cut-short', ...starts, ...lines(250, FLUSH_TEST_LINES - 1), ends),
  course(
    'connection-that-breaks-then-tested-again-and-left',
    ...[...starts, ...lines(250, 2), hears(TEST, { kind: 'failed' })],
    ...[does('flushTest/started'), asks(TEST + 1, 'flushTest', 'http.flushTest', {})],
    ...[does('flushTest/started'), does('flushTest/left')],
    ...[does('flushTest/started'), asks(TEST + 2, 'flushTest', 'http.flushTest', {})],
  ),
];
