import { createAction } from '@reduxjs/toolkit';
import type { Profession } from '../../contract/entities/profession';
import { movedBefore } from '../../contract/rules/order';
import { on } from '../kernel/query/invalidation';
import { knownAtOnce } from '../kernel/query/knownAtOnce';
import { query } from '../kernel/query/query';
import { ALL } from '../kernel/query/state';
import { request } from '../kernel/request';
import { tellsOf } from '../kernel/rowNews';
import { serverEventReceived } from '../kernel/signals';

type Professions = readonly Profession[];

/** A profession is to stand before another one, or last where that is named `''`. */
export interface ProfessionMove {
  readonly categoryId: string;
  readonly beforeId: string;
}

/** Fact: the professions are others now, or this office was behind. */
export const professionsChanged = createAction('professions/changed');
/** Fact: one stands elsewhere now. */
export const professionMoved = createAction<ProfessionMove>('professions/moved');

/** The professions once one of them was moved. */
export function afterMove(rows: Professions, { categoryId, beforeId }: ProfessionMove): Professions {
  const byId = new Map(rows.map((row) => [row.categoryId, row]));
  return movedBefore([...byId.keys()], categoryId, beforeId).flatMap((id) => byId.get(id) ?? []);
}

/** The agency's professions in their order, with how many talents have them; for administrators. */
export const professions = knownAtOnce(
  query({
    name: 'professions',
    ask: () => request('agency.professions', {}),
    dataOf: (rows: Professions) => rows,
    invalidatedBy: [
      on(professionsChanged),
      on(professionMoved),
      on(serverEventReceived, (event) => tellsOf(event, 'category') || tellsOf(event, 'talent')),
    ],
  }),
  professionMoved,
  afterMove,
);

export const selectProfessions = (state: Parameters<typeof professions.selectQuery>[0]) =>
  professions.selectQuery(state, ALL);
