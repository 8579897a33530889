import { reelContents } from '../../entities/reelContents';
import { reelPreviewReducer, reelPreviewSaga } from '../../workflows/reels/reelPreview';
import { specialPanel, specialReelsSaga } from '../../workflows/reels/specialReels';

/** Special reels; how films are chosen for them and how they are named comes with the kit of the talent page. */
export const reducers = {
  reelContents: reelContents.reducer,
  reelPreview: reelPreviewReducer,
  specialPanel: specialPanel.reducer,
};

export const workflows = {
  reelContents: reelContents.saga,
  specialPanel: specialPanel.saga,
  specialReels: specialReelsSaga,
  reelPreview: reelPreviewSaga,
};
