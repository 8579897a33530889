import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Refusal } from '../../../../contract/refusal';
import { fileSlotSteps } from '../../../kernel/fileSlot/steps';
import { machine } from '../../../kernel/machine';
import { splitActions } from '../../../kernel/splitActions';
import type { OfFilm, ThumbnailChoice, ThumbnailsState } from './state';

const { move, stay } = machine<ThumbnailsState>();

const resting = ['idle', 'saved', 'refused'] as const;
const idleState: ThumbnailsState = { status: 'idle' };

/** What was chosen meanwhile is sent next. */
const next = (state: ThumbnailsState) => {
  if (state.status !== 'choosing') return undefined;
  const [first, ...others] = state.next;
  return first && { status: 'choosing' as const, ...first, next: others };
};

/** A picture of the film's own; one that comes while another is on its way, for any film, is sent after it. */
export const slotSteps = fileSlotSteps<ThumbnailsState, OfFilm>()({
  takes: resting,
  waits: ['choosing', 'uploading'],
  carry: (_state, { filmId }) => ({ filmId }),
  cancelled: ['idle', () => ({ status: 'idle' })],
  fileRefused: ['refused', (_state, { filmId, refusal }) => ({ status: 'refused', filmId, refusal })],
});

const slice = createSlice({
  name: 'thumbnails',
  initialState: idleState as ThumbnailsState,
  reducers: {
    ...slotSteps,
    chosen: move(
      [...resting, 'choosing'],
      ['choosing'],
      (state, { payload }: PayloadAction<ThumbnailChoice>) =>
        state.status === 'choosing'
          ? {
              ...state,
              next: [...state.next.filter(({ filmId }) => filmId !== payload.filmId), payload],
            }
          : { status: 'choosing', ...payload, next: [] },
    ),

    nextTaken: stay(['choosing'], (state) => next(state) ?? state),
    saved: move(
      ['choosing', 'uploading'],
      ['saved', 'choosing'],
      (state, { payload }: PayloadAction<ThumbnailChoice>) => next(state) ?? { status: 'saved', ...payload },
    ),
    refused: move(
      ['choosing', 'uploading'],
      ['refused', 'choosing'],
      (state, { payload: { refusal } }: PayloadAction<OfFilm & { readonly refusal: Refusal }>) =>
        next(state) ?? { status: 'refused', filmId: state.filmId, refusal },
    ),
    markFaded: move(['saved'], ['idle'], () => ({ status: 'idle' })),
  },
  selectors: {
    selectThumbnails: (state) => state,
    selectIsThumbnailUploading: (state) => state.status === 'uploading',
    /** The choice that is on its way to the server, or nothing. */
    selectChoice: (state) => (state.status === 'choosing' ? state : null),
  },
});

export const { reducer, caseReducers } = slice;
export const { selectThumbnails, selectIsThumbnailUploading, selectChoice } = slice.selectors;
export const { intents, facts } = splitActions(slice.actions, 'chosen', 'fileChosen', 'cancelled');
