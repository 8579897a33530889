import { closingWithPage, overlay } from '../../workflows/overlay';
import { screenHoldReducer } from '../../workflows/screenHold';
import { screenList } from '../../workflows/screenList';
import { screenOrderReducer, screenOrderSaga } from '../../workflows/screenOrder';
import { screenPicture } from '../../workflows/screenPicture';
import {
  screenPreviewIntents,
  screenPreviewReducer,
  selectScreenPreview,
} from '../../workflows/screenPreview';
import { screenSwitches } from '../../workflows/screenSwitches';

export const reducers = {
  screenHold: screenHoldReducer,
  screenList: screenList.reducer,
  screenOrder: screenOrderReducer,
  screenPicture: screenPicture.reducer,
  screenPreview: screenPreviewReducer,
  screenSwitches: screenSwitches.reducer,
};

export const workflows = {
  screenList: screenList.saga,
  screenSwitches: screenSwitches.saga,
  screenOrder: screenOrderSaga,
  screenPicture: screenPicture.saga,
  screenOverlays: closingWithPage([overlay(selectScreenPreview, ['open'], screenPreviewIntents.closed)]),
};

export const atWork = [screenPicture.selectIsUploading] as const;
