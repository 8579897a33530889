import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PosterWords } from '../../../entities/posters';
import { machine } from '../../../kernel/machine';
import { failed, type Failure, idInDoubt } from '../../../kernel/mutation';
import { splitActions } from '../../../kernel/splitActions';
import { posterPicture } from '../posterPicture';
import type { PosterState, SeenPoster } from './state';

const { move, stay } = machine<PosterState>();

const written = ['editing', 'refused', 'doubtful'] as const;

/** Intent: a poster is to be made for a talent, or the one that the person sees is to be another. */
interface Opened {
  readonly talentId: string;
  readonly seen?: SeenPoster;
}

const trimmed = ({ title, subtitle1, subtitle2, linkValue }: PosterWords): PosterWords => ({
  title: title.trim(),
  subtitle1: subtitle1.trim(),
  subtitle2: subtitle2.trim(),
  linkValue: linkValue.trim(),
});

/** A picture of the poster is there; told by what sends it. */
const pictured = stay(written, (state, { payload: picture }: PayloadAction<string>) => ({
  ...state,
  picture,
}));

const slice = createSlice({
  name: 'poster',
  initialState: { status: 'closed' } as PosterState,
  reducers: {
    opened: move(['closed'], ['opening'], (_state, { payload }: PayloadAction<Opened>) => ({
      status: 'opening',
      ...payload,
    })),
    pictureRemoved: stay(written, (state) => ({ ...state, picture: '' })),
    submitted: move(written, ['saving'], (state, { payload }: PayloadAction<PosterWords>) => {
      const { talentId, seen, pictureKey, picture } = state;
      const input = { ...trimmed(payload), picture };
      const requestId = idInDoubt(state, input);
      return { status: 'saving', talentId, seen, pictureKey, picture, input, requestId };
    }),
    closed: move(['opening', ...written], ['closed'], () => ({ status: 'closed' })),

    begun: move(['opening'], ['editing'], ({ talentId, seen }, { payload }: PayloadAction<string>) => ({
      status: 'editing',
      ...{ talentId, seen, pictureKey: payload, picture: seen?.content.picture ?? '' },
    })),
    saved: move(['saving'], ['closed'], () => ({ status: 'closed' })),
    refused: move(
      ['saving'],
      ['refused', 'doubtful'],
      ({ talentId, seen, pictureKey, picture, input, requestId }, { payload }: PayloadAction<Failure>) => ({
        ...{ talentId, seen, pictureKey, picture, input },
        ...failed(requestId, payload),
      }),
    ),
  },
  extraReducers: (builder) =>
    builder.addCase(posterPicture.facts.arrived, (state, { payload: { id, picture }, ...action }) =>
      'pictureKey' in state && state.pictureKey === id
        ? pictured(state, { ...action, payload: picture })
        : state,
    ),
  selectors: { selectPoster: (state) => state },
});

export const { reducer, caseReducers } = slice;
/** The steps on what others tell. */
export const steps = { pictured };
export const { selectPoster } = slice.selectors;
export const { intents, facts } = splitActions(
  slice.actions,
  'opened',
  'pictureRemoved',
  'submitted',
  'closed',
);
