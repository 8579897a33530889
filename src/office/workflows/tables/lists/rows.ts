import { holdsWords, searchWords } from '../../../../contract/rules/text';
import type { Selection } from './state';

export type Compare<Row> = (one: Row, other: Row) => number;
export type Orders<Row> = Readonly<Record<string, Compare<Row>>>;
export type Filters<Row> = Readonly<Record<string, Readonly<Record<string, (row: Row) => boolean>>>>;

/** Rows by the column that `sort` names; rows of the same rank stand as they came, and all of them where it names none. */
export function inOrder<Row>(rows: readonly Row[], orders: Orders<Row>, sort: string): readonly Row[] {
  const isDescending = sort.startsWith('-');
  const compare = orders[isDescending ? sort.slice(1) : sort];
  if (!compare) return rows;
  return rows.toSorted(isDescending ? (one, other) => compare(other, one) : compare);
}

/** Rows that every chosen option lets through. */
export function filtered<Row>(
  rows: readonly Row[],
  filters: Filters<Row>,
  chosen: Readonly<Record<string, string>>,
): readonly Row[] {
  const tests = Object.entries(chosen).flatMap(([name, option]) => filters[name]?.[option] ?? []);
  return tests.length === 0 ? rows : rows.filter((row) => tests.every((lets) => lets(row)));
}

/** Rows whose folded text holds every typed word, whatever its case and accents. */
export function searched<Row>(
  rows: readonly Row[],
  searchKeyOf: (row: Row) => string,
  search: string,
): readonly Row[] {
  const words = searchWords(search);
  return words.length === 0 ? rows : rows.filter((row) => holdsWords(searchKeyOf(row), words));
}

/** Whether a row is chosen, by its id. */
export function choiceIn({ all, ids }: Selection): (id: string) => boolean {
  const named = new Set(ids);
  return (id) => named.has(id) !== all;
}

/** The selection once these rows are chosen, or are no more. */
export function withChoice(
  { all, ids }: Selection,
  changed: readonly string[],
  isChosen: boolean,
): Selection {
  const named = new Set(ids);
  for (const id of changed)
    if (isChosen !== all) named.add(id);
    else named.delete(id);
  return { all, ids: [...named] };
}

/** One page of a list. */
interface ListPage<Row> {
  readonly rows: readonly Row[];
  /** From 1; the last when the person had opened one that is no more. */
  readonly page: number;
  readonly pageCount: number;
}

/** Cuts a list into pages of a size; size 0 is the whole list on one page. */
export function pageOf<Row>(found: readonly Row[], wanted: number, size: number): ListPage<Row> {
  if (size === 0) return { rows: found, page: 1, pageCount: 1 };
  const pageCount = Math.max(1, Math.ceil(found.length / size));
  const page = Math.min(Math.max(1, wanted), pageCount);
  return { rows: found.slice((page - 1) * size, page * size), page, pageCount };
}
