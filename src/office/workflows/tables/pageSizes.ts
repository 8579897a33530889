import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface TablePage {
  readonly table: string;
  readonly size: number;
}

/** What a person keeps: rows on a page, by the table's name. */
const pageSizes = createSlice({
  name: 'pageSizes',
  initialState: {} as Readonly<Record<string, number>>,
  reducers: {
    pageSizeChosen: (sizes, { payload: { table, size } }: PayloadAction<TablePage>) => ({
      ...sizes,
      [table]: size,
    }),
  },
  selectors: {
    /** Rows on a page of that table, 0 for the whole of it; `first` until a person chooses. */
    selectPageSize: (sizes, table: string, first: number) => sizes[table] ?? first,
  },
});

export const { reducer: pageSizesReducer, actions: pageSizesIntents } = pageSizes;
export const { selectPageSize } = pageSizes.selectors;
