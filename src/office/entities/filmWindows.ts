import type { InputOf, ReplyOf } from '../../contract/script';
import type { ScriptByName } from '../../contract/scripts';
import { WINDOW_ROWS } from '../../contract/constants';
import { type FilmOrder, filmOrders } from '../../contract/scripts/filmWindows';
import type { ServerEvent } from '../../contract/events';
import { on } from '../kernel/query/invalidation';
import { query } from '../kernel/query/query';
import { request } from '../kernel/request';
import { serverEventReceived, tellsOf } from '../kernel/signals';
import { isUnderWay, type ListedFilm } from '../../contract/entities/film';
import { filmCreated, filmDeleted, filmInfosSaved, films } from './films';
import { listWindows, type Looked } from './listWindows';
import { thingRestored } from './trashed';

type LookedOnWire = InputOf<ScriptByName['agencyFilms.found']>;

const orders: readonly string[] = Object.values(filmOrders);

/** The films stand by their numbers until a column orders them. */
function onWire({ search, sort }: Looked): LookedOnWire {
  const column = sort.replace(/^-/, '');
  const order = orders.includes(column) ? (column as FilmOrder) : 'number';
  return { search, order, isDescending: sort.startsWith('-') };
}

/** An encoding that goes on is told by its own news. */
const concerns = (event: ServerEvent) =>
  tellsOf(event, 'film') ||
  tellsOf(event, 'talent') ||
  (event.kind === 'encoding' && !isUnderWay(event.status));

const invalidatedBy = [
  on(serverEventReceived, concerns),
  on(filmCreated),
  on(filmDeleted),
  on(filmInfosSaved),
  on(thingRestored),
];

/** The agency's films as their list shows them. */
export const filmWindows = listWindows({
  name: 'filmWindows',
  rows: films,
  idOf: ({ filmId }: ListedFilm) => filmId,
  ask: ({ looked, first }) => request('agencyFilms.window', { ...onWire(looked), first, count: WINDOW_ROWS }),
  invalidatedBy,
  goneIn: (action) => (filmDeleted.match(action) ? action.payload.filmId : undefined),
});

/** What of a film is known to who acts on all that were found. */
type ActedFilms = ReplyOf<ScriptByName['agencyFilms.found']>;

/** All films that are found, once they are chosen. */
export const filmsActedOn = query({
  name: 'filmsActedOn',
  ask: ({ looked }: { readonly looked: Looked }) => request('agencyFilms.found', onWire(looked)),
  dataOf: (found: ActedFilms) => found,
  invalidatedBy,
});
