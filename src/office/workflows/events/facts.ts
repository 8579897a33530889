import type { Action } from '@reduxjs/toolkit';
import type { Entity } from '../../../contract/events';
import { serverEventReceived, tellsOf } from '../../kernel/signals';

/** True for the message that brings news of that row; what is read of it meanwhile may be older. */
export const toldOf = (entity: Entity, id: string) => (action: Action) =>
  serverEventReceived.match(action) && tellsOf(action.payload, entity, id);
