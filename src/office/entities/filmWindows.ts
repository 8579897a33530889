import type { Action } from '@reduxjs/toolkit';
import { WINDOW_ROWS } from '../../contract/constants';
import type { ListedFilm } from '../../contract/entities/film';
import type { ServerEvent } from '../../contract/events';
import { filmOrders } from '../../contract/scripts/filmWindows';
import { on } from '../kernel/query/invalidation';
import { request } from '../kernel/request';
import { tellsOf, tellsOfEncoded } from '../kernel/rowNews';
import { serverEventReceived } from '../kernel/signals';
import { filmCreated, filmDeleted, filmInfosSaved, films } from './films';
import { listWindows, type Looked } from './listWindows';
import { orderOnWire } from './orderOnWire';
import { rowsActedOn } from './rowsActedOn';
import { thingRestored } from './trashed';

/** The films stand by their numbers until a column orders them. */
const onWire = (looked: Looked) => ({
  search: looked.search,
  ...orderOnWire(looked, filmOrders, filmOrders.NUMBER),
});

/** An encoding that goes on is told by its own news. */
const concerns = (event: ServerEvent) =>
  tellsOf(event, 'film') || tellsOf(event, 'talent') || tellsOfEncoded(event);

const changes = [on(serverEventReceived, concerns), on(filmCreated), on(filmInfosSaved), on(thingRestored)];

const goneIn = (action: Action) => (filmDeleted.match(action) ? action.payload.filmId : undefined);

/** The agency's films as their list shows them. */
export const filmWindows = listWindows({
  name: 'filmWindows',
  rows: films,
  idOf: ({ filmId }: ListedFilm) => filmId,
  ask: ({ looked, first }) => request('agencyFilms.window', { ...onWire(looked), first, count: WINDOW_ROWS }),
  invalidatedBy: [...changes, on(filmDeleted)],
  goneIn,
});

export const filmsActedOn = rowsActedOn({
  name: 'filmsActedOn',
  ask: (looked) => request('agencyFilms.found', onWire(looked)),
  idOf: ({ filmId }) => filmId,
  invalidatedBy: changes,
  goneIn,
});
