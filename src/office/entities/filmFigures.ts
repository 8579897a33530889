import type { ServerEvent } from '../../contract/events';
import { on } from '../kernel/query/invalidation';
import { ALL } from '../kernel/query/state';
import { request } from '../kernel/request';
import { tellsOf } from '../kernel/rowNews';
import { serverEventReceived } from '../kernel/signals';
import { encodingQueued } from './encodings';
import { figuresOf } from './figuresOf';
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

const counts = (event: ServerEvent) =>
  tellsOf(event, 'film') || (event.kind === 'encoding' && event.status !== 'running');

/** The figures of an agency's films, asked anew where they are shown. */
export const filmFigures = figuresOf<'filmFigures', FilmFigures>(
  films,
  () => request('agencyFilms.figures', {}),
  {
    name: 'filmFigures',
    invalidatedBy: [
      on(serverEventReceived, counts),
      on(filmCreated),
      on(filmDeleted),
      on(thingRestored),
      on(encodingQueued),
    ],
    isLazy: true,
  },
);

/** How the question for them stands. */
export const selectFilmFiguresQuery = (state: Parameters<typeof filmFigures.selectQuery>[0]) =>
  filmFigures.selectQuery(state, ALL);
