import { activityScripts } from '../../../contract/scripts/activity';
import { activity } from '../../entities/activity';
import { activityExport } from '../../workflows/activity/activityExport';
import { activityPageSaga } from '../../workflows/activity/activityPage';
import {
  activityPutBackIntents,
  activityPutBackReducer,
  activityPutBackSaga,
  selectActivityPutBack,
} from '../../workflows/activity/activityPutBack';
import { closingWithPage, overlay } from '../../workflows/office/overlay';

/** What was done in the agency, for administrators. */
export const reducers = {
  activity: activity.reducer,
  activityExport: activityExport.reducer,
  activityPutBack: activityPutBackReducer,
};

export const workflows = {
  activity: activity.saga,
  activityPage: activityPageSaga,
  activityExport: activityExport.saga,
  activityPutBack: activityPutBackSaga,
  activityOverlays: closingWithPage([
    overlay(selectActivityPutBack, ['asking', 'refused', 'told'], activityPutBackIntents.closed),
    overlay(activityExport.select, ['saved', 'refused'], activityExport.intents.closed),
  ]),
};

export const scripts = activityScripts;
