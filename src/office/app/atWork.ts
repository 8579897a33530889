import { selectHasUnsaved } from '../workflows/records/autoSave';
import { selectIsTextUnsaved } from '../workflows/records/longText';
import { newsDetail } from '../workflows/news/newsDetail';
import { newsletterDetail } from '../workflows/newsletters/newsletterDetail';
import { selectIsChangingReels } from '../workflows/reels/reelChanges';
import { screenDetail } from '../workflows/homeScreens/screenDetail';
import { selectIsThumbnailUploading } from '../workflows/films/thumbnails';
import { selectIsSending } from '../workflows/films/uploads';
import { selectIsDeleting } from '../workflows/trash/deletion';
import { selectIsSwitching } from '../workflows/trash/undo';

/** True, each, while closing the page would lose something: it asks first. */
export const atWork = [
  selectIsSending,
  selectHasUnsaved,
  selectIsTextUnsaved,
  newsDetail.selectIsUnsaved,
  newsletterDetail.selectIsUnsaved,
  screenDetail.selectIsUnsaved,
  selectIsChangingReels,
  selectIsDeleting,
  selectIsSwitching,
  selectIsThumbnailUploading,
] as const;
