/** Which talents are listed: all, or only those on the agency's site or off it. */
export type TalentFilter = 'every' | 'online' | 'offline';

/** What is cut out of the list of talents: by the filter, and by pages when the person wants pages. */
export interface TalentFilterState {
  readonly filter: TalentFilter;
  /** The profession whose pages are turned, as in the address; another one begins at its first page. */
  readonly profession: string;
  /** From 1. */
  readonly page: number;
}
