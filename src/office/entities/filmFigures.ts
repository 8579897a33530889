import { type SagaGenerator, select } from 'typed-redux-saga';
import type { ServerEvent } from '../../contract/events';
import type { Answer, Refusal } from '../../contract/refusal';
import { askAndWait } from '../kernel/query/askAndWait';
import { on } from '../kernel/query/invalidation';
import { query } from '../kernel/query/query';
import { ALL } from '../kernel/query/state';
import { request } from '../kernel/request';
import { serverEventReceived, tellsOf } from '../kernel/signals';
import { encodingQueued } from './encodings';
import { filmCreated, filmDeleted, films } from './films';
import { thingRestored } from './trashed';

/** How many films there are and what becomes of their files; `newest` are ids. */
export interface FilmFigures {
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
export const isUnheardOf = ({ kind }: Refusal) =>
  kind === 'notFound' || kind === 'unreadable' || kind === 'refused';

function* askForAll(): SagaGenerator<Answer<null>> {
  yield* askAndWait(films, ALL);
  const all = yield* select((state: Parameters<typeof films.selectQuery>[0]) =>
    films.selectQuery(state, ALL),
  );
  return all.status === 'failed' ? { ok: false, refusal: all.refusal } : { ok: true, reply: null };
}

/** How the question for them stands. */
export const selectFilmFiguresQuery = (state: Parameters<typeof filmFigures.selectQuery>[0]) =>
  filmFigures.selectQuery(state, ALL);
