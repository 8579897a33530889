import type { PayloadAction } from '@reduxjs/toolkit';
import type { Resume } from '../../../../contract/entities/resume';
import type { Refusal } from '../../../../contract/refusal';
import { fileSlotSteps, mayTryAgain } from '../../../kernel/fileSlot/steps';
import { machine } from '../../../kernel/machine';
import type { Change, Former, OfTalent, ResumeState, Trouble } from './state';

const { move, stay } = machine<ResumeState>();

/** Nothing is under way, to be undone or to be tried again. */
export const atRest = { status: 'idle', former: null, trouble: null } as const;

type Of<T> = PayloadAction<OfTalent & T>;

/** What becomes of a talent's resume by each message. */
export const steps = {
  ...fileSlotSteps<ResumeState, OfTalent>()({
    takes: ['idle'],
    waits: ['uploading', 'changing'],
    carry: () => ({}),
    cancelled: ['idle', () => atRest],
    fileRefused: ['idle', (state, { refusal }) => ({ ...state, trouble: { refusal, again: null } })],
  }),

  /** The newest press counts, also while an older one is on its way. */
  switched: stay(['idle', 'changing'], (state, { payload: { online } }: Of<{ online: boolean }>) =>
    state.status === 'changing' && state.change.kind === 'switch'
      ? { ...state, change: { kind: 'switch', online } }
      : state,
  ),
  removeRequested: stay(['idle'], (state, _action: Of<unknown>) => state),
  undone: stay(['idle'], (state, _action: Of<unknown>) => state),
  retried: stay(['idle'], (state, _action: Of<unknown>) => state),
  noticeDismissed: stay(['idle'], (_state, _action: Of<unknown>) => atRest),

  uploaded: move(
    ['uploading'],
    ['changing'],
    (_state, { payload: { before, resume } }: Of<{ before: Resume; resume: Resume }>) => ({
      status: 'changing',
      before,
      change: { kind: 'keep', resume },
    }),
  ),
  changeStarted: move(
    ['idle'],
    ['changing'],
    (_state, { payload: { before, change } }: Of<{ before: Resume; change: Change }>) => ({
      status: 'changing',
      before,
      change,
    }),
  ),
  changed: move(
    ['changing'],
    ['idle'],
    ({ before, change }, { payload: { successor } }: Of<{ successor: string }>) => {
      const former = formerOf(before, change, successor);
      return former ? { ...atRest, former } : atRest;
    },
  ),
  refused: move(
    ['uploading', 'changing'],
    ['idle'],
    (state, { payload: { refusal } }: Of<{ refusal: Refusal }>) => ({
      ...atRest,
      trouble: { refusal, again: mayTryAgain(refusal) ? againOf(state) : null },
    }),
  ),
};

function formerOf(before: Resume, change: Change, successor: string): Former | null {
  const fate = fateIn(change);
  const isAsBefore = change.kind === 'switch' && change.online === (before.online ?? true);
  return before.fileName === '' || fate === null || isAsBefore ? null : { resume: before, fate, successor };
}

function fateIn(change: Change): Former['fate'] | null {
  switch (change.kind) {
    case 'keep':
      return 'replaced';
    case 'switch':
      return change.online ? 'switchedOn' : 'switchedOff';
    case 'remove':
      return 'removed';
    case 'restore':
      return null;
  }
}

const againOf = (state: Extract<ResumeState, { status: 'uploading' | 'changing' }>): Trouble['again'] =>
  state.status === 'changing' ? state.change : { kind: 'upload', file: state.file };
