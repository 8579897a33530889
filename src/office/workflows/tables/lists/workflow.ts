import type { UnknownAction } from '@reduxjs/toolkit';
import type { All, QueryState } from '../../../kernel/query/state';
import type { listSlice } from './slice';
import type { ListView } from './state';

/** A list's workflow as screens take it; which slices its selectors read, only the list itself knows. */
export interface ListWorkflow<Row> {
  readonly name: string;
  readonly idOf: (row: Row) => string;
  /** The columns that sort it. */
  readonly orders: Readonly<Record<string, unknown>>;
  readonly intents: ReturnType<typeof listSlice>['intents'];
  /** Intent: its rows are wanted anew. */
  readonly reload: () => UnknownAction;
  /** How the question for its rows stands. */
  readonly selectQuery: (state: never) => QueryState<All, unknown>;
  readonly selectView: (state: never) => ListView;
  /** All rows of the list on show. */
  readonly selectRows: (state: never) => readonly Row[];
  /** Those that filters and search leave, in their order. */
  readonly selectFound: (state: never) => readonly Row[];
  /** Tells of an id whether its row is chosen. */
  readonly selectIsChosen: (state: never) => (id: string) => boolean;
  /** Of those that are found, the ones that are chosen. */
  readonly selectChosen: (state: never) => readonly Row[];
  /** The query that shows the list as it is looked at; nothing while the address is another screen's. */
  readonly selectShownQuery: (state: never) => string | undefined;
}
