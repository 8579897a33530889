import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { machine } from '../../../kernel/machine';
import { failed, type Failure, idInDoubt } from '../../../kernel/mutation';
import { splitActions } from '../../../kernel/splitActions';
import type { KeptFile } from '../../../kernel/world';
import { newFilmPicture } from '../newFilmPicture';
import type { CreateFilmInput, CreateFilmState, MissingPart, SentFilm } from './state';

const { move, stay } = machine<CreateFilmState>();

/** A picture of the film is there; told by what sends it. */
export const steps = {
  pictured: stay(['editing', 'saving', 'refused', 'doubtful'], (state) => ({ ...state, hasPicture: true })),
};

interface NewFilm {
  readonly talentId: string;
  /** That of the film, and those that make films after it. */
  readonly files?: readonly KeptFile[];
}

const open = move(['closed'], ['opening'], (_state, { payload }: PayloadAction<NewFilm>) => ({
  status: 'opening',
  ...payload,
}));

const waiting = (files: readonly KeptFile[] = []) => (files.length > 0 ? { files } : {});

const sent = (input: CreateFilmInput, hasPicture: boolean): SentFilm => ({
  ...input,
  ...(hasPicture && { hasPicture }),
});

const slice = createSlice({
  name: 'createFilm',
  initialState: { status: 'closed' } as CreateFilmState,
  reducers: {
    opened: open,
    submitted: move(
      ['editing', 'refused', 'doubtful'],
      ['saving'],
      (state, { payload }: PayloadAction<CreateFilmInput>) => {
        const { talentId, uploadKey, hasPicture, files } = state;
        const input = sent(payload, hasPicture);
        const requestId = idInDoubt(state, input);
        return { status: 'saving', talentId, uploadKey, hasPicture, ...waiting(files), input, requestId };
      },
    ),
    closed: move(['opening', 'editing', 'refused', 'doubtful'], ['closed'], () => ({ status: 'closed' })),

    pictureRemoved: stay(['editing', 'refused', 'doubtful'], (state) => ({ ...state, hasPicture: false })),

    nextOpened: open,
    uploadKeyMade: move(
      ['opening'],
      ['editing'],
      ({ talentId, files }, { payload }: PayloadAction<string>) => ({
        status: 'editing',
        talentId,
        uploadKey: payload,
        hasPicture: false,
        missing: [],
        ...waiting(files?.slice(1)),
      }),
    ),
    partMissing: move(
      ['saving'],
      ['editing'],
      (
        { talentId, uploadKey, hasPicture, files },
        { payload: missing }: PayloadAction<readonly MissingPart[]>,
      ) => ({
        status: 'editing',
        talentId,
        uploadKey,
        hasPicture,
        ...waiting(files),
        missing,
      }),
    ),
    refused: move(
      ['saving'],
      ['refused', 'doubtful'],
      (
        { talentId, uploadKey, hasPicture, files, input, requestId },
        { payload }: PayloadAction<Failure>,
      ) => ({
        talentId,
        uploadKey,
        hasPicture,
        ...waiting(files),
        // One that was on its way has come by now.
        input: sent(input, hasPicture),
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
