import { dayText, isoDay } from '../../../src/office/screens/shared/dates';

test.each([
  ['24/11/2026', '24/11/2026'],
  ['5.1.2026', '05/01/2026'],
  [' 24112026 ', '24/11/2026'],
  ['2026-01-05', '05/01/2026'],
  ['2026-1-5', '05/01/2026'],
  ['2026/11/24', '24/11/2026'],
  ['2026/1/5', '05/01/2026'],
  ['2026/01/05', '05/01/2026'],
  ['２４／１１／２０２６', '24/11/2026'],
  ['２０２６／１／５', '05/01/2026'],
  ['２０２６－１－５', '05/01/2026'],
])('the day %j is %s', (typed, day) => {
  expect(dayText(typed)).toBe(day);
  expect(isoDay(typed)).toBe(day.split('/').toReversed().join('-'));
});

test.each(['2026/13/24', '31/02/2026', '11/24/2026', '２０２６', 'tomorrow'])(
  '%j is no day, and stays as it is written',
  (typed) => {
    expect(dayText(typed)).toBe(typed);
    expect(isoDay(typed)).toBe('');
  },
);
