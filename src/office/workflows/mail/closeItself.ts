import type { ActionCreator, UnknownAction } from '@reduxjs/toolkit';
import { put, race, type SagaGenerator, take } from 'typed-redux-saga';
import { DIALOG_SUCCESS_DELAY } from '../../../contract/constants';
import { sleep } from '../../kernel/commands';
import { perform } from '../../kernel/perform';

type Message = ActionCreator<UnknownAction, []> & { readonly type: string };

/** A dialog that sends a mail closes 1.2 s after its success, or when it is closed (spec section 9). */
export function* closeItself(closed: Message, closedItself: Message): SagaGenerator<void> {
  const ended = yield* race({ shown: perform(sleep(DIALOG_SUCCESS_DELAY)), closed: take(closed.type) });
  if (!ended.closed) yield* put(closedItself());
}
