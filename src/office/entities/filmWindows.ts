import type { UnknownAction } from '@reduxjs/toolkit';
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
import { listWindows, lookedKey, type Looked } from './listWindows';
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

const changes = [on(serverEventReceived, concerns), on(filmCreated), on(filmInfosSaved), on(thingRestored)];

/** The agency's films as their list shows them. */
export const filmWindows = listWindows({
  name: 'filmWindows',
  rows: films,
  idOf: ({ filmId }: ListedFilm) => filmId,
  ask: ({ looked, first }) => request('agencyFilms.window', { ...onWire(looked), first, count: WINDOW_ROWS }),
  invalidatedBy: [...changes, on(filmDeleted)],
  goneIn: (action) => (filmDeleted.match(action) ? action.payload.filmId : undefined),
});

/** What of a film is known to who acts on all that were found. */
type ActedFilms = ReplyOf<ScriptByName['agencyFilms.found']>;

const acted = query({
  name: 'filmsActedOn',
  keyOf: ({ looked }: { readonly looked: Looked }) => lookedKey(looked),
  ask: ({ looked }) => request('agencyFilms.found', onWire(looked)),
  dataOf: (found: ActedFilms) => found,
  invalidatedBy: changes,
});

type Acted = ReturnType<typeof acted.reducer>;

/** They may be many: of what is not chosen any more nothing is kept. A film that is deleted is one less, not asked for again. */
function actedReducer(before: Acted | undefined, action: UnknownAction): Acted {
  const states = acted.reducer(before, action);
  const kept = Object.entries(states).filter(([, { status }]) => status !== 'idle');
  if (!filmDeleted.match(action))
    return kept.length === Object.keys(states).length ? states : Object.fromEntries(kept);
  const { filmId: gone } = action.payload;
  return Object.fromEntries(
    kept.map(([key, state]) => {
      if (!state.data?.some(({ filmId }) => filmId === gone)) return [key, state];
      return [key, { ...state, data: state.data.filter(({ filmId }) => filmId !== gone) }];
    }),
  );
}

/** All films that are found, once they are chosen. */
export const filmsActedOn = { ...acted, reducer: actedReducer };
