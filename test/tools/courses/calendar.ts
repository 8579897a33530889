import type { Entry } from '../../../src/office/journal';
import {
  calls,
  changed,
  type Course,
  does,
  goes,
  makesId,
  ok,
  queries,
  refused,
  sleeps,
  told,
} from './course';

const month = { month: '2026-12', today: '2026-12-01', timeZone: 'Europe/Paris', entries: [], asked: [] };
const asksForMonth = (k: number, input: object = {}) => calls(k, 'calendar', 'calendar.list', input);

/** The month on show is asked for by 3. */
const isOpen: readonly Entry[] = [
  does('kits/arrived', { kit: 'calendar' }),
  goes('/app/page/calendar'),
  asksForMonth(3),
  told(3, ok(month)),
];

const said = {
  ...{ thing: 'newsletter', subjectId: 'n1', from: '2026-12-02 09:00', until: '' },
  recipients: 'a@brand.example',
};
const submits = does('scheduling/submitted', { ...said, title: 'May' });
const adds = (k: number) => calls(k, 'scheduling', 'schedule.add', { subjectId: 'n1' });
const switches = (k: number, isWanted: boolean) =>
  calls(k, 'scheduleChanges', 'schedule.switch', { entryIds: ['e1'], isWanted });
const letter = { entryIds: ['e1'], title: 'May' };
const takesBack = does('scheduleChanges/requested', { ...letter, kind: 'switch', isWanted: false });
const moving = { kind: 'move', entryId: 'e1', title: 'May', day: '2026-12-01', hour: '09:00' };

export const courses: readonly Course[] = [
  {
    name: 'schedule-refused-sent-again-as-the-same-request-then-taken-back',
    about: ['scheduling', 'scheduleChanges', 'undo', 'calendar'],
    steps: [
      ...isOpen,
      does('scheduling/opened', { kind: 'new' }),
      submits,
      ...makesId(4, 'scheduling', 20, 'requestIdOfScheduling'.slice(0, 20)),
      adds(5),
      told(5, refused('offline')),
      submits,
      adds(6),
      told(6, ok({ entryIds: ['e1'] })),
      asksForMonth(7),
      sleeps(8, 'undo', 15_000),
      told(7, ok(month)),
      does('undo/requested'),
      ...makesId(9, 'scheduleChanges', 20, 'requestIdOfTakingBa1'),
      switches(10, false),
      told(10, ok()),
      asksForMonth(11),
      sleeps(12, 'undo', 4000),
      told(12, null),
    ],
  },
  {
    name: 'schedule-refused-twice-then-given-up-and-one-in-doubt',
    about: ['scheduling', 'calendar'],
    steps: [
      ...isOpen,
      does('scheduling/opened', { kind: 'new' }),
      submits,
      ...makesId(4, 'scheduling', 20, 'requestIdOfSchedule1'),
      adds(5),
      told(5, refused('conflict', 'agencyHasNoMail')),
      submits,
      ...makesId(6, 'scheduling', 20, 'requestIdOfSchedule2'),
      adds(7),
      told(7, refused('notFound')),
      does('scheduling/closed'),
      does('scheduling/opened', { kind: 'new' }),
      submits,
      ...makesId(8, 'scheduling', 20, 'requestIdOfSchedule3'),
      adds(9),
      told(9, refused('offline')),
      does('scheduling/closed'),
    ],
  },
  {
    name: 'schedule-moved-and-moved-back-and-one-that-was-late',
    about: ['scheduling', 'scheduleChanges', 'undo'],
    steps: [
      ...isOpen,
      does('scheduling/opened', { ...moving, isLate: false }),
      submits,
      ...makesId(4, 'scheduling', 20, 'requestIdOfMoving001'),
      calls(5, 'scheduling', 'schedule.move', { entryId: 'e1', at: '2026-12-02 09:00' }),
      told(5, ok()),
      asksForMonth(6),
      sleeps(7, 'undo', 15_000),
      does('undo/requested'),
      ...makesId(8, 'scheduleChanges', 20, 'requestIdOfMovingBac'),
      calls(9, 'scheduleChanges', 'schedule.move', { entryId: 'e1', at: '2026-12-01 09:00' }),
      told(9, ok()),
      does('scheduling/opened', { ...moving, isLate: true }),
      does('scheduling/closed'),
      does('scheduling/opened', { ...moving, isLate: true }),
      submits,
      ...makesId(12, 'scheduling', 20, 'requestIdOfMoving002'),
      calls(13, 'scheduling', 'schedule.move', { entryId: 'e1' }),
      told(13, ok()),
    ],
  },
  {
    name: 'schedule-taken-back-put-back-and-done-at-once',
    about: ['scheduleChanges', 'undo'],
    steps: [
      ...isOpen,
      takesBack,
      takesBack,
      ...makesId(4, 'scheduleChanges', 20, 'requestIdOfTakingBa1'),
      switches(5, false),
      told(5, ok()),
      asksForMonth(6),
      sleeps(7, 'undo', 15_000),
      does('undo/requested'),
      ...makesId(8, 'scheduleChanges', 20, 'requestIdOfPuttingBa'),
      switches(9, true),
      told(9, refused('conflict', 'scheduleOver')),
      does('scheduleChanges/requested', { ...letter, kind: 'run' }),
      ...makesId(11, 'scheduleChanges', 20, 'requestIdOfRunning01'),
      calls(12, 'scheduleChanges', 'schedule.run', { entryId: 'e1' }),
      told(12, refused('offline')),
      does('scheduleChanges/requested', { ...letter, kind: 'run' }),
      calls(14, 'scheduleChanges', 'schedule.run', { entryId: 'e1' }),
      told(14, ok()),
    ],
  },
  {
    name: 'calendar-follows-the-address-and-what-others-do',
    about: ['calendar', 'calendarPage', 'scheduling'],
    steps: [
      ...isOpen,
      changed('calendar', 'e1'),
      sleeps(4, 'calendar', 400),
      told(4, null),
      asksForMonth(5),
      told(5, ok(month)),
      queries('?month=2027-01'),
      asksForMonth(6, { month: '2027-01' }),
      told(6, refused('timeout')),
      does('calendar/reloadRequested', { params: { month: '2027-01' } }),
      asksForMonth(7, { month: '2027-01' }),
      told(7, ok({ ...month, month: '2027-01' })),
      does('scheduling/opened', { kind: 'new' }),
      goes('/app/page/trash'),
      changed('calendar', 'e1'),
    ],
  },
  {
    name: 'calendar-of-a-month-that-is-none-and-of-the-dashboard',
    about: ['calendar', 'calendarPage'],
    steps: [
      ...isOpen,
      ...['12026-01', '2026-012', '2026-19'].flatMap((none, at) => [
        queries('?month=2027-01'),
        asksForMonth(4 + 2 * at, { month: '2027-01' }),
        queries(`?month=${none}`),
        asksForMonth(5 + 2 * at),
      ]),
      queries('?view=list'),
      queries('?month=2027-02'),
      asksForMonth(12, { month: '2027-02' }),
      goes('/app/dashboard'),
      asksForMonth(13),
    ],
  },
  {
    name: 'schedule-of-two-together-taken-back',
    about: ['scheduleChanges'],
    steps: [
      ...isOpen,
      does('scheduleChanges/requested', {
        ...letter,
        entryIds: ['e1', 'e2'],
        kind: 'switch',
        isWanted: false,
      }),
      ...makesId(4, 'scheduleChanges', 20, 'requestIdOfTakingBa1'),
      calls(5, 'scheduleChanges', 'schedule.switch', { entryIds: ['e1', 'e2'], isWanted: false }),
      told(5, ok()),
    ],
  },
];
