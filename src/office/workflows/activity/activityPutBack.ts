import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { put, type SagaGenerator, select } from 'typed-redux-saga';
import type { FieldChange } from '../../../contract/entities/activity';
import type { Refusal } from '../../../contract/refusal';
import { activityChanged } from '../../entities/activity';
import { machine } from '../../kernel/machine';
import { onLeading, reacting } from '../../kernel/reactions';
import { request } from '../../kernel/request';
import { splitActions } from '../../kernel/splitActions';

/** What is put back to how it was before a change: one field of a record, or without one the whole of it. */
interface PutBack {
  readonly activityId: string;
  readonly at: string;
  readonly title: string;
  readonly change?: FieldChange;
}

/**
 *   closed, told ──opened──▶ asking ──confirmed──▶ working ──done──▶ told ──closed──▶ closed
 *                              │                     │ ▲
 *                              │              refused▼ │confirmed
 *                              └──closed──▶ closed  refused ──closed──▶ closed
 *
 * A reload boots as closed.
 */
export type ActivityPutBackState =
  | { readonly status: 'closed' }
  | { readonly status: 'asking'; readonly what: PutBack }
  | { readonly status: 'working'; readonly what: PutBack }
  | { readonly status: 'refused'; readonly what: PutBack; readonly refusal: Refusal }
  | { readonly status: 'told'; readonly what: PutBack };

const { move } = machine<ActivityPutBackState>();
const closed = { status: 'closed' } as const;

const slice = createSlice({
  name: 'activityPutBack',
  initialState: closed as ActivityPutBackState,
  reducers: {
    opened: move(['closed', 'told'], ['asking'], (_state, { payload: what }: PayloadAction<PutBack>) => ({
      status: 'asking',
      what,
    })),
    confirmed: move(['asking', 'refused'], ['working'], ({ what }) => ({ status: 'working', what })),
    closed: move(['asking', 'refused', 'told'], ['closed'], () => closed),

    done: move(['working'], ['told'], ({ what }) => ({ status: 'told', what })),
    refused: move(['working'], ['refused'], ({ what }, { payload: refusal }: PayloadAction<Refusal>) => ({
      status: 'refused',
      what,
      refusal,
    })),
  },
  selectors: { selectActivityPutBack: (state) => state },
});

const { intents, facts } = splitActions(slice.actions, 'opened', 'confirmed', 'closed');

export const { reducer: activityPutBackReducer, caseReducers } = slice;
export const activityPutBackIntents = intents;
export const { selectActivityPutBack } = slice.selectors;

/** Puts a field or a record back once somebody said so; done twice it is as it was too. */
export const activityPutBackSaga = reacting(onLeading(intents.confirmed, putBack));

function* putBack(): SagaGenerator<void> {
  const state = yield* select(selectActivityPutBack);
  if (state.status !== 'working') return;
  const { activityId, change } = state.what;
  const answer = yield* request('activity.putBack', { activityId, ...(change && { field: change.field }) });
  yield* put(answer.ok ? facts.done() : facts.refused(answer.refusal));
  yield* put(activityChanged());
}
