import type { UnknownAction } from '@reduxjs/toolkit';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import type { ListWorkflow } from '../../../workflows/tables/lists';

type TextId = FormatjsIntl.Message['ids'];

/** Where a row stands, for what the keyboard reaches in it. */
export interface RowPlace {
  readonly tabIndex: 0 | -1;
  /** For the link or button that stands for the whole row: the arrow keys go from one to the next. */
  readonly main: { readonly 'data-row': number; readonly tabIndex: 0 | -1 };
}

export interface Column<Row> {
  /** One of the workflow's orders, where it sorts the list. */
  readonly id: string;
  readonly header: TextId;
  /** The header is told to screen readers only. */
  readonly isHeaderHidden?: boolean;
  readonly isNumber?: boolean;
  /** A track of the CSS grid; `narrow` on a screen under 1000 pixels. */
  readonly width: string;
  readonly narrow?: string;
  readonly cell: (row: Row, place: RowPlace) => ReactNode;
}

/** A choice among the rows, as a select. Filter and options are called as the workflow calls them. */
export interface Filter {
  readonly name: string;
  readonly label: TextId;
  /** The option that lets every row through. */
  readonly every: TextId;
  readonly options: Readonly<Record<string, TextId>>;
}

/** What can be done with all rows that are chosen. */
export interface RowsAction<Row> {
  readonly text: TextId;
  readonly icon: ReactElement;
  readonly isDanger?: boolean;
  readonly act: (rows: readonly Row[]) => readonly UnknownAction[];
}

/** What of a page of rows that come by and by is in sight. */
export interface RowsInSight {
  readonly showRows: ListWorkflow<unknown>['showRows'];
  /** Of the page; null before it was measured. */
  readonly range: { readonly startIndex: number; readonly endIndex: number } | null;
  /** Which row of the whole list the page begins with, and how many rows it has. */
  readonly offset: number;
  readonly count: number;
  /** Rows that have not come, each with its pixels from the top. */
  readonly missing: readonly { readonly row: number; readonly top: number }[];
}

/** A list as its screen declares it, once. */
export interface List<Row extends Chosen, Chosen = Row> {
  readonly workflow: ListWorkflow<Row, Chosen>;
  /** What people know a row by. */
  readonly nameOf: (row: Row, intl: IntlShape) => string;
  readonly columns: readonly Column<Row>[];
  /** Pixels; the least of them where rows are as high as what they say. */
  readonly rowHeight: number;
  readonly isRowHeightMeasured?: boolean;
  readonly filters?: readonly Filter[];
  /** A button asks for the list anew, where the server does not tell of what changes. */
  readonly isReloadable?: boolean;
  /** Without any, rows are not chosen. */
  readonly rowsActions?: readonly RowsAction<Chosen>[];
  /** What the Delete key does: with the row, or with all that are chosen where it is one of them. */
  readonly remove?: RowsAction<Chosen>['act'];
  /** Rows on a page until a person chooses; left out, the whole list stands on one. */
  readonly pageSize?: number;
  /** Of a list whose rows come by and by: tells it what is in sight, and stands where rows will be. */
  readonly whileComing?: ComponentType<RowsInSight>;
  readonly texts: {
    /** Of `total` rows, and of `found` among them. */
    readonly count: TextId;
    readonly found: TextId;
    readonly rows: TextId;
    readonly search: TextId;
    readonly searchHint: TextId;
  };
}
