import { createSlice } from '@reduxjs/toolkit';
import { put, type SagaGenerator, select } from 'typed-redux-saga';
import { encodingQueued } from '../../entities/encodings';
import { type Keyed, keyed, without } from '../../kernel/keyed';
import { onLeading, reacting } from '../../kernel/reactions';
import { attempt, type Failure, idle, type Mutation, mutationSteps } from '../../kernel/mutation';
import { serverEventReceived } from '../../kernel/signals';
import { splitActions } from '../../kernel/splitActions';

/** The process whose file could not be encoded. */
interface Named {
  readonly processId: string;
}

/** A failed encoding that a person asked to be done again. */
export type EncodingRetry = Mutation<Named>;

export const steps = mutationSteps<Named>();

const ofProcess = keyed<EncodingRetry, Named>(({ processId }) => processId, idle);

const slice = createSlice({
  name: 'encodingRetries',
  initialState: {} as Keyed<EncodingRetry>,
  reducers: {
    requested: ofProcess(steps.requested),

    queued: ofProcess(steps.succeeded),
    refused: ofProcess<Named & Failure>(steps.failed),
  },
  extraReducers: (builder) =>
    // News of the new encoding may come before the answer, up to that of its end: then it is known what was done.
    builder.addCase(serverEventReceived, (retries: Keyed<EncodingRetry>, { payload: news }) =>
      news.kind === 'encoding' && retries[news.processId] ? without(retries, news.processId) : retries,
    ),
  selectors: {
    selectEncodingRetry: (retries, processId: string): EncodingRetry => retries[processId] ?? idle,
  },
});

const { intents, facts } = splitActions(slice.actions, 'requested');

export const encodingRetriesReducer = slice.reducer;
export const encodingRetryIntents = intents;
export const { selectEncodingRetry } = slice.selectors;

/** Asked for on a film's card or in the list of uploads; a second press is ignored until the answer. */
export const encodingRetriesSaga = reacting(
  onLeading(intents.requested, retry, ({ payload }) => payload.processId),
);

function* retry({ payload: { processId } }: ReturnType<typeof intents.requested>): SagaGenerator<void> {
  const change = yield* select(selectEncodingRetry, processId);
  if (change.status !== 'pending') return;
  const tried = yield* attempt('encoding.retry', { processId }, change.requestId);
  if ((yield* select(selectEncodingRetry, processId)).status !== 'pending') return;
  if (!tried.ok) {
    yield* put(facts.refused({ processId, ...tried.failure }));
    return;
  }
  yield* put(encodingQueued({ processId }));
  yield* put(facts.queued({ processId }));
}
