import { createAction } from '@reduxjs/toolkit';
import { all, put, race, type SagaGenerator, select, take, takeEvery } from 'typed-redux-saga';
import { isUnderWay } from '../../../contract/entities/film';
import { films, filmsOfTalentTold, selectFilm } from '../../entities/films';
import { sleep } from '../../kernel/commands';
import { takeLatestOfEach } from '../../kernel/latest';
import { perform } from '../../kernel/perform';
import { ALL } from '../../kernel/query/state';
import { request } from '../../kernel/request';
import { serverEventReceived } from '../../kernel/signals';

/** Several changes in a row are loaded once, in milliseconds. */
const SETTLE_TIME = 400;

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
  if (event.kind === 'changed' && event.entity === 'film')
    yield* put(filmsChanged({ talentId: (yield* select(selectFilm, event.id))?.talentId ?? '' }));
  // A film that is encoded has pictures and a length; and a list that is on its way may be older than any end.
  if (event.kind === 'encoding' && event.filmId !== '' && !isUnderWay(event.status)) {
    const film = yield* select(selectFilm, event.filmId);
    yield* put(filmsChanged({ talentId: film?.talentId ?? '' }));
  }
}

function* loadOnceSettled({ payload: { talentId } }: FilmsChanged): SagaGenerator<void> {
  yield* perform(sleep(SETTLE_TIME));
  const { status } = yield* select(films.selectQuery, ALL);
  if (talentId === '' || status !== 'ready') {
    yield* put(films.facts.asked({ params: ALL }));
    return;
  }
  const { answer } = yield* race({
    answer: request('talentFilms.list', { talentId }),
    all: take(isStartOfAll),
  });
  if (!answer) return;
  if (answer.ok) yield* put(filmsOfTalentTold({ talentId, films: answer.reply }));
  else if (answer.refusal.kind === 'notFound') yield* put(filmsOfTalentTold({ talentId, films: [] }));
  else yield* put(films.facts.asked({ params: ALL }));
}

/** What comes of an earlier question is older than what will come. */
const isStartOfAll = (action: unknown) =>
  films.facts.asked.match(action) && action.payload.params.talentId === undefined;
