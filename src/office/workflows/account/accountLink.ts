import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { put, type SagaGenerator, select } from 'typed-redux-saga';
import type { Refusal } from '../../../contract/refusal';
import type { InputOf, ReplyOf } from '../../../contract/script';
import type { ScriptByName } from '../../../contract/scripts';
import { call } from '../../kernel/commands';
import { machine } from '../../kernel/machine';
import { perform } from '../../kernel/perform';
import { onLatest, reacting } from '../../kernel/reactions';
import { splitActions } from '../../kernel/splitActions';

/** What a link is for, and whose it is. */
export type AccountLink = ReplyOf<ScriptByName['account.look']>;
type Token = InputOf<ScriptByName['account.look']>;

/**
 *   closed ──opened──▶ looking ──found──▶ found
 *                       │ ▲ opened, also from found: another link
 *                       ▼ │
 *                      missed
 *
 * To look at a link does not use it up. A reload boots as closed, and the screen opens the link again.
 */
type AccountLinkState =
  | { readonly status: 'closed' }
  | ({ readonly status: 'looking' } & Token)
  | ({ readonly status: 'found'; readonly link: AccountLink } & Token)
  | ({ readonly status: 'missed'; readonly refusal: Refusal } & Token);

const { move } = machine<AccountLinkState>();

const slice = createSlice({
  name: 'accountLink',
  initialState: { status: 'closed' } as AccountLinkState,
  reducers: {
    opened: move(
      ['closed', 'looking', 'found', 'missed'],
      ['looking'],
      (_state, { payload: { token } }: PayloadAction<Token>) => ({ status: 'looking', token }),
    ),

    found: move(['looking'], ['found'], ({ token }, { payload: link }: PayloadAction<AccountLink>) => ({
      status: 'found',
      token,
      link,
    })),
    missed: move(['looking'], ['missed'], ({ token }, { payload: refusal }: PayloadAction<Refusal>) => ({
      status: 'missed',
      token,
      refusal,
    })),
  },
  selectors: { selectAccountLink: (link) => link },
});

const { intents, facts } = splitActions(slice.actions, 'opened');

export const { reducer: accountLinkReducer, caseReducers } = slice;
export const accountLinkIntents = intents;
export const { selectAccountLink } = slice.selectors;

/** Another link that is opened meanwhile is the one that is looked at. */
export const accountLinkSaga = reacting(onLatest(intents.opened, look));

function* look(): SagaGenerator<void> {
  const link = yield* select(selectAccountLink);
  if (link.status !== 'looking') return;
  const answer = yield* perform(call('account.look', { token: link.token }));
  yield* put(answer.ok ? facts.found(answer.reply) : facts.missed(answer.refusal));
}
