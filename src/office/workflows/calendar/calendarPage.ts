import { select } from 'typed-redux-saga';
import { isMonth } from '../../../contract/entities/calendar';
import { calendar } from '../../entities/calendar';
import { askOnly } from '../../kernel/query/askOnly';
import { onEvery, reacting } from '../../kernel/reactions';
import { locationChanged, queryChanged, selectAddress } from '../office/navigation';

export const CALENDAR_PATH = '/app/page/calendar';

/** The month that a query names; none for that of today. */
export function monthIn(query?: string): string {
  const month = new URLSearchParams(query).get('month');
  return month !== null && isMonth(month) ? month : '';
}

/** The dashboard tells what is asked about. */
const DASHBOARD_PATH = '/app/dashboard';

/** The month that is on show, if the calendar is; that of today for the dashboard. */
function monthAt(address: string): string | undefined {
  const [path, query] = address.split('?');
  if (path === DASHBOARD_PATH) return '';
  return path === CALENDAR_PATH ? monthIn(query) : undefined;
}

/** The month on show is asked for each time it is opened. */
export const calendarPageSaga = reacting(
  onEvery([locationChanged, queryChanged], function* show() {
    const month = monthAt(yield* select(selectAddress));
    yield* askOnly(calendar, month === undefined ? undefined : { month });
  }),
);
