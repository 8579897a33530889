import { selectIsChoosing } from '../workflows/agentChoice';
import { selectHasUnsaved } from '../workflows/autoSave';
import { selectIsTextUnsaved } from '../workflows/longText';
import { newFilmPicture } from '../workflows/newFilmPicture';
import { newsDetail } from '../workflows/newsDetail';
import { newsPicture } from '../workflows/newsPicture';
import { selectIsPictureUploading } from '../workflows/profilePicture';
import { selectIsChangingReels } from '../workflows/reelChanges';
import { selectIsResumeUploading } from '../workflows/resume';
import { screenDetail } from '../workflows/screenDetail';
import { screenPicture } from '../workflows/screenPicture';
import { selectIsSending } from '../workflows/uploads';

const atWork = [
  selectIsSending,
  selectHasUnsaved,
  selectIsTextUnsaved,
  selectIsChoosing,
  selectIsResumeUploading,
  selectIsPictureUploading,
  newsDetail.selectIsUnsaved,
  newsPicture.selectIsUploading,
  newFilmPicture.selectIsUploading,
  screenDetail.selectIsUnsaved,
  screenPicture.selectIsUploading,
  selectIsChangingReels,
] as const;

type WorkRoot = Parameters<typeof selectIsSending>[0] &
  Parameters<typeof selectHasUnsaved>[0] &
  Parameters<typeof selectIsTextUnsaved>[0] &
  Parameters<typeof selectIsChoosing>[0] &
  Parameters<typeof selectIsResumeUploading>[0] &
  Parameters<typeof selectIsPictureUploading>[0] &
  Parameters<typeof newsDetail.selectIsUnsaved>[0] &
  Parameters<typeof newsPicture.selectIsUploading>[0] &
  Parameters<typeof newFilmPicture.selectIsUploading>[0] &
  Parameters<typeof screenDetail.selectIsUnsaved>[0] &
  Parameters<typeof screenPicture.selectIsUploading>[0] &
  Parameters<typeof selectIsChangingReels>[0];

/** True while closing the page would lose something: it asks first. */
export const selectIsAtWork = (state: WorkRoot) => atWork.some((select) => select(state));
