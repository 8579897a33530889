import { staffScripts } from '../../../contract/scripts/staff';
import { closingWithPage, overlay } from '../../workflows/office/overlay';
import { staffChangesReducer, staffChangesSaga } from '../../workflows/staff/staffChanges';
import {
  selectStaffInvitation,
  staffInvitationIntents,
  staffInvitationReducer,
  staffInvitationSaga,
} from '../../workflows/staff/staffInvitation';
import {
  selectStaffLink,
  staffLinkIntents,
  staffLinkReducer,
  staffLinkSaga,
} from '../../workflows/staff/staffLink';
import { staffList } from '../../workflows/staff/staffList';
import {
  selectStaffParting,
  staffPartingIntents,
  staffPartingReducer,
  staffPartingSaga,
} from '../../workflows/staff/staffParting';
import { staffSeenSaga } from '../../workflows/staff/staffSeen';

/** What administrators do with the accounts of their agency. */
export const reducers = {
  staffChanges: staffChangesReducer,
  staffInvitation: staffInvitationReducer,
  staffLink: staffLinkReducer,
  staffList: staffList.reducer,
  staffParting: staffPartingReducer,
};

export const workflows = {
  staffList: staffList.saga,
  staffSeen: staffSeenSaga,
  staffInvitation: staffInvitationSaga,
  staffLink: staffLinkSaga,
  staffChanges: staffChangesSaga,
  staffParting: staffPartingSaga,
  staffOverlays: closingWithPage([
    overlay(selectStaffInvitation, ['editing', 'refused'], staffInvitationIntents.closed),
    overlay(selectStaffLink, ['mailed', 'shown', 'refused'], staffLinkIntents.closed),
    overlay(selectStaffParting, ['asking', 'refused', 'told'], staffPartingIntents.closed),
  ]),
};

export const scripts = staffScripts;
