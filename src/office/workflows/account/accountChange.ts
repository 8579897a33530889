import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { put, type SagaGenerator, select } from 'typed-redux-saga';
import type { Answer, Refusal } from '../../../contract/refusal';
import { devicesChanged } from '../../entities/devices';
import { machine } from '../../kernel/machine';
import { onLeading, reacting } from '../../kernel/reactions';
import { request } from '../../kernel/request';
import { splitActions } from '../../kernel/splitActions';
import { selectLanguage } from '../office/preferences';

/** What a person changes of their own account, as it was typed. */
type AccountChange =
  | { readonly kind: 'name'; readonly firstName: string; readonly lastName: string }
  | { readonly kind: 'address'; readonly email: string; readonly currentPassword: string }
  | { readonly kind: 'password'; readonly currentPassword: string; readonly newPassword: string };

type Kind = AccountChange['kind'];

/** What came of it: an address counts once the mail to it is answered, where one was sent. */
type AccountChanged =
  | { readonly kind: 'name' | 'password' }
  | { readonly kind: 'address'; readonly email: string; readonly isMailed: boolean };

/**
 *   closed, told ──opened──▶ editing ──submitted──▶ sending ──done──▶ told ──closed──▶ closed
 *                              │                     │ ▲ submitted
 *                              │                     ▼ │
 *                              └──closed──▶ closed  refused ──closed──▶ closed
 *
 * What was typed stays in the form and goes by in the message alone: there are passwords in it. A reload boots as closed.
 */
type AccountChangeState =
  | { readonly status: 'closed' }
  | { readonly status: 'editing'; readonly kind: Kind }
  | { readonly status: 'sending'; readonly kind: Kind }
  | { readonly status: 'refused'; readonly kind: Kind; readonly refusal: Refusal }
  | { readonly status: 'told'; readonly changed: AccountChanged };

const { move } = machine<AccountChangeState>();

const slice = createSlice({
  name: 'accountChange',
  initialState: { status: 'closed' } as AccountChangeState,
  reducers: {
    opened: move(['closed', 'told'], ['editing'], (_state, { payload: kind }: PayloadAction<Kind>) => ({
      status: 'editing',
      kind,
    })),
    submitted: move(
      ['editing', 'refused'],
      ['sending'],
      ({ kind }, _action: PayloadAction<AccountChange>) => ({ status: 'sending', kind }),
    ),
    closed: move(['editing', 'refused', 'told'], ['closed'], () => ({ status: 'closed' })),

    done: move(['sending'], ['told'], (_state, { payload: changed }: PayloadAction<AccountChanged>) => ({
      status: 'told',
      changed,
    })),
    refused: move(['sending'], ['refused'], ({ kind }, { payload: refusal }: PayloadAction<Refusal>) => ({
      status: 'refused',
      kind,
      refusal,
    })),
  },
  selectors: { selectAccountChange: (state) => state },
});

const { intents, facts } = splitActions(slice.actions, 'opened', 'submitted', 'closed');

export const { reducer: accountChangeReducer, caseReducers } = slice;
export const accountChangeIntents = intents;
export const { selectAccountChange } = slice.selectors;

/** Name, address and password of the person's own account. The session is read anew by the news that the server tells of it. */
export const accountChangeSaga = reacting(onLeading(intents.submitted, change));

function* change({ payload }: ReturnType<typeof intents.submitted>): SagaGenerator<void> {
  if ((yield* select(selectAccountChange)).status !== 'sending') return;
  const answer = yield* send(payload);
  yield* put(answer.ok ? facts.done(answer.reply) : facts.refused(answer.refusal));
  if (answer.ok && payload.kind !== 'name') yield* put(devicesChanged());
}

function* send(change: AccountChange): SagaGenerator<Answer<AccountChanged>> {
  const { kind } = change;
  const language = yield* select(selectLanguage);
  if (kind === 'name') {
    const [firstName, lastName] = [change.firstName.trim(), change.lastName.trim()];
    const answer = yield* request('account.save', { firstName, lastName });
    return answer.ok ? { ok: true, reply: { kind } } : answer;
  }
  const { currentPassword } = change;
  if (kind === 'password') {
    const { newPassword } = change;
    const answer = yield* request('account.changePassword', { currentPassword, newPassword, language });
    return answer.ok ? { ok: true, reply: { kind } } : answer;
  }
  const email = change.email.trim();
  const answer = yield* request('account.changeAddress', { email, currentPassword, language });
  return answer.ok ? { ok: true, reply: { kind, email, isMailed: answer.reply.isMailed } } : answer;
}
