import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { filmDeleted } from '../../../entities/films';
import { machine } from '../../../kernel/machine';
import { splitActions } from '../../../kernel/splitActions';
import type { FilmView, OpenTalentPage, TalentPageState } from './state';

const { move, stay } = machine<TalentPageState>();

const open = ['open'] as const;
const initialState: TalentPageState = { status: 'closed', before: null };

const freshView = (talentId: string): FilmView => ({ talentId, search: '', page: 1 });

const withoutFilm = ({ talentId, search, page }: FilmView): FilmView => ({ talentId, search, page });

const closeFilm = stay(open, (state) => ({ ...state, view: withoutFilm(state.view) }));

const viewOf = (state: TalentPageState): FilmView | undefined =>
  state.status === 'closed' ? undefined : state.view;

const lastView = (state: TalentPageState) =>
  state.status === 'closed' ? state.before : withoutFilm(state.view);

function show(state: TalentPageState, talentId: string): OpenTalentPage {
  if (state.status !== 'closed' && state.view.talentId === talentId) return state;
  const before = lastView(state);
  const view = before?.talentId === talentId ? before : freshView(talentId);
  return { status: 'open', view };
}

interface OfFilm {
  readonly filmId: string;
}

const slice = createSlice({
  name: 'talentPage',
  initialState: initialState as TalentPageState,
  reducers: {
    /** The list begins at its first page again (spec section 9). */
    searched: stay(open, (state, { payload: search }: PayloadAction<string>) => ({
      ...state,
      view: { ...state.view, search, page: 1 },
    })),
    pageOpened: stay(open, (state, { payload: page }: PayloadAction<number>) => ({
      ...state,
      view: { ...state.view, page },
    })),
    filmOpened: stay(open, (state, { payload: { filmId } }: PayloadAction<OfFilm>) => ({
      ...state,
      view: { ...state.view, filmId },
    })),
    filmClosed: closeFilm,

    shown: move(['closed', ...open], open, (state, { payload }: PayloadAction<{ talentId: string }>) =>
      show(state, payload.talentId),
    ),
    left: move(open, ['closed'], (state) => ({ status: 'closed', before: lastView(state) })),
    filmAddressed: stay(open, (state, { payload: { filmId } }: PayloadAction<OfFilm>) => ({
      ...state,
      view: { ...state.view, search: '', page: filmId, filmId },
    })),
    filmLeft: closeFilm,
  },
  extraReducers: (builder) =>
    builder.addCase(filmDeleted, (state, { payload: { filmId } }) =>
      state.status === 'open' && state.view.filmId === filmId
        ? { ...state, view: withoutFilm(state.view) }
        : state,
    ),
  selectors: {
    selectTalentPage: (page) => page,
    /** How the films of the open page are looked at; nothing while none is open. */
    selectView: viewOf,
    /** The talent whose page is open, or nothing. */
    selectShownTalentId: (page): string | undefined => viewOf(page)?.talentId,
    /** The film whose infos are open, or nothing. */
    selectOpenFilmId: (page): string | undefined => viewOf(page)?.filmId,
  },
});

export const { reducer, caseReducers } = slice;
export const { selectTalentPage, selectView, selectShownTalentId, selectOpenFilmId } = slice.selectors;
export const { intents, facts } = splitActions(
  slice.actions,
  'searched',
  'pageOpened',
  'filmOpened',
  'filmClosed',
);
