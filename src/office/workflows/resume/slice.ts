import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { signedIn, signedOut } from '../../entities/session';
import { keyed, without } from '../../kernel/keyed';
import { splitActions } from '../../kernel/splitActions';
import type { OfTalent, ResumesState, ResumeState } from './state';
import { steps } from './steps';

const initialState: ResumesState = {};

/** A resume that is left stays known while something of it is under way, or may be undone or tried again. */
function leave(state: ResumesState, { payload: { talentId } }: PayloadAction<OfTalent>): ResumesState {
  const resume = state[talentId];
  if (!resume || resume.status === 'uploading' || resume.status === 'changing') return state;
  return resume.status === 'ready' && (resume.former ?? resume.trouble) ? state : without(state, talentId);
}

const ofTalent = keyed<ResumeState, OfTalent>(({ talentId }) => talentId);

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
  selectors: {
    selectResumes: (state) => state,
    selectResume: (state, talentId: string): ResumeState | undefined => state[talentId],
    /** True while a resume is on its way: closing the page would stop it. */
    selectIsResumeUploading: (state) => Object.values(state).some(({ status }) => status === 'uploading'),
  },
});

export const { reducer } = slice;
export const { selectResumes, selectResume, selectIsResumeUploading } = slice.selectors;
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
