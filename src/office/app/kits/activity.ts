import { activityScripts } from '../../../contract/scripts/activity';
import { activity } from '../../entities/activity';
import {
  activityExportIntents,
  activityExportReducer,
  activityExportSaga,
  selectActivityExport,
} from '../../workflows/activityExport';
import { activityPageSaga } from '../../workflows/activityPage';
import {
  activityPutBackIntents,
  activityPutBackReducer,
  activityPutBackSaga,
  selectActivityPutBack,
} from '../../workflows/activityPutBack';
import { closingWithPage, overlay } from '../../workflows/overlay';

/** What was done in the agency, for administrators. */
export const reducers = {
  activity: activity.reducer,
  activityExport: activityExportReducer,
  activityPutBack: activityPutBackReducer,
};

export const workflows = {
  activity: activity.saga,
  activityPage: activityPageSaga,
  activityExport: activityExportSaga,
  activityPutBack: activityPutBackSaga,
  activityOverlays: closingWithPage([
    overlay(selectActivityPutBack, ['asking', 'refused', 'told'], activityPutBackIntents.closed),
    overlay(selectActivityExport, ['saved', 'refused'], activityExportIntents.closed),
  ]),
};

export const scripts = activityScripts;
