import { selectHasUnsaved } from '../workflows/autoSave';
import { selectIsTextUnsaved } from '../workflows/longText';
import { newsDetail } from '../workflows/newsDetail';
import { newsletterDetail } from '../workflows/newsletterDetail';
import { newsPicture } from '../workflows/newsPicture';
import { selectIsChangingReels } from '../workflows/reelChanges';
import { screenDetail } from '../workflows/screenDetail';
import { selectIsSending } from '../workflows/uploads';

/** True, each, while closing the page would lose something: it asks first. */
export const atWork = [
  selectIsSending,
  selectHasUnsaved,
  selectIsTextUnsaved,
  newsDetail.selectIsUnsaved,
  newsletterDetail.selectIsUnsaved,
  newsPicture.selectIsUploading,
  screenDetail.selectIsUnsaved,
  selectIsChangingReels,
] as const;
