/** Rows that are chosen: those named, or all that are found but those named. */
export interface Selection {
  readonly all: boolean;
  readonly ids: readonly string[];
}

/** Where a person stood in a list: pixels from its top, and the row that had the keyboard, from 0. */
export interface ListPlace {
  /** The list as it was looked at then. */
  readonly of: string;
  readonly scrollTop: number;
  readonly activeRow: number;
}

/** How a list is looked at. All but selection and place stands in the address: a reload, Back or a mailed link find it. */
export interface ListView {
  /** The path that shows it: another path is another list, looked at afresh. */
  readonly path: string;
  readonly search: string;
  /** The column by which it is sorted, `-city` for a descending one; empty for none. */
  readonly sort: string;
  /** The options that were chosen, by the filter's name. */
  readonly filters: Readonly<Record<string, string>>;
  /** From 1. */
  readonly page: number;
  readonly selection: Selection;
  /** Where the person left a list last; null before any was left. */
  readonly place: ListPlace | null;
}
