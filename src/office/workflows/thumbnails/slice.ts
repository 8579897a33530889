import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Refusal } from '../../../contract/refusal';
import { machine } from '../../kernel/machine';
import type { KeptFile } from '../../kernel/world';
import { splitActions } from '../../kernel/splitActions';
import type { ThumbnailChoice, ThumbnailsState } from './state';

const { move, stay } = machine<ThumbnailsState>();

const resting = ['idle', 'saved', 'refused'] as const;
const idleState: ThumbnailsState = { status: 'idle' };

/** What was chosen for another film meanwhile is sent next. */
const next = (state: ThumbnailsState) =>
  state.status === 'choosing' && state.next
    ? { status: 'choosing' as const, ...state.next, next: null }
    : undefined;

const slice = createSlice({
  name: 'thumbnails',
  initialState: idleState as ThumbnailsState,
  reducers: {
    chosen: move(
      [...resting, 'choosing'],
      ['choosing'],
      (state, { payload }: PayloadAction<ThumbnailChoice>) =>
        state.status === 'choosing'
          ? { ...state, next: payload }
          : { status: 'choosing', ...payload, next: null },
    ),
    /** A picture was dropped or picked for a film; without one, the picker was left empty. */
    fileChosen: stay(
      [...resting, 'choosing', 'uploading'],
      (state, _action: PayloadAction<{ filmId: string; file: KeptFile | null }>) => state,
    ),
    cancelled: move(['uploading'], ['idle'], () => ({ status: 'idle' })),
    dismissed: move(['refused'], ['idle'], () => ({ status: 'idle' })),

    fileRefused: move(
      resting,
      ['refused'],
      (_state, { payload }: PayloadAction<{ filmId: string; refusal: Refusal }>) => ({
        status: 'refused',
        ...payload,
      }),
    ),
    uploadStarted: move(
      resting,
      ['uploading'],
      (_state, { payload }: PayloadAction<{ filmId: string; file: KeptFile }>) => ({
        status: 'uploading',
        sent: 0,
        ...payload,
      }),
    ),
    moved: stay(['uploading'], (state, { payload: sent }: PayloadAction<number>) => ({ ...state, sent })),
    nextTaken: stay(['choosing'], (state) => next(state) ?? state),
    saved: move(
      ['choosing', 'uploading'],
      ['saved', 'choosing'],
      (state, { payload }: PayloadAction<ThumbnailChoice>) => next(state) ?? { status: 'saved', ...payload },
    ),
    refused: move(
      ['choosing', 'uploading'],
      ['refused', 'choosing'],
      (state, { payload: refusal }: PayloadAction<Refusal>) =>
        next(state) ?? { status: 'refused', filmId: state.filmId, refusal },
    ),
    markFaded: move(['saved'], ['idle'], () => ({ status: 'idle' })),
  },
});

export const { reducer, caseReducers } = slice;
export const { intents, facts } = splitActions(
  slice.actions,
  'chosen',
  'fileChosen',
  'cancelled',
  'dismissed',
);
