import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { put, type SagaGenerator, select, take } from 'typed-redux-saga';
import { machine } from '../../kernel/machine';
import { onLeading, reacting } from '../../kernel/reactions';
import { splitActions } from '../../kernel/splitActions';
import { locationChanged } from '../office/navigation';
import { newsletterDetail, NEWSLETTERS_PATH } from './newsletterDetail';
import { sendNewsletterIntents } from './sendNewsletter';

interface OfNewsletter {
  readonly newsletterId: string;
}

/**
 * The newsletter on show is saved, and then sent as it was saved:
 *
 *   idle ──requested──▶ saving ──ended──▶ idle
 *
 * A reload boots as idle.
 */
type SendOnceSavedState = { readonly status: 'idle' } | ({ readonly status: 'saving' } & OfNewsletter);

const { move } = machine<SendOnceSavedState>();
const idle = { status: 'idle' } as const;

const slice = createSlice({
  name: 'sendOnceSaved',
  initialState: idle as SendOnceSavedState,
  reducers: {
    requested: move(
      ['idle'],
      ['saving'],
      (_state, { payload: { newsletterId } }: PayloadAction<OfNewsletter>) => ({
        status: 'saving',
        newsletterId,
      }),
    ),

    ended: move(['saving'], ['idle'], () => idle),
  },
});

const { intents, facts } = splitActions(slice.actions, 'requested');

export const { reducer: sendOnceSavedReducer, caseReducers } = slice;
export const sendOnceSavedIntents = intents;

export const sendOnceSavedSaga = reacting(onLeading(intents.requested, saveAndSend));

/**
 * Once the list is shown again, as after every save (spec section 4), the dialog over it asks to whom it goes. What was not
 * saved is not sent, nor what a person left meanwhile.
 */
function* saveAndSend({
  payload: { newsletterId },
}: ReturnType<typeof intents.requested>): SagaGenerator<void> {
  yield* put(newsletterDetail.intents.submitted({ id: newsletterId }));
  const isSaved = yield* waitUntilSaved();
  const isListed = isSaved && (yield* waitUntilListed());
  yield* put(facts.ended());
  if (isListed) yield* put(sendNewsletterIntents.opened({ newsletterId }));
}

/** Whether the list comes next; not where its page is closed first, as by whoever was leaving when it was saved. */
function* waitUntilListed(): SagaGenerator<boolean> {
  const next = yield* take([locationChanged, newsletterDetail.intents.closed]);
  return locationChanged.match(next) && next.payload.path === NEWSLETTERS_PATH;
}

/** Whether the save that is on its way succeeds; the page may be left meanwhile, also for another that is not saved then. */
function* waitUntilSaved(): SagaGenerator<boolean> {
  const { saved, failed, met } = newsletterDetail.facts;
  const { opened, closed } = newsletterDetail.intents;
  for (;;) {
    const { status } = yield* select(newsletterDetail.selectPage);
    if (status !== 'saving') return status === 'saved';
    yield* take([saved, failed, met, opened, closed]);
  }
}
