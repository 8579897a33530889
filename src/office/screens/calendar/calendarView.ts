import { monthIn } from '../../workflows/calendar/calendarPage';

/** How the calendar is looked at: the month, none for that of today, and as a list or as weeks; nothing where the screen decides. */
interface CalendarView {
  readonly month: string;
  readonly view?: 'list' | 'month' | undefined;
}

/** What a query says of it. */
export function viewIn(query?: string): CalendarView {
  const view = new URLSearchParams(query).get('view');
  return { month: monthIn(query), view: view === 'list' || view === 'month' ? view : undefined };
}
