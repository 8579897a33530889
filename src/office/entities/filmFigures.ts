import { createSelector } from '@reduxjs/toolkit';
import { type SagaGenerator, select } from 'typed-redux-saga';
import { isUnderWay } from '../../contract/entities/film';
import type { ServerEvent } from '../../contract/events';
import type { Answer, Refusal } from '../../contract/refusal';
import { isPlayable } from '../../contract/rules/playable';
import { askAndWait } from '../kernel/query/askAndWait';
import { on } from '../kernel/query/invalidation';
import { query } from '../kernel/query/query';
import { ALL } from '../kernel/query/state';
import { request } from '../kernel/request';
import { serverEventReceived, tellsOf } from '../kernel/signals';
import { encodingQueued, filmEncodingIn, selectEncodings } from './encodings';
import { filmCreated, filmDeleted, films, selectAgencyFilms } from './films';
import { thingRestored } from './trashed';

/** How many films there are and what becomes of their files; `newest` are ids. */
interface FilmFigures {
  readonly total: number;
  /** They cannot be played. */
  readonly unplayable: number;
  readonly underWay: number;
  readonly failed: number;
  readonly newest: readonly string[];
}

/** Null: the backend does not count them, and has told of all its films instead. */
interface Told {
  readonly figures: FilmFigures | null;
}

/** So many of the newest films are named, as the server does. */
const NEWEST = 8;

const counts = (event: ServerEvent) =>
  tellsOf(event, 'film') || (event.kind === 'encoding' && event.status !== 'running');

/** The figures of an agency's films, asked after sign-in; of a backend that has no such call, all films are asked. */
export const filmFigures = query({
  name: 'filmFigures',
  *ask(_params, known: Told | null): SagaGenerator<Answer<FilmFigures | null>> {
    if (known?.figures === null) return { ok: true, reply: null };
    const answer = yield* request('agencyFilms.figures', {});
    return answer.ok || !isUnheardOf(answer.refusal) ? answer : yield* askForAll();
  },
  dataOf: (figures: FilmFigures | null): Told => ({ figures }),
  invalidatedBy: [
    on(serverEventReceived, counts),
    on(filmCreated),
    on(filmDeleted),
    on(thingRestored),
    on(encodingQueued),
  ],
  isLazy: true,
  retriesAtOnce: true,
});

/** What a backend answers to a call that it does not have. */
const isUnheardOf = ({ kind }: Refusal) => kind === 'notFound' || kind === 'unreadable' || kind === 'refused';

function* askForAll(): SagaGenerator<Answer<null>> {
  yield* askAndWait(films, ALL);
  const all = yield* select((state: Parameters<typeof films.selectQuery>[0]) =>
    films.selectQuery(state, ALL),
  );
  return all.status === 'failed' ? { ok: false, refusal: all.refusal } : { ok: true, reply: null };
}

type Root = Parameters<typeof filmFigures.selectQuery>[0] &
  Parameters<typeof selectAgencyFilms>[0] &
  Parameters<typeof selectEncodings>[0];

const none: FilmFigures = { total: 0, unplayable: 0, underWay: 0, failed: 0, newest: [] };

const selectCounted = createSelector([selectAgencyFilms, selectEncodings], (all, encodings): FilmFigures => {
  const statuses = all.map((film) => filmEncodingIn(encodings, film).status);
  return {
    total: all.length,
    unplayable: all.filter(({ duration }, at) => !isPlayable(statuses[at] ?? 'none', duration)).length,
    underWay: statuses.filter(isUnderWay).length,
    failed: statuses.filter((status) => status === 'failed').length,
    newest: all
      .toSorted((one, other) => other.number - one.number)
      .slice(0, NEWEST)
      .map(({ filmId }) => filmId),
  };
});

/** How the question for them stands. */
export const selectFilmFiguresQuery = (state: Root) => filmFigures.selectQuery(state, ALL);

/** As the server counts them, or counted here where all films are known; none before either is. */
export const selectFilmFigures = (state: Root): FilmFigures =>
  films.selectAreKnown(state) ? selectCounted(state) : (selectFilmFiguresQuery(state).data?.figures ?? none);
