import { wholeNewsletters } from '../../entities/wholeNewsletters';
import { newsletterCopyReducer, newsletterCopySaga } from '../../workflows/newsletterCopy';
import { newsletterDetail } from '../../workflows/newsletterDetail';
import { newsletterList } from '../../workflows/newsletterList';

/** Newsletters; what is typed in them, `newsletterDetail`, stands with the other drafts. */
export const reducers = {
  newsletterCopy: newsletterCopyReducer,
  newsletterList: newsletterList.reducer,
  wholeNewsletters: wholeNewsletters.reducer,
};

export const workflows = {
  wholeNewsletters: wholeNewsletters.saga,
  newsletterList: newsletterList.saga,
  newsletterDetail: newsletterDetail.saga,
  newsletterCopy: newsletterCopySaga,
};
