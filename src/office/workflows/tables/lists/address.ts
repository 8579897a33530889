import type { ListView } from './state';

/** What of a list may stand in its address. */
export interface Addressed {
  /** The columns that sort it; it begins sorted by `sort`. */
  readonly orders: Readonly<Record<string, unknown>>;
  readonly sort: string;
  readonly filters: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** Nothing is chosen. */
export const nobody = { all: false, ids: [] } as const;

/** A list that nobody has looked at. */
export const freshView = (path: string, { sort }: Addressed): ListView => ({
  path,
  search: '',
  sort,
  filters: {},
  page: 1,
  selection: nobody,
  place: null,
});

/** The query that shows a list so, with its question mark; empty for a list that nobody has looked at. */
export function queryOf({ search, sort, filters, page }: ListView, { sort: first }: Addressed): string {
  const words = new URLSearchParams({
    ...(search && { search }),
    ...(sort !== first && { sort }),
    ...filters,
    ...(page > 1 && { page: String(page) }),
  });
  return words.size > 0 ? `?${words}` : '';
}

/** The list as an address shows it; what the query says and the list does not know is passed by. */
export function viewAt(path: string, query: string, addressed: Addressed): ListView {
  const words = new URLSearchParams(query);
  const sort = words.get('sort') ?? '';
  const page = Number(words.get('page'));
  return {
    ...freshView(path, addressed),
    search: words.get('search') ?? '',
    ...(Object.hasOwn(addressed.orders, sort.replace(/^-/, '')) && { sort }),
    filters: Object.fromEntries(
      Object.entries(addressed.filters).flatMap(([name, options]) => {
        const option = words.get(name) ?? '';
        return Object.hasOwn(options, option) ? [[name, option]] : [];
      }),
    ),
    ...(Number.isSafeInteger(page) && page > 1 && { page }),
  };
}
