import { createIntl } from 'react-intl';
import { scheduleWords } from '../../../src/office/screens/undo/scheduleWords';
import {
  oppositeOfSchedule,
  type ScheduleChange,
} from '../../../src/office/workflows/calendar/scheduleChanges';
import { en } from '../../tools/texts';

const { formatMessage } = createIntl({ locale: 'en', messages: en });
/** What is said once that was done and its way back is offered. */
const saidOf = (change: ScheduleChange) => scheduleWords(formatMessage, oppositeOfSchedule(change)!);

const planned = (over: object) =>
  saidOf({
    ...{ kind: 'switch', entryIds: ['e1'], title: 'May', isWanted: true },
    planned: { thing: 'news', from: '', until: '', mails: 0, ...over },
  });

test('what was scheduled is said with what will become of it, when, and for how many', () => {
  const from = '2026-12-01 09:00';
  const until = '2026-12-24 18:30';
  expect(planned({ thing: 'newsletter', from, mails: 2 })).toBe(
    '“May” will be mailed on 01/12/2026 09:00 to 2 addresses.',
  );
  expect(planned({ from })).toBe('“May” goes on the site on 01/12/2026 09:00.');
  expect(planned({ until })).toBe('“May” goes off the site on 24/12/2026 18:30.');
  expect(planned({ thing: 'screen', from, until })).toBe(
    '“May” goes on the site on 01/12/2026 09:00 and off it on 24/12/2026 18:30.',
  );
});

test('what was moved is said with its new time; what was taken back, that it is', () => {
  const of = { entryIds: ['e1'], title: 'May' };
  expect(saidOf({ ...of, kind: 'move', at: '2026-12-02 10:00', former: '2026-12-01 09:00' })).toBe(
    '“May” is scheduled for 02/12/2026 10:00 now.',
  );
  expect(saidOf({ ...of, kind: 'switch', isWanted: false })).toBe('“May” is no longer scheduled.');
});
