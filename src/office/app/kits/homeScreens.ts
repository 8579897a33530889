import { closingWithPage, overlay } from '../../workflows/office/overlay';
import { screenHoldReducer } from '../../workflows/homeScreens/screenHold';
import { screenList } from '../../workflows/homeScreens/screenList';
import { screenOrder } from '../../workflows/homeScreens/screenOrder';
import { screenPicture } from '../../workflows/homeScreens/screenPicture';
import {
  screenPreviewIntents,
  screenPreviewReducer,
  selectScreenPreview,
} from '../../workflows/homeScreens/screenPreview';
import { screenSwitches } from '../../workflows/homeScreens/screenSwitches';

export const reducers = {
  screenHold: screenHoldReducer,
  screenList: screenList.reducer,
  screenOrder: screenOrder.reducer,
  screenPicture: screenPicture.reducer,
  screenPreview: screenPreviewReducer,
  screenSwitches: screenSwitches.reducer,
};

export const workflows = {
  screenList: screenList.saga,
  screenSwitches: screenSwitches.saga,
  screenOrder: screenOrder.saga,
  screenPicture: screenPicture.saga,
  screenOverlays: closingWithPage([overlay(selectScreenPreview, ['open'], screenPreviewIntents.closed)]),
};

export const atWork = [screenPicture.selectIsUploading] as const;
