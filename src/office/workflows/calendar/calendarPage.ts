import { select } from 'typed-redux-saga';
import { isMonth } from '../../../contract/entities/calendar';
import { calendar } from '../../entities/calendar';
import { askOnly } from '../../kernel/query/askOnly';
import { onEvery, reacting } from '../../kernel/reactions';
import { locationChanged, queryChanged, selectAddress } from '../office/navigation';

export const CALENDAR_PATH = '/app/page/calendar';

/** How the calendar is looked at: the month, none for that of today, and as a list or as weeks; nothing where the screen decides. */
interface CalendarView {
  readonly month: string;
  readonly view?: 'list' | 'month' | undefined;
}

/** What a query says of it. */
export function viewIn(query?: string): CalendarView {
  const { month = '', view } = Object.fromEntries(new URLSearchParams(query));
  return {
    month: isMonth(month) ? month : '',
    view: view === 'list' || view === 'month' ? view : undefined,
  };
}

/** The dashboard tells what is asked about. */
const DASHBOARD_PATH = '/app/dashboard';

/** The month that is on show, if the calendar is; that of today for the dashboard. */
function monthAt(address: string): string | undefined {
  const [path, query] = address.split('?');
  if (path === DASHBOARD_PATH) return '';
  return path === CALENDAR_PATH ? viewIn(query).month : undefined;
}

/** The month on show is asked for each time it is opened. */
export const calendarPageSaga = reacting(
  onEvery([locationChanged, queryChanged], function* show() {
    const month = monthAt(yield* select(selectAddress));
    yield* askOnly(calendar, month === undefined ? undefined : { month });
  }),
);
