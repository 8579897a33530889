import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { put, type SagaGenerator, select, takeLatest } from 'typed-redux-saga';
import { SEARCH_PAUSE } from '../../../contract/constants';
import { foundFilms } from '../../entities/foundFilms';
import { sleep } from '../../kernel/commands';
import { machine } from '../../kernel/machine';
import { perform } from '../../kernel/perform';
import { splitActions } from '../../kernel/splitActions';

/**
 *   any ──typed──▶ pausing ──asked──▶ asking (entities/foundFilms has the answer)
 *   any ──typed (nothing), left──▶ blank
 *
 * A reload boots as blank.
 */
type FilmSearchState =
  | { readonly status: 'blank' }
  | { readonly status: 'pausing'; readonly search: string }
  | { readonly status: 'asking'; readonly search: string };

const { move } = machine<FilmSearchState>();
const every = ['blank', 'pausing', 'asking'] as const;
const blank = { status: 'blank' } as const;

const slice = createSlice({
  name: 'filmSearch',
  initialState: blank as FilmSearchState,
  reducers: {
    typed: move(every, ['blank', 'pausing'], (_state, { payload }: PayloadAction<string>) => {
      const search = payload.trim();
      return search === '' ? blank : { status: 'pausing', search };
    }),
    left: move(every, ['blank'], () => blank),

    asked: move(['pausing'], ['asking'], ({ search }) => ({ status: 'asking', search })),
  },
  selectors: { selectFilmSearch: (state) => state },
});

const { intents, facts } = splitActions(slice.actions, 'typed', 'left');

export const { caseReducers } = slice;
export const filmSearchReducer = slice.reducer;
export const filmSearchIntents = intents;
export const { selectFilmSearch } = slice.selectors;

/** Films are asked for once a person pauses; what was typed before is not waited for. */
export function* filmSearchSaga(): SagaGenerator<void> {
  yield* takeLatest([intents.typed, intents.left], ask);
}

function* ask(): SagaGenerator<void> {
  const typed = yield* select(selectFilmSearch);
  if (typed.status !== 'pausing') return;
  yield* perform(sleep(SEARCH_PAUSE));
  yield* put(facts.asked());
  yield* put(foundFilms.facts.asked({ params: { search: typed.search } }));
}
