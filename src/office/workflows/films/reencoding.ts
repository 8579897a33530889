import { createSlice } from '@reduxjs/toolkit';
import { put, type SagaGenerator, select } from 'typed-redux-saga';
import type { EncodingOptions } from '../../../contract/entities/encodingOptions';
import { encodingIdOf, encodingQueued, selectEncoding } from '../../entities/encodings';
import { selectFilm } from '../../entities/films';
import { type Keyed, keyed } from '../../kernel/keyed';
import { onLeading, reacting } from '../../kernel/reactions';
import { attempt, type Failure, idle, type Mutation, mutationSteps } from '../../kernel/mutation';
import { splitActions } from '../../kernel/splitActions';

interface Named {
  readonly filmId: string;
}

interface Asked extends Named {
  readonly options: EncodingOptions;
}

/** The way of one film back to the queue; from there on, the encoding of its file tells how far it is. */
type Reencoding = Mutation<Asked>;

export const steps = mutationSteps<Named, Asked>();

const ofFilm = keyed<Reencoding, Named>(({ filmId }) => filmId, idle);

const slice = createSlice({
  name: 'reencoding',
  initialState: {} as Keyed<Reencoding>,
  reducers: {
    requested: ofFilm<Asked>(steps.requested),

    queued: ofFilm(steps.succeeded),
    refused: ofFilm<Named & Failure>(steps.failed),
  },
  selectors: {
    selectReencoding: (films, filmId: string): Reencoding => films[filmId] ?? idle,
  },
});

const { intents, facts } = splitActions(slice.actions, 'requested');

export const reencodingReducer = slice.reducer;
export const reencodingIntents = intents;
export const { selectReencoding } = slice.selectors;

/** A second press is ignored until the answer (spec section 4). */
export const reencodingSaga = reacting(
  onLeading(intents.requested, reencode, ({ payload }) => payload.filmId),
);

function* reencode({ payload: { filmId } }: ReturnType<typeof intents.requested>): SagaGenerator<void> {
  const reencoding = yield* select(selectReencoding, filmId);
  if (reencoding.status !== 'pending') return;
  const { input, requestId } = reencoding;
  const film = yield* select(selectFilm, filmId);
  const processId = encodingIdOf(film ?? { filmId });
  const encoding = yield* select(selectEncoding, processId);
  const path = [film?.clusterPath, film?.fileName].filter(Boolean).join('/');
  const tried = yield* attempt('film.reencode', { ...input, path }, requestId);
  if (!tried.ok) {
    yield* put(facts.refused({ filmId, ...tried.failure }));
    return;
  }
  // News of the new encoding may have come before the answer, up to that of its end.
  if ((yield* select(selectEncoding, processId)) === encoding) yield* put(encodingQueued({ processId }));
  yield* put(facts.queued({ filmId }));
}
