import { createSlice } from '@reduxjs/toolkit';
import { put, race, type SagaGenerator, take } from 'typed-redux-saga';
import { SEARCH_FOCUS_DELAY } from '../../../contract/constants';
import { sleep } from '../../kernel/commands';
import { machine } from '../../kernel/machine';
import { perform } from '../../kernel/perform';
import { onEvery, reacting } from '../../kernel/reactions';
import { splitActions } from '../../kernel/splitActions';

/**
 * The dialog in which films are chosen for a reel:
 *
 *   closed ──opened──▶ opening ──settled (1.2 s)──▶ open      opening, open ──closed──▶ closed
 *
 * Once it has settled, its search field takes the keyboard if nothing else in it has. A reload boots as closed.
 */
type ChoosingFilmsState =
  | { readonly status: 'closed' }
  | { readonly status: 'opening' }
  | { readonly status: 'open' };

const { move } = machine<ChoosingFilmsState>();

const slice = createSlice({
  name: 'choosingFilms',
  initialState: { status: 'closed' } as ChoosingFilmsState,
  reducers: {
    opened: move(['closed'], ['opening'], () => ({ status: 'opening' })),
    closed: move(['opening', 'open'], ['closed'], () => ({ status: 'closed' })),

    settled: move(['opening'], ['open'], () => ({ status: 'open' })),
  },
  selectors: { selectHasSettled: ({ status }) => status === 'open' },
});

const { intents, facts } = splitActions(slice.actions, 'opened', 'closed');

export const { reducer: choosingFilmsReducer, caseReducers } = slice;
export const choosingFilmsIntents = intents;
export const { selectHasSettled } = slice.selectors;

export const choosingFilmsSaga = reacting(onEvery(intents.opened, settle));

function* settle(): SagaGenerator<void> {
  const { closed } = yield* race({
    settled: perform(sleep(SEARCH_FOCUS_DELAY)),
    closed: take(intents.closed),
  });
  if (!closed) yield* put(facts.settled());
}
