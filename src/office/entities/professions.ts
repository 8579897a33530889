import { createAction } from '@reduxjs/toolkit';
import type { Profession } from '../../contract/entities/profession';
import { on } from '../kernel/query/invalidation';
import { query } from '../kernel/query/query';
import { request } from '../kernel/request';
import { serverEventReceived, tellsOf } from '../kernel/signals';

/** Fact: the professions are others now, or this office was behind. */
export const professionsChanged = createAction('professions/changed');

/** The agency's professions in their order, with how many talents have them; for administrators. */
export const professions = query({
  name: 'professions',
  ask: () => request('agency.professions', {}),
  dataOf: (rows: readonly Profession[]) => rows,
  invalidatedBy: [
    on(professionsChanged),
    on(serverEventReceived, (event) => tellsOf(event, 'category') || tellsOf(event, 'talent')),
  ],
});

export const selectProfessions = (state: Parameters<typeof professions.selectQuery>[0]) =>
  professions.selectQuery(state, {});
