import { createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import { put, type SagaGenerator, takeLeading } from 'typed-redux-saga';
import type { Answer, Refusal } from '../../../contract/refusal';
import { saveTable } from '../../kernel/commands';
import { machine } from '../../kernel/machine';
import { perform } from '../../kernel/perform';
import { splitActions } from '../../kernel/splitActions';

/** What came of it; `isAll` is false where there was more than a table holds. */
interface Saved {
  readonly name: string;
  readonly isAll: boolean;
}

/**
 *   none, saved, refused ──requested──▶ working ──saved──▶ saved
 *                                          │ refused
 *                                          ▼
 *                                       refused
 *   saved, refused ──closed──▶ none
 *
 * A reload boots as none.
 */
type TableExportState =
  | { readonly status: 'none' }
  | { readonly status: 'working' }
  | ({ readonly status: 'saved' } & Saved)
  | { readonly status: 'refused'; readonly refusal: Refusal };

const none = { status: 'none' } as TableExportState;

function tableExportSteps<Asked>() {
  const { move } = machine<TableExportState>();
  return {
    requested: move(['none', 'saved', 'refused'], ['working'], (_state, _action: PayloadAction<Asked>) => ({
      status: 'working',
    })),
    closed: move(['saved', 'refused'], ['none'], () => ({ status: 'none' })),

    saved: move(['working'], ['saved'], (_state, { payload }: PayloadAction<Saved>) => ({
      status: 'saved',
      ...payload,
    })),
    refused: move(['working'], ['refused'], (_state, { payload: refusal }: PayloadAction<Refusal>) => ({
      status: 'refused',
      refusal,
    })),
  };
}

interface TableExportOptions<N extends string, Asked> {
  /** Of the slice and of its messages: `activityExport/requested`. */
  readonly name: N;
  /** Asks the server for the table. */
  readonly ask: (
    asked: Asked,
  ) => SagaGenerator<Answer<{ readonly csv: string; readonly isAll?: boolean | undefined }>>;
  /** What the file is called. */
  readonly fileName: (asked: Asked) => string;
}

/** A table that the server writes and this computer keeps as a CSV file: its `steps`, reducer, intents, selector and saga. */
export function tableExport<N extends string, Asked>({ name, ask, fileName }: TableExportOptions<N, Asked>) {
  const steps = tableExportSteps<Asked>();
  const slice = createSlice({ name, initialState: none, reducers: steps as never });
  const actions = slice.actions as unknown as {
    readonly requested: ((asked: Asked) => PayloadAction<Asked>) & { readonly type: string };
    readonly closed: () => UnknownAction;
    readonly saved: (saved: Saved) => UnknownAction;
    readonly refused: (refusal: Refusal) => UnknownAction;
  };
  const { intents, facts } = splitActions(actions, 'requested', 'closed');

  function* save({ payload }: PayloadAction<Asked>): SagaGenerator<void> {
    const answer = yield* ask(payload);
    if (!answer.ok) {
      yield* put(facts.refused(answer.refusal));
      return;
    }
    const { csv, isAll = true } = answer.reply;
    const file = fileName(payload);
    yield* perform(saveTable(file, csv));
    yield* put(facts.saved({ name: file, isAll }));
  }

  return {
    steps,
    reducer: slice.reducer,
    intents,
    select: (state: Readonly<Record<N, TableExportState>>) => state[name],
    *saga(): SagaGenerator<void> {
      yield* takeLeading(intents.requested.type, save);
    },
  };
}
