import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { put, type SagaGenerator, select } from 'typed-redux-saga';
import type { Refusal } from '../../../contract/refusal';
import {
  selectWholeNewsletter,
  selectWholeNewsletterQuery,
  wholeNewsletters,
} from '../../entities/wholeNewsletters';
import { go } from '../../kernel/commands';
import { machine } from '../../kernel/machine';
import { perform } from '../../kernel/perform';
import { askAndWait } from '../../kernel/query/askAndWait';
import { onLeading, reacting } from '../../kernel/reactions';
import { splitActions } from '../../kernel/splitActions';
import { selectPath } from '../office/navigation';
import { newsletterDetail, newsletterPath, NEWSLETTERS_PATH } from './newsletterDetail';
import { inAgencyColours, newNewsletterId } from './newsletterSaving';
import { valuesOf } from './newsletterValues';

/**
 * A newsletter is taken as the start of a new one; of several, the one that was pressed last:
 *
 *   any ──requested──▶ copying ──ended──▶ idle (its page is open, and holds what the older one holds)
 *                       └──refused──▶ refused ──dismissed──▶ idle
 *
 * A reload boots as idle.
 */
type NewsletterCopyState =
  | { readonly status: 'idle' }
  | { readonly status: 'copying'; readonly newsletterId: string }
  | { readonly status: 'refused'; readonly newsletterId: string; readonly refusal: Refusal };

const { move } = machine<NewsletterCopyState>();
const idle = { status: 'idle' } as const;

const slice = createSlice({
  name: 'newsletterCopy',
  initialState: idle as NewsletterCopyState,
  reducers: {
    requested: move(
      ['idle', 'copying', 'refused'],
      ['copying'],
      (_state, { payload: { newsletterId } }: PayloadAction<{ newsletterId: string }>) => ({
        status: 'copying',
        newsletterId,
      }),
    ),
    dismissed: move(['refused'], ['idle'], () => idle),

    ended: move(['copying'], ['idle'], () => idle),
    refused: move(
      ['copying'],
      ['refused'],
      ({ newsletterId }, { payload: refusal }: PayloadAction<Refusal>) => ({
        status: 'refused',
        newsletterId,
        refusal,
      }),
    ),
  },
  selectors: { selectNewsletterCopy: (state) => state },
});

const { intents, facts } = splitActions(slice.actions, 'requested', 'dismissed');

export const { reducer: newsletterCopyReducer, caseReducers } = slice;
export const newsletterCopyIntents = intents;
export const { selectNewsletterCopy } = slice.selectors;

export const newsletterCopySaga = reacting(
  onLeading(intents.requested, copy, ({ payload: { newsletterId } }) => newsletterId),
);

/** Whoever went on meanwhile is not called back. */
function* copy({ payload: params }: ReturnType<typeof intents.requested>): SagaGenerator<void> {
  const { newsletterId } = params;
  yield* askAndWait(wholeNewsletters, params);
  const query = yield* select(selectWholeNewsletterQuery, newsletterId);
  const newsletter = yield* select(selectWholeNewsletter, newsletterId);
  yield* put(wholeNewsletters.facts.left({ params }));
  const now = yield* select(selectNewsletterCopy);
  if (now.status !== 'copying' || now.newsletterId !== newsletterId) return;
  if (query.status === 'failed' || !newsletter) {
    yield* put(facts.refused(query.status === 'failed' ? query.refusal : { kind: 'notFound' }));
    return;
  }
  yield* put(facts.ended());
  if ((yield* select(selectPath)) !== NEWSLETTERS_PATH) return;
  const id = yield* newNewsletterId();
  const blank = yield* inAgencyColours();
  yield* put(newsletterDetail.facts.begun({ id, blank, values: valuesOf(newsletter) }));
  yield* perform(go(newsletterPath()));
}
