import { wholeNewsletters } from '../../entities/wholeNewsletters';
import { newsletterCopyReducer, newsletterCopySaga } from '../../workflows/newsletterCopy';
import { newsletterDetail } from '../../workflows/newsletterDetail';
import { newsletterItemsReducer, newsletterItemsSaga } from '../../workflows/newsletterItems';
import { newsletterList } from '../../workflows/newsletterList';
import { newsletterPicture } from '../../workflows/newsletterPicture';

/** Newsletters; what is typed in them, `newsletterDetail`, stands with the other drafts. */
export const reducers = {
  newsletterCopy: newsletterCopyReducer,
  newsletterItems: newsletterItemsReducer,
  newsletterList: newsletterList.reducer,
  newsletterPicture: newsletterPicture.reducer,
  wholeNewsletters: wholeNewsletters.reducer,
};

export const workflows = {
  wholeNewsletters: wholeNewsletters.saga,
  newsletterList: newsletterList.saga,
  newsletterDetail: newsletterDetail.saga,
  newsletterItems: newsletterItemsSaga,
  newsletterPicture: newsletterPicture.saga,
  newsletterCopy: newsletterCopySaga,
};

export const atWork = [newsletterPicture.selectIsUploading] as const;
