import { type Action, createAction } from '@reduxjs/toolkit';
import type { ServerEvent } from '../../../contract/events';

/** Fact: the server told something that nobody asked for. */
export const serverEventReceived = createAction<ServerEvent>('events/serverEventReceived');
/** True for news that texts of a talent changed (`''`: of the agency); what is read of them meanwhile may be older. */
export const toldOfTexts = (talentId: string) => (action: Action) =>
  serverEventReceived.match(action) &&
  action.payload.kind === 'changed' &&
  action.payload.what === 'texts' &&
  action.payload.talentId === talentId;

/** Fact: the stream of events was away and is back; what happened meanwhile was missed. */
export const eventsReconnected = createAction('events/reconnected');
