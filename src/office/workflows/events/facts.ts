import { createAction } from '@reduxjs/toolkit';
import type { ServerEvent } from '../../../contract/events';

/** Fact: the server told something that nobody asked for. */
export const serverTold = createAction<ServerEvent>('events/serverTold');
/** Fact: the stream of events was away and is back; what happened meanwhile was missed. */
export const eventsReconnected = createAction('events/reconnected');
