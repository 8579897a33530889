import { createAction } from '@reduxjs/toolkit';
import type { CalendarMonth } from '../../contract/scripts/calendar';
import { on } from '../kernel/query/invalidation';
import { query } from '../kernel/query/query';
import { request } from '../kernel/request';
import { tellsOf } from '../kernel/rowNews';
import { serverEventReceived } from '../kernel/signals';

/** Fact: something was scheduled, moved, taken back or done here. */
export const scheduleChanged = createAction('calendar/changed');

/** What the calendar shows of: their titles, and whether they are there; and who scheduled them. */
const shown = ['calendar', 'news', 'newsletter', 'screen', 'film', 'reels', 'staff'] as const;

interface OfMonth {
  /** YYYY-MM; empty for the one that it is on the server's clock. */
  readonly month: string;
}

/** What was published and sent in a month, and what will be. */
export const calendar = query({
  name: 'calendar',
  keyOf: ({ month }: OfMonth) => month,
  ask: ({ month }) => request('calendar.list', month === '' ? {} : { month }),
  dataOf: (told: CalendarMonth) => told,
  invalidatedBy: [
    on(scheduleChanged),
    on(serverEventReceived, (event) => shown.some((entity) => tellsOf(event, entity))),
  ],
});
