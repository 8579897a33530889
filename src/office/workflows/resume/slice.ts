import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { signedIn, signedOut } from '../../entities/session';
import { ofTalent, type OfTalent, withoutTalent } from '../../kernel/byTalent';
import { splitActions } from '../../kernel/splitActions';
import type { ResumesState } from './state';
import { steps } from './steps';

const initialState: ResumesState = {};

/** A resume that is left stays known while something of it is under way, or may be undone or tried again. */
function leave(state: ResumesState, { payload: { talentId } }: PayloadAction<OfTalent>): ResumesState {
  const resume = state[talentId];
  if (!resume || resume.status === 'uploading' || resume.status === 'changing') return state;
  return resume.status === 'ready' && (resume.former ?? resume.trouble)
    ? state
    : withoutTalent(state, talentId);
}

const slice = createSlice({
  name: 'resume',
  initialState,
  reducers: {
    opened: (state, { payload: { talentId } }: PayloadAction<OfTalent>) =>
      state[talentId] ? state : { ...state, [talentId]: { status: 'loading' as const } },
    closed: leave,
    loadRequested: ofTalent(steps.loadRequested),
    fileChosen: ofTalent(steps.fileChosen),
    cancelled: ofTalent(steps.cancelled),
    switched: ofTalent(steps.switched),
    removeRequested: ofTalent(steps.removeRequested),
    undone: ofTalent(steps.undone),
    retried: ofTalent(steps.retried),
    noticeDismissed: ofTalent(steps.noticeDismissed),

    loaded: ofTalent(steps.loaded),
    loadFailed: ofTalent(steps.loadFailed),
    refreshed: ofTalent(steps.refreshed),
    fileRefused: ofTalent(steps.fileRefused),
    uploadStarted: ofTalent(steps.uploadStarted),
    moved: ofTalent(steps.moved),
    uploaded: ofTalent(steps.uploaded),
    changeStarted: ofTalent(steps.changeStarted),
    changed: ofTalent(steps.changed),
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
  'loadRequested',
  'fileChosen',
  'cancelled',
  'switched',
  'removeRequested',
  'undone',
  'retried',
  'noticeDismissed',
);
