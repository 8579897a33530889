import { createAction } from '@reduxjs/toolkit';
import type { ServerEvent } from '../../contract/events';

/** Fact: the server told something that nobody asked for. */
export const serverEventReceived = createAction<ServerEvent>('events/serverEventReceived');
/** Fact: the stream of events was away and is back; what happened meanwhile was missed. */
export const eventsReconnected = createAction('events/reconnected');
/** Facts: the browser is on line again, or no longer. */
export const wentOnline = createAction('connectivity/wentOnline');
export const wentOffline = createAction('connectivity/wentOffline');
