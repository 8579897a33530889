import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { put, type SagaGenerator, takeLeading } from 'typed-redux-saga';
import type { Refusal } from '../../../contract/refusal';
import type { InputOf } from '../../../contract/script';
import type { ScriptByName } from '../../../contract/scripts';
import { saveTable } from '../../kernel/commands';
import { machine } from '../../kernel/machine';
import { perform } from '../../kernel/perform';
import { request } from '../../kernel/request';
import { splitActions } from '../../kernel/splitActions';

type Exported = InputOf<ScriptByName['activity.export']>;

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
type ActivityExportState =
  | { readonly status: 'none' }
  | { readonly status: 'working' }
  | ({ readonly status: 'saved' } & Saved)
  | { readonly status: 'refused'; readonly refusal: Refusal };

const { move } = machine<ActivityExportState>();

const slice = createSlice({
  name: 'activityExport',
  initialState: { status: 'none' } as ActivityExportState,
  reducers: {
    requested: move(
      ['none', 'saved', 'refused'],
      ['working'],
      (_state, _action: PayloadAction<Exported>) => ({ status: 'working' }),
    ),
    closed: move(['saved', 'refused'], ['none'], () => ({ status: 'none' })),

    saved: move(['working'], ['saved'], (_state, { payload }: PayloadAction<Saved>) => ({
      status: 'saved',
      ...payload,
    })),
    refused: move(['working'], ['refused'], (_state, { payload: refusal }: PayloadAction<Refusal>) => ({
      status: 'refused',
      refusal,
    })),
  },
  selectors: { selectActivityExport: (state) => state },
});

const { intents, facts } = splitActions(slice.actions, 'requested', 'closed');

export const { reducer: activityExportReducer, caseReducers } = slice;
export const activityExportIntents = intents;
export const { selectActivityExport } = slice.selectors;

/** Saves what the filters let through as a table on this computer. */
export function* activityExportSaga(): SagaGenerator<void> {
  yield* takeLeading(intents.requested, save);
}

function* save({ payload }: ReturnType<typeof intents.requested>): SagaGenerator<void> {
  const answer = yield* request('activity.export', payload);
  if (!answer.ok) {
    yield* put(facts.refused(answer.refusal));
    return;
  }
  const { csv, isAll } = answer.reply;
  const name = `${['activity', payload.from, payload.until].filter(Boolean).join('_')}.csv`;
  yield* perform(saveTable(name, csv));
  yield* put(facts.saved({ name, isAll }));
}
