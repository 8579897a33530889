import { createAction } from '@reduxjs/toolkit';
import type { AgencySettings as Written } from '../../contract/entities/agencySettings';
import { on, onNews } from '../kernel/query/invalidation';
import { knownAtOnce } from '../kernel/query/knownAtOnce';
import { query } from '../kernel/query/query';
import { ALL } from '../kernel/query/state';
import { request } from '../kernel/request';

type AgencySettings = Written & { readonly version: number };

/** Fact: the settings are at the server as they were written here. */
export const agencySettingsSaved = createAction<AgencySettings>('agencySettings/saved');

/** What administrators write of their agency. */
export const agencySettings = knownAtOnce(
  query({
    name: 'agencySettings',
    ask: () => request('agency.settings', {}),
    dataOf: (told: AgencySettings) => told,
    // As the server keeps them, addresses may be otherwise than they were sent.
    invalidatedBy: [on(agencySettingsSaved), onNews('agency')],
  }),
  agencySettingsSaved,
  (_before: AgencySettings, saved) => saved,
);

export const selectAgencySettings = (state: Parameters<typeof agencySettings.selectQuery>[0]) =>
  agencySettings.selectQuery(state, ALL);
