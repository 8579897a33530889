import { calendarScripts } from '../../../contract/scripts/calendar';
import { calendar } from '../../entities/calendar';
import { scheduledRecipients } from '../../entities/scheduledRecipients';
import { calendarPageSaga } from '../../workflows/calendarPage';
import { closingWithPage, overlay } from '../../workflows/overlay';
import { scheduleChangesReducer, scheduleChangesSaga } from '../../workflows/scheduleChanges';
import { scheduling } from '../../workflows/scheduling';

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
