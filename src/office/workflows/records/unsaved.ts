import { type Draft, isUnsaved } from '../../kernel/draft/draft';
import { selectIsChangingReels } from '../reels/reelChanges';
import { selectIsThumbnailUploading } from '../films/thumbnails';
import { selectIsDeleting } from '../trash/deletion';
import { selectIsSwitching } from '../trash/undo';
import { DRAFT_SLICES, type DraftSliceName } from './draftSlices';

interface Kept {
  readonly drafts: Readonly<Record<string, Draft>>;
}

/** The agency's settings are not kept over a reload, and come with a kit. */
type Root = Readonly<Record<DraftSliceName, Kept>> & { readonly agencyRecord?: Kept } & Parameters<
    typeof selectIsChangingReels
  >[0] &
  Parameters<typeof selectIsDeleting>[0] &
  Parameters<typeof selectIsThumbnailUploading>[0];

const slices = [...DRAFT_SLICES, 'agencyRecord'] as const;

/** True while something that was typed or changed, on show or left, is not at the server: signing out throws it away. */
export const selectWouldLose = (state: Root): boolean =>
  selectIsChangingReels(state) ||
  selectIsDeleting(state) ||
  selectIsSwitching(state) ||
  selectIsThumbnailUploading(state) ||
  slices.some((slice) => Object.values(state[slice]?.drafts ?? {}).some(isUnsaved));
