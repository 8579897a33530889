import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type SagaGenerator, select } from 'typed-redux-saga';
import { originalAddress } from '../../../contract/rules/media';
import { selectAddresses } from '../../entities/addresses';
import { filmDeleted } from '../../entities/films';
import { selectSession } from '../../entities/session';
import { openWindow } from '../../kernel/commands';
import { machine } from '../../kernel/machine';
import { perform } from '../../kernel/perform';
import { onEvery, reacting } from '../../kernel/reactions';

/** The parts of the sheet of a film that exists. */
export type EditFilmSection = 'details' | 'thumbnail' | 'file';

/**
 *   closed ──opened──▶ open ──closed, filmDeleted──▶ closed
 *                      open ──sectionChosen──▶ open
 *
 * What is typed in the sheet is kept by the workflow of its form. A reload boots as closed.
 */
type EditFilmState =
  | { readonly status: 'closed' }
  | { readonly status: 'open'; readonly filmId: string; readonly section: EditFilmSection };

const { move, stay } = machine<EditFilmState>();

const closedState: EditFilmState = { status: 'closed' };

interface Opening {
  readonly filmId: string;
  readonly section: EditFilmSection;
}

const slice = createSlice({
  name: 'editFilm',
  initialState: closedState as EditFilmState,
  reducers: {
    opened: move(['closed', 'open'], ['open'], (_state, { payload }: PayloadAction<Opening>) => ({
      status: 'open',
      ...payload,
    })),
    sectionChosen: stay(['open'], (state, { payload: section }: PayloadAction<EditFilmSection>) => ({
      ...state,
      section,
    })),
    /** The file of a film as it was uploaded is asked for. */
    originalRequested: (state, _action: PayloadAction<{ filmId: string }>) => state,
    closed: move(['open'], ['closed'], () => ({ status: 'closed' })),
  },
  extraReducers: (builder) =>
    builder.addCase(filmDeleted, (state, { payload: { filmId } }) =>
      state.status === 'open' && state.filmId === filmId ? closedState : state,
    ),
  selectors: { selectEditFilm: (state) => state },
});

export const { reducer: editFilmReducer, caseReducers, actions: editFilmIntents } = slice;
export const { selectEditFilm } = slice.selectors;

export const editFilmSaga = reacting(onEvery(editFilmIntents.originalRequested, openOriginal));

/** The original opens in a new window with the film id and the client database name (spec section 6). */
function* openOriginal({
  payload: { filmId },
}: ReturnType<typeof editFilmIntents.originalRequested>): SagaGenerator<void> {
  const { media } = yield* select(selectAddresses);
  const session = yield* select(selectSession);
  if (session) yield* perform(openWindow(originalAddress(media, filmId, session.agency.databaseName)));
}
