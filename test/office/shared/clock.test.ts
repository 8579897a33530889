import { clockOf } from '../../../src/office/screens/shared/clock';

const AT = '2026-01-01T02:30:00.000Z';

test('an instant is told by the clock of the agency, whatever that of the browser is', () => {
  const clock = clockOf('America/New_York');
  expect(clock.text(AT)).toBe('31/12/2025 21:30');
  expect(clock.text(AT, 'date')).toBe('31/12/2025');
  expect(clock.text(AT, 'time')).toBe('21:30');
  expect(clock.text('2026-01-01T05:00:00.000Z', 'time')).toBe('00:00');
});

test('its zone is named where it shows other hours than the browser does, and not where it shows the same', () => {
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(clockOf('Asia/Kathmandu').otherZone).toBe('Asia/Kathmandu');
  expect(clockOf('America/New_York').otherZone).toBe('America/New York');
  expect(clockOf(own).otherZone).toBeUndefined();
});

test('a backend that tells no zone, or none that the browser knows, leaves the browser’s clock', () => {
  const own = clockOf(undefined);
  expect(own.otherZone).toBeUndefined();
  expect(clockOf('Nowhere/Land').text(AT)).toBe(own.text(AT));
  expect(clockOf('Nowhere/Land').otherZone).toBeUndefined();
  expect(own.text('soon')).toBe('soon');
});
