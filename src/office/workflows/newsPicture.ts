import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { all, put, type SagaGenerator, select, takeEvery } from 'typed-redux-saga';
import { NEWS_PICTURE_PERCENT } from '../../contract/constants';
import type { Refusal } from '../../contract/refusal';
import { fileSlot } from '../kernel/fileSlot/saga';
import { fileSlotSteps, mayTryAgain, type Sending } from '../kernel/fileSlot/steps';
import { machine } from '../kernel/machine';
import { splitActions } from '../kernel/splitActions';
import type { KeptFile } from '../kernel/world';
import { newsDetailIntents } from './newsDetail';
import { pictureProblem, sendPicture } from './pictureUpload';

interface OfNews {
  readonly newsId: string;
}

/**
 * The picture that is being given to the news item on show:
 *
 *   idle, refused ──uploadStarted──▶ uploading ──arrived──▶ idle: the item's form has its name
 *                                      ├──refused──▶ refused      idle, refused ──fileRefused──▶ refused
 *                                      └──cancelled──▶ idle       refused ──dismissed──▶ idle
 *
 * A reload boots as idle: the file is chosen again.
 */
export type NewsPictureState =
  | { readonly status: 'idle' }
  | (OfNews & Sending)
  | (OfNews & { readonly status: 'refused'; readonly refusal: Refusal; readonly again: KeptFile | null });

const { move, stay } = machine<NewsPictureState>();
const idle = { status: 'idle' } as const;

/** What becomes of the picture by each message. */
export const steps = {
  ...fileSlotSteps<NewsPictureState, OfNews>()({
    takes: ['idle', 'refused'],
    waits: ['uploading'],
    carry: (_state, { newsId }) => ({ newsId }),
    cancelled: ['idle', () => idle],
    fileRefused: [
      'refused',
      (_state, { newsId, refusal }) => ({ status: 'refused', newsId, refusal, again: null }),
    ],
  }),
  retried: stay(['refused'], (state, _action: PayloadAction<OfNews>) => state),
  dismissed: move(['refused'], ['idle'], (_state, _action: PayloadAction<OfNews>) => idle),

  arrived: move(
    ['uploading'],
    ['idle'],
    (_state, _action: PayloadAction<OfNews & { picture: string }>) => idle,
  ),
  refused: move(
    ['uploading'],
    ['refused'],
    ({ newsId, file }, { payload: { refusal } }: PayloadAction<OfNews & { readonly refusal: Refusal }>) => ({
      status: 'refused',
      newsId,
      refusal,
      again: mayTryAgain(refusal) ? file : null,
    }),
  ),
};

const slice = createSlice({
  name: 'newsPicture',
  initialState: idle as NewsPictureState,
  reducers: steps,
  selectors: {
    selectNewsPicture: (state) => state,
    /** True while a picture is on its way: closing the page would stop it. */
    selectIsNewsPictureUploading: ({ status }) => status === 'uploading',
  },
});

const { intents, facts } = splitActions(slice.actions, 'fileChosen', 'cancelled', 'retried', 'dismissed');

export const newsPictureReducer = slice.reducer;
export const newsPictureIntents = intents;
export const { selectNewsPicture, selectIsNewsPictureUploading } = slice.selectors;

const slot = fileSlot({
  steps,
  keyOf: ({ newsId }: OfNews) => newsId,
  select: selectNewsPicture,
  problemOf: pictureProblem,
  keptIn: (state) => (state.status === 'refused' && state.again ? state.again : undefined),
  send: ({ newsId }, file, onProgress) =>
    sendPicture(
      'newsPicture.upload',
      { targetPath: 'news', name: newsId, percent: NEWS_PICTURE_PERCENT, version: 0, kind: 'news' },
      file,
      onProgress,
    ),
  cancelled: intents.cancelled,
  ...facts,
  arrived: ({ newsId }, { picture }) => facts.arrived({ newsId, picture }),
});

/** A picture is sent as soon as it is chosen; the item has it once its form is saved. */
export function* newsPictureSaga(): SagaGenerator<void> {
  yield* all([
    takeEvery(intents.fileChosen, ({ payload: { newsId, file } }) => slot.takeFile({ newsId }, file)),
    takeEvery(intents.retried, retry),
    takeEvery(facts.arrived, ({ payload: { newsId: id, picture } }) =>
      put(newsDetailIntents.typed({ id, values: { picture } })),
    ),
    takeEvery(newsDetailIntents.closed, cancel),
  ]);
}

function* retry({ payload: { newsId } }: ReturnType<typeof intents.retried>): SagaGenerator<void> {
  const state = yield* select(selectNewsPicture);
  if (state.status === 'refused' && state.again) yield* slot.sendFile({ newsId }, state.again);
}

/** A picture that is still on its way when its item is left would be nobody's. */
function* cancel(): SagaGenerator<void> {
  const state = yield* select(selectNewsPicture);
  if (state.status === 'uploading') yield* put(intents.cancelled({ newsId: state.newsId }));
  if (state.status === 'refused') yield* put(intents.dismissed({ newsId: state.newsId }));
}
