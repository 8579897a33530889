import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { machine } from '../../kernel/machine';
import { failed, type Failure, idInDoubt } from '../../kernel/mutation';
import { splitActions } from '../../kernel/splitActions';
import type { CreateFilmInput, CreateFilmState, MissingPart } from './state';

const { move } = machine<CreateFilmState>();

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
        input,
        requestId: idInDoubt(state, input),
      }),
    ),
    closed: move(['opening', 'editing', 'refused', 'doubtful'], ['closed'], () => ({ status: 'closed' })),

    uploadKeyMade: move(['opening'], ['editing'], ({ talentId }, { payload }: PayloadAction<string>) => ({
      status: 'editing',
      talentId,
      uploadKey: payload,
      missing: [],
    })),
    partMissing: move(
      ['saving'],
      ['editing'],
      ({ talentId, uploadKey }, { payload: missing }: PayloadAction<readonly MissingPart[]>) => ({
        status: 'editing',
        talentId,
        uploadKey,
        missing,
      }),
    ),
    refused: move(
      ['saving'],
      ['refused', 'doubtful'],
      ({ talentId, uploadKey, input, requestId }, { payload }: PayloadAction<Failure>) => ({
        talentId,
        uploadKey,
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
  selectors: { selectCreateFilm: (sheet) => sheet },
});

export const { reducer, caseReducers } = slice;
export const { selectCreateFilm } = slice.selectors;
export const { intents, facts } = splitActions(slice.actions, 'opened', 'submitted', 'closed');
