import { all, call, put, type SagaGenerator, select, takeEvery, takeLatest } from 'typed-redux-saga';
import { isUnderWay } from '../../../contract/entities/film';
import { filmDeleted, filmEncodingMoved, filmInfosSaved, talentFilmsLoaded } from '../../entities/films';
import { reelDeleted, talentReelsLoaded } from '../../entities/reels';
import { request } from '../../kernel/request';
import { wentOnline } from '../connectivity';
import { eventsReconnected, serverEventReceived } from '../events';
import { filmCreated } from '../createFilm';
import { locationChanged, queryChanged } from '../navigation';
import { selectReelChanges } from '../reelChanges';
import { thumbnailSaved } from '../thumbnails';
import { thingRestored } from '../undo';
import { shownIn, talentIdOf } from './address';
import { selectIsRetryAsked, selectOpenFilmId, selectShownTalentId } from './selectors';
import { facts, intents } from './slice';

/** A talent's films and reels are loaded with its page, and again when they may have changed (spec section 4). */
export function* talentPageSaga(): SagaGenerator<void> {
  yield* all([
    takeLatest([facts.loadStarted, facts.left], load),
    takeEvery(locationChanged, follow),
    takeEvery(queryChanged, followFilm),
    takeEvery(intents.reloadRequested, startLoading),
    takeEvery([eventsReconnected, wentOnline], reloadShown),
    takeEvery([filmCreated, filmDeleted, reelDeleted, thingRestored], ({ payload }) =>
      reloadIfShown(payload.talentId),
    ),
    takeEvery([filmInfosSaved, thumbnailSaved], reloadShown),
    takeEvery(serverEventReceived, hear),
    takeEvery(intents.encodingRetryRequested, retryEncoding),
  ]);
}

function* follow({ payload: { path } }: ReturnType<typeof locationChanged>): SagaGenerator<void> {
  const talentId = talentIdOf(path);
  if (talentId === undefined) {
    if (yield* select(selectShownTalentId)) yield* put(facts.left());
    return;
  }
  yield* put(facts.shown({ talentId }));
  yield* startLoading();
}

/** The address opens a film, or names it no more. */
function* followFilm({ payload: { query } }: ReturnType<typeof queryChanged>): SagaGenerator<void> {
  const shown = shownIn(query);
  if (!shown || shown.film === (yield* select(selectOpenFilmId))) return;
  yield* put(shown.film ? facts.filmAddressed({ filmId: shown.film }) : facts.filmLeft());
}

function* reloadShown(): SagaGenerator<void> {
  if (yield* select(selectShownTalentId)) yield* startLoading();
}

function* startLoading(): SagaGenerator<void> {
  yield* put(facts.loadStarted());
}

function* reloadIfShown(talentId: string): SagaGenerator<void> {
  if ((yield* select(selectShownTalentId)) === talentId) yield* startLoading();
}

function* load(): SagaGenerator<void> {
  const talentId = yield* select(selectShownTalentId);
  if (talentId === undefined) return;
  const { films, reels } = yield* all({
    films: call(() => request('talentFilms.list', { talentId })),
    reels: call(() => request('talentReels.list', { talentId })),
  });
  if (!films.ok) yield* put(facts.loadFailed(films.refusal));
  else if (!reels.ok) yield* put(facts.loadFailed(reels.refusal));
  else {
    yield* put(talentFilmsLoaded({ talentId, films: films.reply }));
    const changes = yield* select(selectReelChanges);
    const areChanging = changes.status === 'saving' && changes.change.talentId === talentId;
    if (!areChanging) yield* put(talentReelsLoaded({ talentId, ...reels.reply }));
    yield* put(facts.loaded());
  }
}

/**
 * Progress is shown as it is told. At an end the films are loaded: one that is ready has pictures and a length, one that
 * was cancelled plays the file before, and a list that is on its way may be older than the end.
 */
function* hear({ payload: news }: ReturnType<typeof serverEventReceived>): SagaGenerator<void> {
  if (news.kind === 'changed' && (news.what === 'films' || news.what === 'reels'))
    yield* reloadIfShown(news.talentId);
  if (news.kind !== 'encoding') return;
  const { filmId, status, progress, reason } = news;
  yield* put(filmEncodingMoved({ filmId, status, progress, reason }));
  if (yield* select(selectIsRetryAsked, filmId)) yield* put(facts.encodingRetried({ filmId }));
  if (filmId !== '' && !isUnderWay(status)) yield* reloadShown();
}

/** News of the new encoding may come before the answer, up to that of its end: then there is nothing to tell. */
function* retryEncoding({
  payload: { filmId, processId },
}: ReturnType<typeof intents.encodingRetryRequested>): SagaGenerator<void> {
  const answer = yield* request('encoding.retry', { processId });
  if (!answer.ok) {
    yield* put(facts.encodingRetryRefused({ filmId, refusal: answer.refusal }));
    return;
  }
  if (!(yield* select(selectIsRetryAsked, filmId))) return;
  yield* put(filmEncodingMoved({ filmId, status: 'waiting', progress: 0, reason: '' }));
  yield* put(facts.encodingRetried({ filmId }));
}
