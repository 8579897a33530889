import { createSelector } from '@reduxjs/toolkit';
import type { ReplyOf } from '../../contract/script';
import type { ScriptByName } from '../../contract/scripts';
import { about } from '../kernel/query/invalidation';
import { ALL } from '../kernel/query/state';
import { request } from '../kernel/request';
import { tellsOf } from '../kernel/rowNews';
import { serverEventReceived } from '../kernel/signals';
import { figuresOf, type Told } from './figuresOf';
import { selectTalents, talentRemoved, talents } from './talents';
import { thingRestored } from './trashed';

type Figures = ReplyOf<ScriptByName['talents.figures']>;

/** Whether they are counted at the server: what is counted here is never old. */
const areCountedThere = (_payload: unknown, _params: unknown, known: Told<Figures> | null) =>
  known?.figures !== null;

/** How many talents each profession has; every screen shows that. */
export const talentFigures = figuresOf<'talentFigures', Figures>(
  talents,
  () => request('talents.figures', {}),
  {
    name: 'talentFigures',
    invalidatedBy: [
      about(serverEventReceived, areCountedThere, (event) => tellsOf(event, 'talent')),
      about(talentRemoved, areCountedThere),
      about(thingRestored, areCountedThere),
    ],
  },
);

type Root = Parameters<typeof talentFigures.selectQuery>[0] & Parameters<typeof selectTalents>[0];

/** How many talents there are, in all and by category id. */
interface TalentCounts {
  readonly total: number;
  readonly byCategory: Readonly<Record<string, number>>;
}

const countedOf = (figures: Figures): TalentCounts => ({
  total: figures.reduce((total, { talents: count }) => total + count, 0),
  byCategory: Object.fromEntries(figures.map(({ categoryId, talents: count }) => [categoryId, count])),
});

const selectCountedHere = createSelector([selectTalents], (all): TalentCounts => {
  const byCategory: Record<string, number> = {};
  for (const { categoryId } of all) byCategory[categoryId] = (byCategory[categoryId] ?? 0) + 1;
  return { total: all.length, byCategory };
});

const selectCountedThere = createSelector(
  [(state: Root) => talentFigures.selectQuery(state, ALL).data?.figures ?? null],
  (figures) => figures && countedOf(figures),
);

/** As they are counted here where all talents are known, else as the server counts them; none before either is. */
export const selectTalentCounts = (state: Root): TalentCounts =>
  (talents.selectQuery(state, ALL).status === 'ready' ? null : selectCountedThere(state)) ??
  selectCountedHere(state);
