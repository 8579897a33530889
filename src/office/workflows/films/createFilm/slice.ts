import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { machine } from '../../../kernel/machine';
import { failed, type Failure, idInDoubt } from '../../../kernel/mutation';
import { splitActions } from '../../../kernel/splitActions';
import type { KeptFile } from '../../../kernel/world';
import { newFilmPicture } from '../newFilmPicture';
import type { CreateFilmInput, CreateFilmState, MissingPart, Open, SentFilm } from './state';

const { move, stay } = machine<CreateFilmState>();

/** A picture of the film is there; told by what sends it. */
export const steps = {
  pictured: stay(['editing', 'saving', 'refused', 'doubtful'], (state) => ({ ...state, hasPicture: true })),
};

interface NewFilm {
  readonly talentId: string;
  /** That of the film, and those that make films after it. */
  readonly files?: readonly KeptFile[];
  /** The names of what was dropped with them and is no film. */
  readonly leftOut?: readonly string[];
}

const open = move(['closed'], ['opening'], (_state, { payload }: PayloadAction<NewFilm>) => ({
  status: 'opening',
  ...payload,
}));

/** The sheet itself, without what is only of one status. */
const openSheet = ({ talentId, uploadKey, hasPicture, mayBeMade, files = [], leftOut = [] }: Open): Open => ({
  talentId,
  uploadKey,
  hasPicture,
  ...(mayBeMade && { mayBeMade }),
  ...(files.length > 0 && { files }),
  ...(leftOut.length > 0 && { leftOut }),
});

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
        const input = sent(payload, state.hasPicture);
        return { status: 'saving', ...openSheet(state), input, requestId: idInDoubt(state, input) };
      },
    ),
    closed: move(['opening', 'editing', 'refused', 'doubtful'], ['closed'], () => ({ status: 'closed' })),

    pictureRemoved: stay(['editing', 'refused', 'doubtful'], (state) => ({ ...state, hasPicture: false })),

    nextOpened: open,
    uploadKeyMade: move(
      ['opening'],
      ['editing'],
      ({ files = [], ...before }, { payload }: PayloadAction<string>) => ({
        status: 'editing',
        ...openSheet({ ...before, files: files.slice(1), uploadKey: payload, hasPicture: false }),
        missing: [],
      }),
    ),
    partMissing: move(
      ['saving'],
      ['editing'],
      (state, { payload: missing }: PayloadAction<readonly MissingPart[]>) => ({
        status: 'editing',
        ...openSheet(state),
        missing,
      }),
    ),
    refused: move(['saving'], ['refused', 'doubtful'], (state, { payload }: PayloadAction<Failure>) => {
      const tried = failed(state.requestId, payload);
      return {
        ...openSheet(state),
        ...(tried.status === 'doubtful' && { mayBeMade: true }),
        // One that was on its way has come by now.
        input: sent(state.input, state.hasPicture),
        ...tried,
      };
    }),
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
  selectors: {
    selectCreateFilm: (sheet) => sheet,
    selectHasPicture: (sheet) => 'hasPicture' in sheet && sheet.hasPicture,
  },
});

export const { reducer, caseReducers } = slice;
export const { selectCreateFilm, selectHasPicture } = slice.selectors;
export const { intents, facts } = splitActions(
  slice.actions,
  'opened',
  'submitted',
  'closed',
  'pictureRemoved',
);
