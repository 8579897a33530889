import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Refusal } from '../../../contract/refusal';
import { machine } from '../../kernel/machine';
import { splitActions } from '../../kernel/splitActions';
import type { FilmSheetState, FilmSheetValues, MissingPart } from './state';

const { move } = machine<FilmSheetState>();

const slice = createSlice({
  name: 'filmSheet',
  initialState: { status: 'closed' } as FilmSheetState,
  reducers: {
    opened: move(['closed'], ['opening'], (_state, { payload }: PayloadAction<{ talentId: string }>) => ({
      status: 'opening',
      talentId: payload.talentId,
    })),
    submitted: move(
      ['editing'],
      ['saving'],
      ({ talentId, temporaryId }, { payload }: PayloadAction<FilmSheetValues>) => ({
        status: 'saving',
        talentId,
        temporaryId,
        values: payload,
      }),
    ),
    closed: move(['opening', 'editing'], ['closed'], () => ({ status: 'closed' })),

    temporaryIdMade: move(['opening'], ['editing'], ({ talentId }, { payload }: PayloadAction<string>) => ({
      status: 'editing',
      talentId,
      temporaryId: payload,
      missing: [],
      refusal: null,
    })),
    partMissing: move(
      ['saving'],
      ['editing'],
      ({ talentId, temporaryId }, { payload }: PayloadAction<readonly MissingPart[]>) => ({
        status: 'editing',
        talentId,
        temporaryId,
        missing: payload,
        refusal: null,
      }),
    ),
    refused: move(
      ['saving'],
      ['editing'],
      ({ talentId, temporaryId }, { payload }: PayloadAction<Refusal>) => ({
        status: 'editing',
        talentId,
        temporaryId,
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
