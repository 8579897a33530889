import { createSelector } from '@reduxjs/toolkit';
import type { Category } from '../../../contract/entities/category';
import { selectCategory, selectCategoryByUrl } from '../../entities/categories';
import type { Talent } from '../../../contract/entities/talent';
import {
  fullName,
  selectTalentEntries,
  selectTalentEntry,
  type TalentEntry,
  talents,
} from '../../entities/talents';
import { talentsActedOn, talentWindows } from '../../entities/talentWindows';
import { byText, compareTexts, pagedList } from '../tables/lists';
import { idAt } from '../office/navigation';

/** The profession that the path names: a category's id or its router url; `all` is the list of every talent. */
const PATH = /^\/(?:app\/table\/)?talents\/([^/]+)\/?$/;

type CategoriesRoot = Parameters<typeof selectCategory>[0];
type Root = CategoriesRoot & Parameters<typeof selectTalentEntries>[0];

/** The category whose talents a path shows; null for all talents, nothing when there is none such. */
function selectCategoryAt(state: CategoriesRoot, path: string): Category | null | undefined {
  const id = idAt(PATH, path) ?? '';
  return selectCategory(state, id) ?? selectCategoryByUrl(state, id) ?? (id === 'all' ? null : undefined);
}

const byName = (one: TalentEntry, other: TalentEntry) =>
  compareTexts(one.talent.lastName || one.name, other.talent.lastName || other.name) ||
  compareTexts(one.talent.firstName, other.talent.firstName) ||
  compareTexts(one.talent.talentId, other.talent.talentId);

const thenByName =
  (first: (one: TalentEntry, other: TalentEntry) => number) => (one: TalentEntry, other: TalentEntry) =>
    first(one, other) || byName(one, other);

const byNumber = (numberOf: (entry: TalentEntry) => number) =>
  thenByName((one, other) => numberOf(one) - numberOf(other));

const rowsAt = createSelector(
  [selectTalentEntries, selectCategoryAt],
  (entries, category): readonly TalentEntry[] =>
    category ? entries.filter(({ talent }) => talent.categoryId === category.categoryId) : entries,
);

/** What of a talent is known to who acts on it. */
export interface ActedTalent extends Pick<TalentEntry, 'name'> {
  readonly talent: Pick<Talent, 'talentId'> & Partial<Pick<Talent, 'online'>>;
}

/**
 * The talents of a profession, whom the server finds and orders; those of the same rank stand by name, those without a city
 * come last.
 */
export const talentList = pagedList({
  name: 'talentList',
  isAt: (path) => PATH.test(path),
  asked: talents,
  rows: rowsAt as (state: Root, path: string) => readonly TalentEntry[],
  windows: talentWindows,
  actedOn: talentsActedOn,
  chosenOf: (talent: ActedTalent['talent'] & Pick<Talent, 'firstName' | 'lastName'>): ActedTalent => ({
    talent,
    name: fullName(talent),
  }),
  selectRowOf: (state: Root) => selectTalentEntry(state),
  filtersAt: (path) => ({ profession: idAt(PATH, path) ?? '' }),
  idOf: ({ talent }: ActedTalent) => talent.talentId,
  searchKeyOf: ({ searchKey }) => searchKey,
  orders: {
    name: byName,
    profession: thenByName(byText(({ talent }) => talent.profession)),
    city: thenByName(byText(({ talent }) => talent.city)),
    films: byNumber(({ talent }) => talent.filmCount ?? 0),
    reels: byNumber(({ talent }) => talent.reelCount ?? 0),
    online: byNumber(({ talent }) => (talent.online ? 0 : 1)),
  },
  sort: 'name',
  filters: {
    site: { online: ({ talent }) => talent.online, offline: ({ talent }) => !talent.online },
  },
});

/** The category whose talents are listed; null for all talents, nothing when the address names none. */
export const selectListedCategory = (state: CategoriesRoot & Parameters<typeof talentList.selectView>[0]) =>
  selectCategoryAt(state, talentList.selectView(state).path);
