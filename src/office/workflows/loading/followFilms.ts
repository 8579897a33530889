import { createAction } from '@reduxjs/toolkit';
import { all, put, race, type SagaGenerator, select, take, takeEvery } from 'typed-redux-saga';
import { isUnderWay } from '../../../contract/entities/film';
import { agencyFilmsOfTalentLoaded, selectAgencyFilm } from '../../entities/agencyFilms';
import { takeLatestOfEach } from '../../kernel/latest';
import { perform } from '../../kernel/perform';
import { request } from '../../kernel/request';
import { serverEventReceived } from '../events';
import { settle } from './commands';
import { isStartOf, load } from './load';
import { selectLoad } from './selectors';

/** Fact: the films of that talent are not any more what the list of all films says; '' where it is not known whose. */
const filmsChanged = createAction<{ talentId: string }>('loading/filmsChanged');

type FilmsChanged = ReturnType<typeof filmsChanged>;

/** After a change of a talent's films those alone are loaded into the list of all films: an agency may have 100,000. */
export function* followFilms(): SagaGenerator<void> {
  yield* all([
    takeEvery(serverEventReceived, hear),
    takeLatestOfEach<FilmsChanged>([filmsChanged], ({ payload }) => payload.talentId, loadOnceSettled),
  ]);
}

function* hear({ payload: event }: ReturnType<typeof serverEventReceived>): SagaGenerator<void> {
  if (event.kind === 'changed' && event.what === 'films')
    yield* put(filmsChanged({ talentId: event.talentId }));
  // A film that is encoded has pictures and a length; and a list that is on its way may be older than any end.
  if (event.kind === 'encoding' && event.filmId !== '' && !isUnderWay(event.status)) {
    const film = yield* select(selectAgencyFilm, event.filmId);
    yield* put(filmsChanged({ talentId: film?.talentId ?? '' }));
  }
}

function* loadOnceSettled({ payload: { talentId } }: FilmsChanged): SagaGenerator<void> {
  yield* perform(settle());
  const { status } = yield* select(selectLoad, 'agencyFilms');
  if (talentId === '' || status !== 'loaded') {
    yield* load('agencyFilms');
    return;
  }
  const { answer } = yield* race({
    answer: request('talentFilms.list', { talentId }),
    all: take(isStartOf('agencyFilms')),
  });
  if (!answer) return;
  if (answer.ok) yield* put(agencyFilmsOfTalentLoaded({ talentId, films: answer.reply }));
  else if (answer.refusal.kind === 'notFound') yield* put(agencyFilmsOfTalentLoaded({ talentId, films: [] }));
  else yield* load('agencyFilms');
}
