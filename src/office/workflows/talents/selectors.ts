import { createSelector } from '@reduxjs/toolkit';
import { holdsWords, searchWords } from '../../../contract/rules/text';
import { selectTalentEntries, type TalentEntry } from '../../entities/talents';
import { freshView } from './slice';
import type { TalentListState, TalentOrder } from './state';

interface Root {
  readonly talentList: TalentListState;
}

export const selectTalentList = (state: Root) => state.talentList;

/** How a profession's list was last looked at, or afresh when another was looked at since. */
export const selectTalentListView = createSelector(
  [(state: Root) => state.talentList.view, (_state: Root, profession: string) => profession],
  (view, profession) => (view.profession === profession ? view : freshView(profession)),
);

const compare = new Intl.Collator('en', { numeric: true, sensitivity: 'base' }).compare;

const byName = (one: TalentEntry, other: TalentEntry) =>
  compare(one.talent.lastName || one.name, other.talent.lastName || other.name) ||
  compare(one.talent.firstName, other.talent.firstName) ||
  compare(one.talent.talentId, other.talent.talentId);

const compareTexts = (one: string, other: string) =>
  Number(one === '') - Number(other === '') || compare(one, other);

const filmsOf = ({ talent }: TalentEntry) => talent.filmCount ?? 0;
const reelsOf = ({ talent }: TalentEntry) => talent.reelCount ?? 0;

/** Talents of the same rank stand by name; those without a city come last. */
const orders: Record<TalentOrder, (one: TalentEntry, other: TalentEntry) => number> = {
  name: byName,
  profession: (one, other) =>
    compareTexts(one.talent.profession, other.talent.profession) || byName(one, other),
  city: (one, other) => compareTexts(one.talent.city, other.talent.city) || byName(one, other),
  films: (one, other) => filmsOf(one) - filmsOf(other) || byName(one, other),
  reels: (one, other) => reelsOf(one) - reelsOf(other) || byName(one, other),
  online: (one, other) => Number(other.talent.online) - Number(one.talent.online) || byName(one, other),
};

type EntriesRoot = Root & Parameters<typeof selectTalentEntries>[0];

/** The talents of a category in the list's order; without a category, all of them. Sorted once, however it is searched. */
export const selectTalentsInOrder = createSelector(
  [
    selectTalentEntries,
    (state: EntriesRoot) => state.talentList.order,
    (state: EntriesRoot) => state.talentList.descending,
    (_state: EntriesRoot, categoryId: string | null) => categoryId,
  ],
  (entries, order, descending, categoryId) => {
    const shown =
      categoryId === null ? entries : entries.filter(({ talent }) => talent.categoryId === categoryId);
    const sorted = shown.toSorted(orders[order]);
    return descending ? sorted.reverse() : sorted;
  },
);

/** Those whose name, city and profession hold every typed word, whatever its case and accents. */
export function searchTalents(entries: readonly TalentEntry[], search: string): readonly TalentEntry[] {
  const words = searchWords(search);
  return words.length === 0 ? entries : entries.filter(({ searchKey }) => holdsWords(searchKey, words));
}
