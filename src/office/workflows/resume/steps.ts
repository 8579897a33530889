import type { PayloadAction } from '@reduxjs/toolkit';
import type { Resume } from '../../../contract/entities/resume';
import type { Refusal } from '../../../contract/refusal';
import type { OfTalent } from '../../kernel/byTalent';
import { machine } from '../../kernel/machine';
import type { KeptFile } from '../../kernel/world';
import type { Change, Former, ResumeState, Trouble } from './state';

const { move, stay } = machine<ResumeState>();

const ready = (
  resume: Resume,
  { former = null, trouble = null }: { former?: Former | null; trouble?: Trouble | null } = {},
) => ({ status: 'ready' as const, resume, former, trouble });

type Of<T> = PayloadAction<OfTalent & T>;

/** What a talent's resume becomes by each message. */
export const steps = {
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

  /** A file was dropped or picked; without one, the picker was left empty. */
  fileChosen: stay(['ready', 'changing'], (state, _action: Of<{ file: KeptFile | null }>) => state),
  switched: stay(['ready'], (state, _action: Of<{ online: boolean }>) => state),
  removeRequested: stay(['ready'], (state, _action: Of<unknown>) => state),
  undone: stay(['ready'], (state, _action: Of<unknown>) => state),
  retried: stay(['ready'], (state, _action: Of<unknown>) => state),
  noticeDismissed: stay(['ready'], (state, _action: Of<unknown>) => ready(state.resume)),

  fileRefused: stay(['ready'], (state, { payload: { refusal } }: Of<{ refusal: Refusal }>) => ({
    ...state,
    trouble: { refusal, again: null },
  })),
  uploadStarted: move(
    ['ready'],
    ['uploading'],
    ({ resume }, { payload: { file } }: Of<{ file: KeptFile }>) => ({
      status: 'uploading',
      resume,
      file,
      sent: 0,
    }),
  ),
  moved: stay(['uploading'], (state, { payload: { sent } }: Of<{ sent: number }>) => ({ ...state, sent })),
  cancelled: move(['uploading'], ['ready'], ({ resume }, _action: Of<unknown>) => ready(resume)),
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
        trouble: { refusal, again: againOf(state, refusal) },
      }),
  ),
};

function formerOf(before: Resume, { kind }: Change): Former | null {
  if (before.fileName === '' || kind === 'switch' || kind === 'restore') return null;
  return { resume: before, fate: kind === 'remove' ? 'removed' : 'replaced' };
}

/** What was not valid is not so the next time either. */
function againOf(
  state: Extract<ResumeState, { status: 'uploading' | 'changing' }>,
  refusal: Refusal,
): Trouble['again'] {
  if (refusal.kind === 'invalid') return null;
  return state.status === 'changing' ? state.change : { kind: 'upload', file: state.file };
}
