import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { selectKnownResume } from '../../../entities/resumes';
import { type Keyed, keyed } from '../../../kernel/keyed';
import { splitActions } from '../../../kernel/splitActions';
import type { Former, OfTalent, ResumeState } from './state';
import { atRest, steps } from './steps';

const ofTalent = keyed<ResumeState, OfTalent>(({ talentId }) => talentId, atRest);

const slice = createSlice({
  name: 'resume',
  initialState: {} as Keyed<ResumeState>,
  reducers: {
    /** A talent's resume is on show; it is no longer. */
    opened: (states, _action: PayloadAction<OfTalent>) => states,
    closed: (states, _action: PayloadAction<OfTalent>) => states,
    fileChosen: ofTalent(steps.fileChosen),
    cancelled: ofTalent(steps.cancelled),
    switched: ofTalent(steps.switched),
    removeRequested: ofTalent(steps.removeRequested),
    undone: ofTalent(steps.undone),
    retried: ofTalent(steps.retried),
    noticeDismissed: ofTalent(steps.noticeDismissed),

    fileRefused: ofTalent(steps.fileRefused),
    uploadStarted: ofTalent(steps.uploadStarted),
    moved: ofTalent(steps.moved),
    uploaded: ofTalent(steps.uploaded),
    changeStarted: ofTalent(steps.changeStarted),
    changed: ofTalent(steps.changed),
    refused: ofTalent(steps.refused),
  },
  selectors: {
    selectResume: (states, talentId: string): ResumeState => states[talentId] ?? atRest,
    /** True while a resume is on its way: closing the page would stop it. */
    selectIsResumeUploading: (states) => Object.values(states).some(({ status }) => status === 'uploading'),
  },
});

export const { reducer } = slice;
export const { selectResume, selectIsResumeUploading } = slice.selectors;
export const { intents, facts } = splitActions(
  slice.actions,
  'opened',
  'closed',
  'fileChosen',
  'cancelled',
  'switched',
  'removeRequested',
  'undone',
  'retried',
  'noticeDismissed',
);

type Root = Parameters<typeof selectResume>[0] & Parameters<typeof selectKnownResume>[0];

/** What may be put back: not once a colleague made something else of what came after it. */
export function selectFormerResume(state: Root, talentId: string): Former | null {
  const resume = selectResume(state, talentId);
  const former = resume.status === 'idle' ? resume.former : null;
  return former && selectKnownResume(state, talentId)?.fileName === former.successor ? former : null;
}
