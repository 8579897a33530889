import {
  mayGoOn,
  type ScheduleForm,
  scheduleProblems,
  withStanding,
} from '../../../src/office/workflows/calendar/scheduleProblems';

const blank = { day: '', hour: '09:00' };
const day = { day: '14/07/2099', hour: '09:00' };
const form: ScheduleForm = { thing: 'news', subjectId: 'n1', from: blank, until: blank, recipients: '' };

test('what is on the site is only asked when it goes off, until that is scheduled', () => {
  const on = { online: true, goesOnAt: '', goesOffAt: '' };
  expect(mayGoOn(on)).toBe(false);
  expect(scheduleProblems(form, false, on)).toEqual({ until: 'required' });
  expect(scheduleProblems({ ...form, until: day }, false, on)).toEqual({});
  const goesOff = { ...on, goesOffAt: '2099-07-14T07:00:00.000Z' };
  expect(mayGoOn(goesOff)).toBe(true);
  expect(scheduleProblems({ ...form, from: day }, false, goesOff)).toEqual({});
});

test('what is off the site goes on first, unless that is scheduled', () => {
  const off = { online: false, goesOnAt: '', goesOffAt: '' };
  expect(mayGoOn(off)).toBe(true);
  expect(scheduleProblems({ ...form, until: day }, false, off)).toEqual({ from: 'required' });
  const goesOn = { ...off, goesOnAt: '2099-07-01T07:00:00.000Z' };
  expect(scheduleProblems({ ...form, until: day }, false, goesOn)).toEqual({});
});

test('the day for which something is scheduled is that of going off where nothing else is asked', () => {
  const asked = { ...form, from: day };
  expect(withStanding(asked, { online: true })).toEqual({ ...form, until: day });
  expect(withStanding(asked, { online: false })).toBe(asked);
  expect(withStanding(asked, undefined)).toBe(asked);
});
