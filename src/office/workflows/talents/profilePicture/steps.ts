import type { PayloadAction } from '@reduxjs/toolkit';
import type { Refusal } from '../../../../contract/refusal';
import { fileSlotSteps, mayTryAgain } from '../../../kernel/fileSlot/steps';
import { machine } from '../../../kernel/machine';
import type { Again, Former, OfTalent, ProfilePictureState } from './state';

const { move, stay } = machine<ProfilePictureState>();

const resting = ['idle', 'refused'] as const;
const open = [...resting, 'choosing'] as const;

type Of<T> = PayloadAction<OfTalent & T>;

/** What a talent's profile picture becomes by each message. */
export const steps = {
  ...fileSlotSteps<ProfilePictureState, OfTalent>()({
    takes: open,
    waits: ['uploading', 'saving'],
    carry: () => ({}),
    cancelled: ['idle', () => idle()],
    fileRefused: ['refused', (_state, { refusal }) => ({ status: 'refused', refusal, again: null })],
  }),

  chooserOpened: move(resting, ['choosing'], (_state, _action: Of<unknown>) => ({
    status: 'choosing',
    filmId: null,
  })),
  chooserClosed: move(['choosing'], ['idle'], (_state, _action: Of<unknown>) => idle()),
  filmOpened: stay(['choosing'], (state, { payload: { filmId } }: Of<{ filmId: string | null }>) => ({
    ...state,
    filmId,
  })),
  /** A picture of the agency's films, or empty for none. */
  chosen: stay(open, (state, _action: Of<{ picture: string }>) => state),
  undone: stay(['idle'], (state, _action: Of<unknown>) => state),
  retried: stay(['refused'], (state, _action: Of<unknown>) => state),
  dismissed: move(resting, ['idle'], (_state, _action: Of<unknown>) => idle()),

  uploaded: move(['uploading'], ['saving'], (_state, { payload: { picture } }: Of<{ picture: string }>) => ({
    status: 'saving',
    picture,
  })),
  saveStarted: move(open, ['saving'], (_state, { payload: { picture } }: Of<{ picture: string }>) => ({
    status: 'saving',
    picture,
  })),
  /** The picture that was chosen is the one that is shown already. */
  unchanged: move(open, ['idle'], (_state, _action: Of<unknown>) => idle()),
  saved: move(['saving'], ['idle'], (_state, { payload: { former } }: Of<{ former: Former | null }>) =>
    idle(former),
  ),
  refused: move(
    ['uploading', 'saving'],
    ['refused'],
    (state, { payload: { refusal } }: Of<{ refusal: Refusal }>) => ({
      status: 'refused',
      refusal,
      again: mayTryAgain(refusal) ? againOf(state) : null,
    }),
  ),
};

const idle = (former: Former | null = null) => ({ status: 'idle' as const, former });

const againOf = (state: Extract<ProfilePictureState, { status: 'uploading' | 'saving' }>): Again =>
  state.status === 'saving' ? { kind: 'save', picture: state.picture } : { kind: 'upload', file: state.file };
