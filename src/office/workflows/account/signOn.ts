import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { put, type SagaGenerator } from 'typed-redux-saga';
import type { SignOnTrouble } from '../../../contract/entities/signOn';
import type { Refusal } from '../../../contract/refusal';
import { call, leaveFor } from '../../kernel/commands';
import { machine } from '../../kernel/machine';
import { perform } from '../../kernel/perform';
import { onLeading, reacting } from '../../kernel/reactions';
import { splitActions } from '../../kernel/splitActions';
import { completeProgram } from '../office/program';
import { admit } from './signIn';

/**
 *   idle ──asked──▶ asking ──sent──▶ leaving ──asked──▶ asking: whoever came Back by the browser
 *    │ ▲              └──refused──▶ refused ──asked──▶ asking
 *    │ └──────────────────────────────────────────────────────┐
 *    ├──returned, to a page──▶ entering ──entered──▶ entered  │ another person's: all begins anew
 *    │                            └──refused──▶ refused
 *    └──returned, with a trouble──▶ turnedAway ──asked──▶ asking
 *
 * The browser leaves the page for the provider, and comes back to a new one, which boots as idle.
 */
type SignOnState =
  | { readonly status: 'idle' }
  | { readonly status: 'asking' }
  | { readonly status: 'leaving' }
  | { readonly status: 'entering' }
  | { readonly status: 'entered' }
  | { readonly status: 'refused'; readonly refusal: Refusal }
  | { readonly status: 'turnedAway'; readonly why: SignOnTrouble };

/** What the server says of a return from the provider: whether there is a session, or why not. */
type Return = { readonly why?: SignOnTrouble };

const { move } = machine<SignOnState>();

const slice = createSlice({
  name: 'signOn',
  initialState: { status: 'idle' } as SignOnState,
  reducers: {
    asked: move(
      ['idle', 'leaving', 'refused', 'turnedAway'],
      ['asking'],
      (_state, _action: PayloadAction<{ readonly wantedPath: string }>) => ({ status: 'asking' }),
    ),
    returned: move(
      ['idle'],
      ['entering', 'turnedAway'],
      (_state, { payload: { why } }: PayloadAction<Return>) =>
        why === undefined ? { status: 'entering' } : { status: 'turnedAway', why },
    ),

    sent: move(['asking'], ['leaving'], () => ({ status: 'leaving' })),
    entered: move(['entering'], ['entered'], () => ({ status: 'entered' })),
    refused: move(['asking', 'entering'], ['refused'], (_state, { payload }: PayloadAction<Refusal>) => ({
      status: 'refused',
      refusal: payload,
    })),
  },
  selectors: { selectSignOn: (state) => state },
});

const { intents, facts } = splitActions(slice.actions, 'asked', 'returned');

export const { reducer: signOnReducer, caseReducers } = slice;
export const signOnIntents = intents;
export const { selectSignOn } = slice.selectors;

/** Single sign-on: to the provider, and back from it. */
export const signOnSaga = reacting(onLeading(intents.asked, leave), onLeading(intents.returned, enter));

function* leave({ payload }: ReturnType<typeof intents.asked>): SagaGenerator<void> {
  const answer = yield* perform(call('session.beginSignOn', payload));
  if (!answer.ok) return void (yield* put(facts.refused(answer.refusal)));
  yield* put(facts.sent());
  yield* perform(leaveFor(answer.reply.providerAddress));
}

/** The browser has the session, and the page does not know whose. */
function* enter({ payload: { why } }: ReturnType<typeof intents.returned>): SagaGenerator<void> {
  if (why !== undefined) return;
  const answer = yield* perform(call('session.current', {}));
  if (!answer.ok) return void (yield* put(facts.refused(answer.refusal)));
  if (answer.reply.outcome !== 'accepted') return void (yield* put(facts.refused({ kind: 'signedOut' })));
  if (!(yield* completeProgram())) return void (yield* put(facts.refused({ kind: 'offline' })));
  yield* put(facts.entered());
  yield* admit(answer.reply.session);
}
