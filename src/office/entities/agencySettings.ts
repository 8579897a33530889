import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { AgencySettings as Written } from '../../contract/entities/agencySettings';
import { on } from '../kernel/query/invalidation';
import { query } from '../kernel/query/query';
import { ALL } from '../kernel/query/state';
import { withData } from '../kernel/query/withData';
import { request } from '../kernel/request';
import { serverEventReceived, tellsOf } from '../kernel/signals';

type AgencySettings = Written & { readonly version: number };

/** Fact: the settings are at the server as they were written here. */
export const agencySettingsSaved = createAction<AgencySettings>('agencySettings/saved');

const settings = query({
  name: 'agencySettings',
  ask: () => request('agency.settings', {}),
  dataOf: (told: AgencySettings) => told,
  // As the server keeps them, addresses may be otherwise than they were sent.
  invalidatedBy: [on(agencySettingsSaved), on(serverEventReceived, (event) => tellsOf(event, 'agency'))],
});

/** What was saved here is known before the server tells of it. */
function reducer(states: ReturnType<typeof settings.reducer> | undefined, action: UnknownAction) {
  const after = settings.reducer(states, action);
  return agencySettingsSaved.match(action)
    ? withData(after, settings.keyOf(ALL), () => action.payload)
    : after;
}

/** What administrators write of their agency. */
export const agencySettings = { ...settings, reducer };

export const selectAgencySettings = (state: Parameters<typeof agencySettings.selectQuery>[0]) =>
  agencySettings.selectQuery(state, ALL);
