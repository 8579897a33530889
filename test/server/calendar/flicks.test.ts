import { withoutFlicks } from '../../../src/server/calendar/flicks';
import type { CalendarRow } from '../../../src/server/database/schema';

type Noted = Pick<CalendarRow, 'action' | 'subject_id' | 'at' | 'status'>;

const entry = (time: string, action: Noted['action'], over: Partial<Noted> = {}): Noted => ({
  ...{ action, subject_id: 'n1', at: `2026-11-25T${time}.123Z`, status: 'done' },
  ...over,
});
const told = (...entries: readonly Noted[]) =>
  withoutFlicks(entries, 'Europe/Paris').map(({ action, at }) => `${at.slice(11, 16)} ${action}`);

test('a switch that is taken back within a quarter of an hour leaves nothing, however often', () => {
  expect(told(entry('10:00:01', 'newsOn'), entry('10:14:59', 'newsOff'))).toEqual([]);
  const flicks = ['newsOn', 'newsOff', 'newsOn', 'newsOff', 'newsOn'] as const;
  expect(told(...flicks.map((action, at) => entry(`10:00:0${at}`, action)))).toEqual(['10:00 newsOn']);
});

test('what stood on the site for longer is told, and what other things did is not mixed with it', () => {
  expect(told(entry('10:00:01', 'newsOn'), entry('10:16:00', 'newsOff'))).toHaveLength(2);
  expect(told(entry('10:00:01', 'newsOn'), entry('10:01:00', 'newsOff', { subject_id: 'n2' }))).toHaveLength(
    2,
  );
  expect(told(entry('10:00:01', 'newsletter'), entry('10:00:02', 'newsletter'))).toHaveLength(2);
  expect(told(entry('22:59:00', 'screenOn'), entry('23:01:00', 'screenOff'))).toHaveLength(2);
});

test('what was scheduled is told, done or waiting, though somebody switched it back at once', () => {
  const due = { at: '2026-11-25T10:00:00.000Z' };
  expect(told(entry('10:00:00', 'newsOn', due), entry('10:01:00', 'newsOff'))).toHaveLength(2);
  const waiting = entry('10:00:01', 'newsOn', { status: 'waiting' });
  expect(told(waiting, entry('10:01:00', 'newsOff', { status: 'missed' }))).toHaveLength(2);
});
