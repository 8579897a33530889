import { type Action, createAction } from '@reduxjs/toolkit';
import { all, call, put, race, type SagaGenerator, select, take, takeEvery } from 'typed-redux-saga';
import { agencyFilmsOfTalentLoaded, selectAgencyFilm } from '../../entities/agencyFilms';
import { perform } from '../../kernel/perform';
import { request } from '../../kernel/request';
import { serverTold } from '../events';
import { settle } from './commands';
import { load } from './load';
import { selectLoad } from './selectors';

/** Fact: the films of that talent are not any more what the list of all films says; '' where it is not known whose. */
const filmsChanged = createAction<{ talentId: string }>('loading/filmsChanged');

/** After a change of a talent's films those alone are loaded into the list of all films: an agency may have 100,000. */
export function* followFilms(): SagaGenerator<void> {
  yield* all([takeEvery(serverTold, hear), takeEvery(filmsChanged, loadOnceSettled)]);
}

function* hear({ payload: event }: ReturnType<typeof serverTold>): SagaGenerator<void> {
  if (event.kind === 'changed' && event.what === 'films')
    yield* put(filmsChanged({ talentId: event.talentId }));
  // A film that is encoded has pictures and a length.
  if (event.kind === 'encoding' && event.status === 'done') {
    const film = yield* select(selectAgencyFilm, event.filmId);
    yield* put(filmsChanged({ talentId: film?.talentId ?? '' }));
  }
}

function* loadOnceSettled({ payload: { talentId } }: ReturnType<typeof filmsChanged>): SagaGenerator<void> {
  const isAgain = (action: Action) => filmsChanged.match(action) && action.payload.talentId === talentId;
  const { again } = yield* race({ settled: call(() => perform(settle())), again: take(isAgain) });
  if (again) return;
  const { status } = yield* select(selectLoad, 'agencyFilms');
  if (talentId === '' || status !== 'loaded') {
    yield* load('agencyFilms');
    return;
  }
  const answer = yield* request('talentFilms.list', { talentId });
  if (answer.ok) yield* put(agencyFilmsOfTalentLoaded({ talentId, films: answer.reply }));
  else if (answer.refusal.kind === 'notFound') yield* put(agencyFilmsOfTalentLoaded({ talentId, films: [] }));
  else yield* load('agencyFilms');
}
