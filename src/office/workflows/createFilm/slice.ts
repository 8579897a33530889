import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Refusal } from '../../../contract/refusal';
import { machine } from '../../kernel/machine';
import { splitActions } from '../../kernel/splitActions';
import type { CreateFilmState, CreateFilmValues, MissingPart } from './state';

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
      ['editing'],
      ['saving'],
      ({ talentId, uploadKey }, { payload }: PayloadAction<CreateFilmValues>) => ({
        status: 'saving',
        talentId,
        uploadKey,
        values: payload,
      }),
    ),
    closed: move(['opening', 'editing'], ['closed'], () => ({ status: 'closed' })),

    uploadKeyMade: move(['opening'], ['editing'], ({ talentId }, { payload }: PayloadAction<string>) => ({
      status: 'editing',
      talentId,
      uploadKey: payload,
      missing: [],
      refusal: null,
    })),
    partMissing: move(
      ['saving'],
      ['editing'],
      ({ talentId, uploadKey }, { payload }: PayloadAction<readonly MissingPart[]>) => ({
        status: 'editing',
        talentId,
        uploadKey,
        missing: payload,
        refusal: null,
      }),
    ),
    refused: move(
      ['saving'],
      ['editing'],
      ({ talentId, uploadKey }, { payload }: PayloadAction<Refusal>) => ({
        status: 'editing',
        talentId,
        uploadKey,
        missing: [],
        refusal: payload,
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
});

export const { reducer, caseReducers } = slice;
export const { intents, facts } = splitActions(slice.actions, 'opened', 'submitted', 'closed');
