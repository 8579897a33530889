import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { put, type SagaGenerator, takeLeading } from 'typed-redux-saga';
import type { PersonKey } from '../../../contract/entities/personData';
import type { Refusal } from '../../../contract/refusal';
import { openWindow } from '../../kernel/commands';
import { machine } from '../../kernel/machine';
import { perform } from '../../kernel/perform';
import { request } from '../../kernel/request';
import { splitActions } from '../../kernel/splitActions';

/** Where the archive is for some minutes, and whether secrets are in it. */
interface Archive {
  readonly archive: string;
  readonly hasSecrets: boolean;
}

/**
 *   none, ready, refused ──requested──▶ working ──ready──▶ ready
 *                                          │ refused
 *                                          ▼
 *                                       refused
 *   ready, refused ──closed──▶ none
 *
 * The browser takes the archive by itself: it may be as large as films are. A reload boots as none.
 */
type PersonExportState =
  | { readonly status: 'none' }
  | { readonly status: 'working' }
  | ({ readonly status: 'ready' } & Archive)
  | { readonly status: 'refused'; readonly refusal: Refusal };

const { move } = machine<PersonExportState>();
const none = { status: 'none' } as const;

const slice = createSlice({
  name: 'personExport',
  initialState: none as PersonExportState,
  reducers: {
    requested: move(
      ['none', 'ready', 'refused'],
      ['working'],
      (_state, _action: PayloadAction<PersonKey>) => ({ status: 'working' }),
    ),
    closed: move(['ready', 'refused'], ['none'], () => none),

    ready: move(['working'], ['ready'], (_state, { payload }: PayloadAction<Archive>) => ({
      status: 'ready',
      ...payload,
    })),
    refused: move(['working'], ['refused'], (_state, { payload: refusal }: PayloadAction<Refusal>) => ({
      status: 'refused',
      refusal,
    })),
  },
  selectors: { selectPersonExport: (state) => state },
});

const { intents, facts } = splitActions(slice.actions, 'requested', 'closed');

export const { reducer: personExportReducer, caseReducers } = slice;
export const personExportIntents = intents;
export const { selectPersonExport } = slice.selectors;

/** Asks for what is held of a person, and has the browser download it. */
export function* personExportSaga(): SagaGenerator<void> {
  yield* takeLeading(intents.requested, function* hand({ payload: { kind, personId } }) {
    const answer = yield* request('person.export', { kind, personId });
    if (!answer.ok) {
      yield* put(facts.refused(answer.refusal));
      return;
    }
    yield* perform(openWindow(answer.reply.archive));
    yield* put(facts.ready(answer.reply));
  });
}
