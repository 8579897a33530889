import type { PayloadAction } from '@reduxjs/toolkit';
import type { Resume } from '../../../contract/entities/resume';
import type { Refusal } from '../../../contract/refusal';
import { fileSlotSteps, mayTryAgain } from '../../kernel/fileSlot/steps';
import { machine } from '../../kernel/machine';
import type { Change, Former, OfTalent, ResumeState, Trouble } from './state';

const { move, stay } = machine<ResumeState>();

const ready = (
  resume: Resume,
  { former = null, trouble = null }: { former?: Former | null; trouble?: Trouble | null } = {},
) => ({ status: 'ready' as const, resume, former, trouble });

type Of<T> = PayloadAction<OfTalent & T>;

/** What a talent's resume becomes by each message. */
export const steps = {
  ...fileSlotSteps<ResumeState, OfTalent>()({
    takes: ['ready'],
    waits: ['changing'],
    carry: ({ resume }) => ({ resume }),
    cancelled: ['ready', ({ resume }) => ready(resume)],
    fileRefused: ['ready', (state, { refusal }) => ({ ...state, trouble: { refusal, again: null } })],
  }),

  loadRequested: move(['failed'], ['loading'], (_state, _action: Of<unknown>) => ({ status: 'loading' })),
  loaded: move(['loading'], ['ready'], (_state, { payload }: Of<{ resume: Resume }>) =>
    ready(payload.resume),
  ),
  loadFailed: move(['loading'], ['failed'], (_state, { payload }: Of<{ refusal: Refusal }>) => ({
    status: 'failed',
    refusal: payload.refusal,
  })),
  /** What the server told anew; what can be undone stays so while the resume is the same. */
  refreshed: stay(['ready'], (state, { payload: { resume } }: Of<{ resume: Resume }>) => ({
    ...state,
    resume,
    former: resume.fileName === state.resume.fileName ? state.former : null,
  })),

  switched: stay(['ready'], (state, _action: Of<{ online: boolean }>) => state),
  removeRequested: stay(['ready'], (state, _action: Of<unknown>) => state),
  undone: stay(['ready'], (state, _action: Of<unknown>) => state),
  retried: stay(['ready'], (state, _action: Of<unknown>) => state),
  noticeDismissed: stay(['ready'], (state, _action: Of<unknown>) => ready(state.resume)),

  uploaded: move(['uploading'], ['changing'], (state, { payload: { resume } }: Of<{ resume: Resume }>) => ({
    status: 'changing',
    resume: state.resume,
    change: { kind: 'keep', resume },
  })),
  changeStarted: move(
    ['ready'],
    ['changing'],
    ({ resume }, { payload: { change } }: Of<{ change: Change }>) => ({
      status: 'changing',
      resume,
      change,
    }),
  ),
  changed: move(
    ['changing'],
    ['ready'],
    ({ resume: before, change }, { payload: { resume } }: Of<{ resume: Resume }>) =>
      ready(resume, { former: formerOf(before, change) }),
  ),
  refused: move(
    ['uploading', 'changing'],
    ['ready'],
    (state, { payload: { refusal } }: Of<{ refusal: Refusal }>) =>
      ready(state.resume, {
        trouble: { refusal, again: mayTryAgain(refusal) ? againOf(state) : null },
      }),
  ),
};

function formerOf(before: Resume, { kind }: Change): Former | null {
  if (before.fileName === '' || kind === 'switch' || kind === 'restore') return null;
  return { resume: before, fate: kind === 'remove' ? 'removed' : 'replaced' };
}

const againOf = (state: Extract<ResumeState, { status: 'uploading' | 'changing' }>): Trouble['again'] =>
  state.status === 'changing' ? state.change : { kind: 'upload', file: state.file };
