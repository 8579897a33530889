import { instantOf, weeksOf } from '../../../src/server/calendar/clock';
import { wallClock } from '../../../src/server/wallClock';

const at = (shown: string, zone = 'Europe/Paris') => instantOf(zone, shown)?.toISOString();

test.each([
  ['2026-01-15 09:00', '2026-01-15T08:00:00.000Z'],
  ['2026-07-15 09:00', '2026-07-15T07:00:00.000Z'],
  ['2026-12-31 23:59', '2026-12-31T22:59:00.000Z'],
  // The clock goes from 02:00 to 03:00: as much later.
  ['2026-03-29 01:59', '2026-03-29T00:59:00.000Z'],
  ['2026-03-29 02:30', '2026-03-29T01:30:00.000Z'],
  ['2026-03-29 03:00', '2026-03-29T01:00:00.000Z'],
  // It goes from 03:00 back to 02:00: the first of the two.
  ['2026-10-25 02:30', '2026-10-25T00:30:00.000Z'],
  ['2026-10-25 03:00', '2026-10-25T02:00:00.000Z'],
])('a clock in Paris shows %s at %s', (shown, instant) => {
  expect(at(shown)).toBe(instant);
});

test('other zones have other clocks, days that do not exist have none', () => {
  expect(at('2026-01-15 09:00', 'Asia/Tokyo')).toBe('2026-01-15T00:00:00.000Z');
  expect(at('2026-01-15 09:00', 'America/St_Johns')).toBe('2026-01-15T12:30:00.000Z');
  expect(at('2026-02-30 09:00')).toBeUndefined();
  expect(wallClock('Pacific/Auckland', new Date('2026-01-15T12:00:00Z'))).toBe('2026-01-16 01:00');
});

test.each([
  ['0002-11-28 00:00', 'Europe/Paris'],
  ['0202-03-01 00:00', 'Europe/Paris'],
  ['9999-12-31 23:30', 'America/New_York'],
  ['9999-12-31 23:30', 'Asia/Tokyo'],
  ['10000-01-01 00:00', 'Europe/Paris'],
])('no clock tells %s in %s', (shown, zone) => {
  expect(at(shown, zone)).toBeUndefined();
});

test.each([
  // February 2027 begins on a Monday and ends on a Sunday.
  ['2027-02', '2027-02-01', '2027-03-01'],
  ['2026-11', '2026-10-26', '2026-12-07'],
  ['2026-12', '2026-11-30', '2027-01-04'],
])('the weeks of %s are whole, from Monday %s to before Monday %s', (month, from, until) => {
  expect(weeksOf(month)).toEqual({ from, until });
});
