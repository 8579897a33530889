import { accountScripts } from '../../../contract/scripts/account';
import { devices } from '../../entities/devices';
import {
  accountChangeIntents,
  accountChangeReducer,
  accountChangeSaga,
  selectAccountChange,
} from '../../workflows/account/accountChange';
import { deviceEndsReducer, deviceEndsSaga } from '../../workflows/account/deviceEnds';
import { flushTestReducer, flushTestSaga } from '../../workflows/office/flushTest';
import { closingWithPage, overlay } from '../../workflows/office/overlay';

/** What people do with their own account. */
export const reducers = {
  accountChange: accountChangeReducer,
  deviceEnds: deviceEndsReducer,
  devices: devices.reducer,
  flushTest: flushTestReducer,
};

export const workflows = {
  devices: devices.saga,
  accountChange: accountChangeSaga,
  deviceEnds: deviceEndsSaga,
  flushTest: flushTestSaga,
  profileOverlays: closingWithPage([
    overlay(selectAccountChange, ['editing', 'refused', 'told'], accountChangeIntents.closed),
  ]),
};

export const scripts = accountScripts;
