import type { Action } from '@reduxjs/toolkit';
import { serverEventReceived } from '../../kernel/signals';

/** True for news that texts of a talent changed (`''`: of the agency); what is read of them meanwhile may be older. */
export const toldOfTexts = (talentId: string) => (action: Action) =>
  serverEventReceived.match(action) &&
  action.payload.kind === 'changed' &&
  action.payload.what === 'texts' &&
  action.payload.talentId === talentId;
