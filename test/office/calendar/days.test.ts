import {
  hourText,
  momentOf,
  scheduleProblems,
} from '../../../src/office/workflows/calendar/scheduleProblems';
import { shifted, shiftedMonth, weeksOf } from '../../../src/office/screens/calendar/days';

test.each([
  ['2026-11', 6, '2026-10-26', '2026-12-06'],
  ['2027-02', 4, '2027-02-01', '2027-02-28'],
  ['2026-03', 6, '2026-02-23', '2026-04-05'],
])('%s has %i whole weeks from Monday on', (month, count, first, last) => {
  const weeks = weeksOf(month);
  expect(weeks).toHaveLength(count);
  expect(new Set(weeks.flat()).size).toBe(7 * count);
  expect([weeks[0]?.[0], weeks.at(-1)?.[6]]).toEqual([first, last]);
});

test('days and months go over the ends of months and years', () => {
  expect(shifted('2026-12-31', 1, 'day')).toBe('2027-01-01');
  expect(shifted('2026-03-31', -1, 'month')).toBe('2026-02-28');
  expect(shiftedMonth('2026-01', -1)).toBe('2025-12');
});

test.each([
  ['9', '09:00'],
  ['9h30', '09:30'],
  ['18.05', '18:05'],
  [' 23:59 ', '23:59'],
  ['9：30', '09:30'],
  ['９:３０', '09:30'],
  ['９', '09:00'],
  ['24:00', '24:00'],
  ['noon', 'noon'],
  ['９時半', '９時半'],
])('the hour %j is %s', (typed, hour) => {
  expect(hourText(typed)).toBe(hour);
});

test('what is typed is a moment, none, or no time at all', () => {
  expect(momentOf({ day: '05/11/2027', hour: '9' })).toBe('2027-11-05 09:00');
  expect(momentOf({ day: ' ', hour: '09:00' })).toBe('');
  expect(momentOf({ day: '31/02/2027', hour: '09:00' })).toBeUndefined();
  expect(momentOf({ day: '05/11/2027', hour: '' })).toBeUndefined();
  expect(momentOf({ day: '05/11/2027', hour: '25:99' })).toBeUndefined();
});

const none = { day: '', hour: '09:00' };
const when = { day: '05/11/2027', hour: '09:00' };
const form = { thing: 'news', subjectId: 'n1', from: when, until: none, recipients: '' } as const;

test.each([
  ['a beginning', {}, {}],
  ['an end alone', { from: none, until: when }, {}],
  ['nothing chosen', { subjectId: '' }, { subjectId: 'required' }],
  ['no time', { from: none }, { from: 'required' }],
  ['a day that does not exist', { from: { ...when, day: '31/02/2027' } }, { from: 'malformed' }],
  ['an end at the beginning', { until: when }, { until: 'beforeFrom' }],
  ['a newsletter without addresses', { thing: 'newsletter' as const }, { recipients: 'required' }],
  [
    'a newsletter with one that is none',
    { thing: 'newsletter' as const, recipients: 'a@b.example, nobody' },
    { recipients: 'malformed' },
  ],
])('%s', (_what, over, problems) => {
  expect(scheduleProblems({ ...form, ...over }, false)).toEqual(problems);
});

test('a move needs a time and nothing else', () => {
  expect(scheduleProblems({ ...form, thing: 'newsletter', subjectId: '' }, true)).toEqual({});
  expect(scheduleProblems({ ...form, from: none }, true)).toEqual({ from: 'required' });
});
