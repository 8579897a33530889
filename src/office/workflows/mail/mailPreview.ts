import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { call, put, race, type SagaGenerator, select, take } from 'typed-redux-saga';
import type { Refusal } from '../../../contract/refusal';
import type { ReplyOf } from '../../../contract/script';
import type { ScriptByName } from '../../../contract/scripts';
import { selectAddresses } from '../../entities/addresses';
import { selectSession } from '../../entities/session';
import { machine } from '../../kernel/machine';
import { onLatest, reacting } from '../../kernel/reactions';
import { request } from '../../kernel/request';
import { splitActions } from '../../kernel/splitActions';
import { letterOf, type MailForm } from './sendReel';

interface Sought {
  readonly reelId: string;
  readonly form: MailForm;
}

/**
 *   closed ──opened──▶ composing ──composed──▶ open ──closed──▶ closed
 *                        │ ▲ opened              composing, failed ──closed──▶ closed
 *                        ▼ │ failed
 *                       failed
 *
 * A reload boots as closed.
 */
type MailPreviewState =
  | { readonly status: 'closed' }
  | (Sought & { readonly status: 'composing' })
  | (Sought & { readonly status: 'open'; readonly mail: ReplyOf<ScriptByName['reel.composeMail']> })
  | (Sought & { readonly status: 'failed'; readonly refusal: Refusal });

const { move } = machine<MailPreviewState>();

const slice = createSlice({
  name: 'mailPreview',
  initialState: { status: 'closed' } as MailPreviewState,
  reducers: {
    opened: move(['closed', 'failed'], ['composing'], (_state, { payload }: PayloadAction<Sought>) => ({
      status: 'composing',
      ...payload,
    })),
    closed: move(['composing', 'open', 'failed'], ['closed'], () => ({ status: 'closed' })),

    composed: move(
      ['composing'],
      ['open'],
      ({ reelId, form }, { payload: mail }: PayloadAction<ReplyOf<ScriptByName['reel.composeMail']>>) => ({
        status: 'open',
        reelId,
        form,
        mail,
      }),
    ),
    failed: move(
      ['composing'],
      ['failed'],
      ({ reelId, form }, { payload: refusal }: PayloadAction<Refusal>) => ({
        status: 'failed',
        reelId,
        form,
        refusal,
      }),
    ),
  },
  selectors: { selectMailPreview: (state) => state },
});

const { intents, facts } = splitActions(slice.actions, 'opened', 'closed');

export const { reducer: mailPreviewReducer, caseReducers } = slice;
export const { selectMailPreview } = slice.selectors;
export const mailPreviewIntents = intents;

/** A mail of a reel is seen as it would leave, before it does. */
export const mailPreviewSaga = reacting(
  onLatest(intents.opened, () => race({ shown: call(compose), closed: take(intents.closed) })),
);

function* compose(): SagaGenerator<void> {
  const preview = yield* select(selectMailPreview);
  const session = yield* select(selectSession);
  if (preview.status !== 'composing' || session === null) return;
  const letter = letterOf(preview.form, preview.reelId, session, yield* select(selectAddresses));
  const answer = yield* request('reel.composeMail', letter);
  yield* put(answer.ok ? facts.composed(answer.reply) : facts.failed(answer.refusal));
}
