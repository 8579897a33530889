import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { signedIn, signedOut } from '../../entities/session';
import { ofTalent, type OfTalent, withoutTalent } from '../../kernel/byTalent';
import { splitActions } from '../../kernel/splitActions';
import type { ProfilePicturesState } from './state';
import { steps } from './steps';

const initialState: ProfilePicturesState = {};

/** A picture that is left stays known while it is under way, or may be undone or tried again. */
function leave(
  state: ProfilePicturesState,
  { payload: { talentId } }: PayloadAction<OfTalent>,
): ProfilePicturesState {
  const picture = state[talentId];
  const isOver = picture?.status === 'choosing' || (picture?.status === 'idle' && picture.former === null);
  return isOver ? withoutTalent(state, talentId) : state;
}

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
});

export const { reducer } = slice;
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
