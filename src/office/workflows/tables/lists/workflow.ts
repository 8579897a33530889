import type { UnknownAction } from '@reduxjs/toolkit';
import type { All, QueryState } from '../../../kernel/query/state';
import type { listSlice } from './slice';
import type { ListView } from './state';

/** Rows of those that are found, from 0. */
export interface RowRange {
  readonly first: number;
  readonly last: number;
}

/** A list's workflow as screens take it; which slices its selectors read, only the list itself knows. */
export interface ListWorkflow<Row, Chosen = Row> {
  readonly name: string;
  readonly idOf: (row: Chosen) => string;
  /** The columns that sort it. */
  readonly orders: Readonly<Record<string, unknown>>;
  readonly intents: ReturnType<typeof listSlice>['intents'];
  /** Intent: its rows are wanted anew. */
  readonly reload: () => UnknownAction;
  /** How the question for its rows stands. */
  readonly selectQuery: (state: never) => QueryState<All, unknown>;
  readonly selectView: (state: never) => ListView;
  /** How many rows the list on show has. */
  readonly selectTotal: (state: never) => number;
  /** Those that filters and search leave, in their order; undefined stands for one that has not come yet. */
  readonly selectFound: (state: never) => readonly (Row | undefined)[];
  /** Tells of an id whether its row is chosen. */
  readonly selectIsChosen: (state: never) => (id: string) => boolean;
  /** Of those that are found, the ones that are chosen, as far as is needed to act on them; none while that is asked. */
  readonly selectChosen: (state: never) => readonly Chosen[];
  readonly selectChosenCount: (state: never) => number;
  /** Intent: these of the rows that are found stand on the screen, or near; of a list whose rows come by and by. */
  readonly showRows?: (rows: RowRange) => UnknownAction;
  /** Intent: these of the rows that are found are chosen beside others, though they have not all come. */
  readonly chooseRange?: (rows: RowRange) => UnknownAction;
  /** The query that shows the list as it is looked at; nothing while the address is another screen's. */
  readonly selectShownQuery: (state: never) => string | undefined;
}
