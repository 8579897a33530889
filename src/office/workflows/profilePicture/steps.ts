import type { PayloadAction } from '@reduxjs/toolkit';
import type { Refusal } from '../../../contract/refusal';
import type { OfTalent } from '../../kernel/byTalent';
import { machine } from '../../kernel/machine';
import type { KeptFile } from '../../kernel/world';
import type { Again, ProfilePictureState } from './state';

const { move, stay } = machine<ProfilePictureState>();

const resting = ['idle', 'refused'] as const;
const open = [...resting, 'choosing'] as const;

type Of<T> = PayloadAction<OfTalent & T>;

/** What a talent's profile picture becomes by each message. */
export const steps = {
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
  /** A file was dropped or picked; without one, the picker was left empty. */
  fileChosen: stay([...open, 'saving'], (state, _action: Of<{ file: KeptFile | null }>) => state),
  undone: stay(['idle'], (state, _action: Of<unknown>) => state),
  retried: stay(['refused'], (state, _action: Of<unknown>) => state),
  cancelled: move(['uploading'], ['idle'], (_state, _action: Of<unknown>) => idle()),
  dismissed: move(resting, ['idle'], (_state, _action: Of<unknown>) => idle()),

  fileRefused: move(open, ['refused'], (_state, { payload: { refusal } }: Of<{ refusal: Refusal }>) => ({
    status: 'refused',
    refusal,
    again: null,
  })),
  uploadStarted: move(open, ['uploading'], (_state, { payload: { file } }: Of<{ file: KeptFile }>) => ({
    status: 'uploading',
    file,
    sent: 0,
  })),
  moved: stay(['uploading'], (state, { payload: { sent } }: Of<{ sent: number }>) => ({ ...state, sent })),
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
  saved: move(['saving'], ['idle'], (_state, { payload: { former } }: Of<{ former: string | null }>) =>
    idle(former),
  ),
  refused: move(
    ['uploading', 'saving'],
    ['refused'],
    (state, { payload: { refusal } }: Of<{ refusal: Refusal }>) => ({
      status: 'refused',
      refusal,
      again: againOf(state, refusal),
    }),
  ),
};

const idle = (former: string | null = null) => ({ status: 'idle' as const, former });

/** What was not valid is not so the next time either. */
function againOf(
  state: Extract<ProfilePictureState, { status: 'uploading' | 'saving' }>,
  refusal: Refusal,
): Again | null {
  if (refusal.kind === 'invalid') return null;
  return state.status === 'saving'
    ? { kind: 'save', picture: state.picture }
    : { kind: 'upload', file: state.file };
}
