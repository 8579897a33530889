import type { TalentEntry } from '../../entities/talents';
import type { TalentFilter, TalentFilterState } from './state';

interface Root {
  readonly talentFilter: TalentFilterState;
}

export const selectTalentFilter = (state: Root) => state.talentFilter.filter;

/** The page that a profession's list was left on, from 1. */
export const selectTalentsPage = ({ talentFilter }: Root, profession: string) =>
  talentFilter.profession === profession ? talentFilter.page : 1;

/** Those that the filter lets through, in their order. */
export function filterTalents(entries: readonly TalentEntry[], filter: TalentFilter): readonly TalentEntry[] {
  return filter === 'every'
    ? entries
    : entries.filter(({ talent }) => talent.online === (filter === 'online'));
}

/** One page of a list. */
export interface TalentsPage {
  readonly entries: readonly TalentEntry[];
  /** From 1; the last when the person had opened one that is no more. */
  readonly page: number;
  readonly pageCount: number;
}

/** Cuts a list into pages of a size; size 0 is the whole list on one page. */
export function pageOfTalents(found: readonly TalentEntry[], wanted: number, size: number): TalentsPage {
  if (size === 0) return { entries: found, page: 1, pageCount: 1 };
  const pageCount = Math.max(1, Math.ceil(found.length / size));
  const page = Math.min(Math.max(1, wanted), pageCount);
  return { entries: found.slice((page - 1) * size, page * size), page, pageCount };
}
