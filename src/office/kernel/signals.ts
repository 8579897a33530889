import { createAction } from '@reduxjs/toolkit';
import type { ServerEvent } from '../../contract/events';

/** Fact: the server told something that nobody asked for. */
export const serverEventReceived = createAction<ServerEvent>('events/serverEventReceived');
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
