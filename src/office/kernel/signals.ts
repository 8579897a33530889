import { createAction } from '@reduxjs/toolkit';
import type { Entity, ServerEvent } from '../../contract/events';

/** Fact: the server told something that nobody asked for. */
export const serverEventReceived = createAction<ServerEvent>('events/serverEventReceived');
/** True for news of a row of that kind; of the one with that id, where one is named. */
export const tellsOf = (event: ServerEvent, entity: Entity, id?: string) =>
  event.kind === 'changed' && event.entity === entity && (id === undefined || event.id === id);
/** The row of that kind that news tells of, and the version it has now. */
export const changeOf = (entity: Entity) => (event: ServerEvent) =>
  event.kind === 'changed' && event.entity === entity ? { id: event.id, version: event.version } : undefined;
/** Fact: the stream of events was away and is back; what happened meanwhile was missed. */
export const eventsReconnected = createAction('events/reconnected');
/** Fact: the stream of events was away and is back, and has told what happened meanwhile. */
export const eventsResumed = createAction('events/resumed');
/** Fact: the stream of events broke; it is being opened again. */
export const eventsLost = createAction('events/lost');
/** Fact: the backend has no stream of events. */
export const eventsAbsent = createAction('events/absent');
/** Facts: the browser is on line again, or no longer. */
export const wentOnline = createAction('connectivity/wentOnline');
export const wentOffline = createAction('connectivity/wentOffline');
