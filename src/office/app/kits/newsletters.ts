import { newsletterPageScripts } from '../../../contract/scripts/newsletterPage';
import { wholeNewsletters } from '../../entities/wholeNewsletters';
import { newsletterCopyReducer, newsletterCopySaga } from '../../workflows/newsletters/newsletterCopy';
import { newsletterItemsReducer, newsletterItemsSaga } from '../../workflows/newsletters/newsletterItems';
import { newsletterList } from '../../workflows/newsletters/newsletterList';
import { newsletterPicture } from '../../workflows/newsletters/newsletterPicture';
import {
  newsletterPreviewIntents,
  newsletterPreviewReducer,
  newsletterPreviewSaga,
  selectNewsletterPreview,
} from '../../workflows/newsletters/newsletterPreview';
import { newsletterDetailSaga } from '../../workflows/newsletters/newsletterSaving';
import { closingWithPage, overlay } from '../../workflows/office/overlay';
import {
  selectSendNewsletter,
  sendNewsletterIntents,
  sendNewsletterReducer,
  sendNewsletterSaga,
} from '../../workflows/newsletters/sendNewsletter';
import { sendOnceSavedReducer, sendOnceSavedSaga } from '../../workflows/newsletters/sendOnceSaved';

/** Newsletters; what is typed in them, `newsletterDetail`, stands with the other drafts. */
export const reducers = {
  newsletterCopy: newsletterCopyReducer,
  newsletterItems: newsletterItemsReducer,
  newsletterList: newsletterList.reducer,
  newsletterPicture: newsletterPicture.reducer,
  newsletterPreview: newsletterPreviewReducer,
  sendNewsletter: sendNewsletterReducer,
  sendOnceSaved: sendOnceSavedReducer,
  wholeNewsletters: wholeNewsletters.reducer,
};

export const scripts = newsletterPageScripts;

export const workflows = {
  wholeNewsletters: wholeNewsletters.saga,
  newsletterList: newsletterList.saga,
  newsletterDetail: newsletterDetailSaga,
  newsletterItems: newsletterItemsSaga,
  newsletterPicture: newsletterPicture.saga,
  newsletterPreview: newsletterPreviewSaga,
  newsletterCopy: newsletterCopySaga,
  sendNewsletter: sendNewsletterSaga,
  sendOnceSaved: sendOnceSavedSaga,
  newsletterOverlays: closingWithPage([
    overlay(selectNewsletterPreview, ['composing', 'shown', 'refused'], newsletterPreviewIntents.closed),
    overlay(selectSendNewsletter, ['form', 'success', 'kept'], sendNewsletterIntents.closed),
  ]),
};

export const atWork = [newsletterPicture.selectIsUploading] as const;
