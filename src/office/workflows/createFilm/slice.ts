import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { machine } from '../../kernel/machine';
import { failed, type Failure, idInDoubt } from '../../kernel/mutation';
import { splitActions } from '../../kernel/splitActions';
import { newFilmPicture } from '../newFilmPicture';
import type { CreateFilmInput, CreateFilmState, MissingPart } from './state';

const { move, stay } = machine<CreateFilmState>();

/** A picture of the film is there; told by what sends it. */
export const steps = {
  pictured: stay(['editing', 'saving', 'refused', 'doubtful'], (state) => ({ ...state, hasPicture: true })),
};

const slice = createSlice({
  name: 'createFilm',
  initialState: { status: 'closed' } as CreateFilmState,
  reducers: {
    opened: move(['closed'], ['opening'], (_state, { payload }: PayloadAction<{ talentId: string }>) => ({
      status: 'opening',
      talentId: payload.talentId,
    })),
    submitted: move(
      ['editing', 'refused', 'doubtful'],
      ['saving'],
      (state, { payload: input }: PayloadAction<CreateFilmInput>) => ({
        status: 'saving',
        talentId: state.talentId,
        uploadKey: state.uploadKey,
        hasPicture: state.hasPicture,
        input,
        requestId: idInDoubt(state, input),
      }),
    ),
    closed: move(['opening', 'editing', 'refused', 'doubtful'], ['closed'], () => ({ status: 'closed' })),

    pictureRemoved: stay(['editing', 'refused', 'doubtful'], (state) => ({ ...state, hasPicture: false })),

    uploadKeyMade: move(['opening'], ['editing'], ({ talentId }, { payload }: PayloadAction<string>) => ({
      status: 'editing',
      talentId,
      uploadKey: payload,
      hasPicture: false,
      missing: [],
    })),
    partMissing: move(
      ['saving'],
      ['editing'],
      ({ talentId, uploadKey, hasPicture }, { payload: missing }: PayloadAction<readonly MissingPart[]>) => ({
        status: 'editing',
        talentId,
        uploadKey,
        hasPicture,
        missing,
      }),
    ),
    refused: move(
      ['saving'],
      ['refused', 'doubtful'],
      ({ talentId, uploadKey, hasPicture, input, requestId }, { payload }: PayloadAction<Failure>) => ({
        talentId,
        uploadKey,
        hasPicture,
        input,
        ...failed(requestId, payload),
      }),
    ),
    saved: move(
      ['saving'],
      ['closed'],
      (_state, _action: PayloadAction<{ talentId: string; filmId: string }>) => ({
        status: 'closed',
      }),
    ),
  },
  extraReducers: (builder) =>
    builder.addCase(newFilmPicture.facts.arrived, (state, action) =>
      'uploadKey' in state && state.uploadKey === action.payload.id
        ? steps.pictured(state, { ...action, payload: undefined })
        : state,
    ),
  selectors: { selectCreateFilm: (sheet) => sheet },
});

export const { reducer, caseReducers } = slice;
export const { selectCreateFilm } = slice.selectors;
export const { intents, facts } = splitActions(
  slice.actions,
  'opened',
  'submitted',
  'closed',
  'pictureRemoved',
);
