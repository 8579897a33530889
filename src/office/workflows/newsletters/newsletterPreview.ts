import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { put, type SagaGenerator, select } from 'typed-redux-saga';
import type { Refusal } from '../../../contract/refusal';
import { selectAddresses } from '../../entities/addresses';
import { selectAgency } from '../../entities/session';
import { machine } from '../../kernel/machine';
import { onLatest, reacting } from '../../kernel/reactions';
import { request } from '../../kernel/request';
import { splitActions } from '../../kernel/splitActions';
import { newsletterDetail } from './newsletterDetail';
import { composedHere } from './newsletterHtml';
import { contentOf } from './newsletterValues';

/** A newsletter as its recipients get it; `bytes` is the length of its HTML. */
export interface ComposedNewsletter {
  readonly html: string;
  readonly text: string;
  readonly bytes: number;
  /** Films whose cards are left out. */
  readonly goneFilmIds?: readonly string[] | undefined;
}

/**
 * How the newsletter on show looks once it is mailed, saved or not:
 *
 *   closed ──opened──▶ composing ──composed──▶ shown
 *                       ▲   └──refused──▶ refused      any ──closed──▶ closed
 *                       └──────opened──────┘
 *
 * A reload boots as closed.
 */
type NewsletterPreviewState =
  | { readonly status: 'closed' }
  | { readonly status: 'composing' }
  | { readonly status: 'shown'; readonly composed: ComposedNewsletter }
  | { readonly status: 'refused'; readonly refusal: Refusal };

const { move } = machine<NewsletterPreviewState>();

const slice = createSlice({
  name: 'newsletterPreview',
  initialState: { status: 'closed' } as NewsletterPreviewState,
  reducers: {
    opened: move(['closed', 'refused'], ['composing'], () => ({ status: 'composing' })),
    closed: move(['composing', 'shown', 'refused'], ['closed'], () => ({ status: 'closed' })),

    composed: move(
      ['composing'],
      ['shown'],
      (_state, { payload: composed }: PayloadAction<ComposedNewsletter>) => ({ status: 'shown', composed }),
    ),
    refused: move(['composing'], ['refused'], (_state, { payload: refusal }: PayloadAction<Refusal>) => ({
      status: 'refused',
      refusal,
    })),
  },
  selectors: { selectNewsletterPreview: (state) => state },
});

const { intents, facts } = splitActions(slice.actions, 'opened', 'closed');

export const { reducer: newsletterPreviewReducer, caseReducers } = slice;
export const { selectNewsletterPreview } = slice.selectors;
export const newsletterPreviewIntents = intents;

/** The server composes what is typed, or the office where the backend does not. */
export const newsletterPreviewSaga = reacting(onLatest([intents.opened, intents.closed], compose));

function* compose(): SagaGenerator<void> {
  const { status } = yield* select(selectNewsletterPreview);
  const page = yield* select(newsletterDetail.selectPage);
  if (status !== 'composing' || !('draft' in page)) return;
  const content = contentOf(page.draft.values);
  const { composesNewsletters, media } = yield* select(selectAddresses);
  const agency = yield* select(selectAgency);
  if (!composesNewsletters && agency) {
    yield* put(facts.composed(composedHere(content, agency, media)));
    return;
  }
  const answer = yield* request('newsletter.compose', content);
  yield* put(answer.ok ? facts.composed(answer.reply) : facts.refused(answer.refusal));
}
