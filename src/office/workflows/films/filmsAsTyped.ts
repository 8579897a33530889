import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { put, type SagaGenerator, select, takeLatest } from 'typed-redux-saga';
import { SEARCH_PAUSE } from '../../../contract/constants';
import { films, type FilmSearchPlace } from '../../entities/films';
import { sleep } from '../../kernel/commands';
import { machine } from '../../kernel/machine';
import { perform } from '../../kernel/perform';
import { ALL } from '../../kernel/query/state';
import { splitActions } from '../../kernel/splitActions';

interface Typed {
  readonly search: string;
  /** Title or last name starts with it, else every word occurs. */
  readonly isStart: boolean;
}

/**
 *   closed ──opened──▶ asking ──typed──▶ pausing ──asked──▶ asking (entities/films has the answer)
 *   any ──closed──▶ closed
 *
 * A reload boots as closed.
 */
type FilmsAsTypedState =
  | { readonly status: 'closed' }
  | ({ readonly status: 'pausing' } & Typed)
  | ({ readonly status: 'asking' } & Typed);

const { move } = machine<FilmsAsTypedState>();
const every = ['closed', 'pausing', 'asking'] as const;
const closed: FilmsAsTypedState = { status: 'closed' };

type Root = Parameters<typeof films.selectQuery>[0];

const isLoading = ({ status }: { readonly status: string }) =>
  status === 'loading' || status === 'refreshing';

/**
 * Finds films of the agency as a person types, in the place that is named: the first ones at once, others once the person
 * pauses. Where all films are known, or on their way, nothing is asked.
 */
function filmsAsTyped<N extends string>(name: N, place: FilmSearchPlace) {
  const slice = createSlice({
    name,
    initialState: closed,
    reducers: {
      opened: move(every, ['asking'], (_state, { payload }: PayloadAction<Pick<Typed, 'isStart'>>) => ({
        status: 'asking',
        search: '',
        ...payload,
      })),
      typed: move(['pausing', 'asking'], ['pausing'], ({ isStart }, { payload }: PayloadAction<string>) => ({
        status: 'pausing',
        search: payload.trim(),
        isStart,
      })),
      closed: move(every, ['closed'], () => ({ status: 'closed' })),

      asked: move(['pausing'], ['asking'], ({ search, isStart }) => ({ status: 'asking', search, isStart })),
    },
  });
  const { intents, facts } = splitActions(slice.actions, 'opened', 'typed', 'closed');
  type Own = Readonly<Record<N, FilmsAsTypedState>>;
  const selectOwn = (state: Own) => state[name];
  const selectFound = (state: Root) => films.selectQuery(state, { found: { place, search: '' } });

  function* find(): SagaGenerator<void> {
    const typed = yield* select(selectOwn);
    const all = yield* select((state: Root) => films.selectQuery(state, ALL));
    if (typed.status === 'closed' || all.data !== null || isLoading(all)) return;
    if (typed.status === 'pausing') {
      yield* perform(sleep(SEARCH_PAUSE));
      yield* put(facts.asked());
    }
    const { search, isStart } = typed;
    yield* put(films.facts.asked({ params: { found: { place, search, isStart } } }));
  }

  return {
    reducer: slice.reducer,
    steps: slice.caseReducers,
    intents,
    *saga(): SagaGenerator<void> {
      yield* takeLatest([intents.opened, intents.typed, intents.closed], find);
    },
    /** Whether more may be found in a moment. */
    selectIsSearching: (state: Own & Root): boolean =>
      !films.selectAreKnown(state) &&
      (selectOwn(state).status === 'pausing' ||
        isLoading(selectFound(state)) ||
        isLoading(films.selectQuery(state, ALL))),
    /** Why nothing could be found; nothing while it was. */
    selectRefusal: (state: Root) => {
      const found = selectFound(state);
      return found.status === 'failed' && !films.selectAreKnown(state) ? found.refusal : undefined;
    },
  };
}

/** For the command palette, and for the films of a reel. */
export const paletteFilms = filmsAsTyped('paletteFilms', 'palette');
export const reelFilmsToChoose = filmsAsTyped('reelFilmsToChoose', 'reel');
