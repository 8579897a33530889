import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Talent } from '../../../../contract/entities/talent';
import { signedIn, signedOut } from '../../../entities/session';
import { selectTalent } from '../../../entities/talents';
import { keyed, without } from '../../../kernel/keyed';
import { splitActions } from '../../../kernel/splitActions';
import type { OfTalent, ProfilePicturesState, ProfilePictureState } from './state';
import { steps } from './steps';

const initialState: ProfilePicturesState = {};

/** A picture that is left stays known while it is under way, or may be undone or tried again. */
function leave(
  state: ProfilePicturesState,
  { payload: { talentId } }: PayloadAction<OfTalent>,
): ProfilePicturesState {
  const picture = state[talentId];
  const isOver = picture?.status === 'choosing' || (picture?.status === 'idle' && picture.former === null);
  return isOver ? without(state, talentId) : state;
}

const ofTalent = keyed<ProfilePictureState, OfTalent>(({ talentId }) => talentId);

const slice = createSlice({
  name: 'profilePicture',
  initialState,
  reducers: {
    opened: (state, { payload: { talentId } }: PayloadAction<OfTalent>) =>
      state[talentId] ? state : { ...state, [talentId]: { status: 'idle' as const, former: null } },
    closed: leave,
    chooserOpened: ofTalent(steps.chooserOpened),
    chooserClosed: ofTalent(steps.chooserClosed),
    filmOpened: ofTalent(steps.filmOpened),
    chosen: ofTalent(steps.chosen),
    fileChosen: ofTalent(steps.fileChosen),
    cancelled: ofTalent(steps.cancelled),
    undone: ofTalent(steps.undone),
    retried: ofTalent(steps.retried),
    dismissed: ofTalent(steps.dismissed),

    fileRefused: ofTalent(steps.fileRefused),
    uploadStarted: ofTalent(steps.uploadStarted),
    moved: ofTalent(steps.moved),
    uploaded: ofTalent(steps.uploaded),
    saveStarted: ofTalent(steps.saveStarted),
    unchanged: ofTalent(steps.unchanged),
    saved: ofTalent(steps.saved),
    refused: ofTalent(steps.refused),
  },
  extraReducers: (builder) =>
    builder.addCase(signedIn, () => initialState).addCase(signedOut, () => initialState),
  selectors: {
    selectProfilePicture: (state, talentId: string): ProfilePictureState | undefined => state[talentId],
    /** The picture that a talent's page shows: one that was chosen just now is shown before it is saved. */
    selectShownPicture(state, { talentId, profilePicture }: Talent): string {
      const mine = state[talentId];
      return mine?.status === 'saving' ? mine.picture : profilePicture;
    },
    /** True while a picture is on its way: closing the page would stop it. */
    selectIsPictureUploading: (state) => Object.values(state).some(({ status }) => status === 'uploading'),
  },
});

export const { reducer } = slice;
export const { selectProfilePicture, selectShownPicture, selectIsPictureUploading } = slice.selectors;
export const { intents, facts } = splitActions(
  slice.actions,
  'opened',
  'closed',
  'chooserOpened',
  'chooserClosed',
  'filmOpened',
  'chosen',
  'fileChosen',
  'cancelled',
  'undone',
  'retried',
  'dismissed',
);

type Root = Parameters<typeof selectProfilePicture>[0] & Parameters<typeof selectTalent>[0];

/** The picture that may be put back: none once a colleague chose another since. */
export function selectFormerPicture(state: Root, talentId: string): string | null {
  const mine = selectProfilePicture(state, talentId);
  const former = mine?.status === 'idle' ? mine.former : null;
  return former && selectTalent(state, talentId)?.profilePicture === former.successor ? former.picture : null;
}
