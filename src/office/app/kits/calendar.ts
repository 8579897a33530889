import { calendarScripts } from '../../../contract/scripts/calendar';
import { calendar } from '../../entities/calendar';
import { scheduledRecipients } from '../../entities/scheduledRecipients';
import { calendarPageSaga } from '../../workflows/calendar/calendarPage';
import { closingWithPage, overlay } from '../../workflows/office/overlay';
import { scheduleChangesReducer, scheduleChangesSaga } from '../../workflows/calendar/scheduleChanges';
import { scheduling } from '../../workflows/calendar/scheduling';

export const reducers = {
  calendar: calendar.reducer,
  scheduleChanges: scheduleChangesReducer,
  scheduledRecipients: scheduledRecipients.reducer,
  scheduling: scheduling.reducer,
};

export const scripts = calendarScripts;

export const workflows = {
  calendar: calendar.saga,
  calendarPage: calendarPageSaga,
  scheduleChanges: scheduleChangesSaga,
  scheduledRecipients: scheduledRecipients.saga,
  scheduling: scheduling.saga,
  calendarOverlays: closingWithPage([
    overlay(scheduling.select, ['editing', 'refused', 'doubtful'], scheduling.intents.closed),
  ]),
};
