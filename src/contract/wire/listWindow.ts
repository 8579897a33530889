import { choice, flag, text, whole } from './fields';

/** So many rows of a list are told at once at most. */
const WINDOW_LIMIT = 200;

/** How a list is looked at that can be ordered by one of some columns: every word of the search occurs in what it searches. */
export const lookedFields = <const Orders extends Readonly<Record<string, string>>>(orders: Orders) => ({
  search: text('SEARCH_VALUE'),
  order: choice('ORDER', orders),
  isDescending: flag('DESCENDING'),
});

/** Which rows of those that are found: `count` of them, from the one at `first` on, counted from 0. */
export const windowFields = { first: whole('FIRST'), count: whole('COUNT', 1, WINDOW_LIMIT) };
