import type { Action } from '@reduxjs/toolkit';
import { fork, put, type SagaGenerator, select, take, takeLatest } from 'typed-redux-saga';
import { selectOwnId } from '../../../entities/permissions';
import { sessionRead, signedIn } from '../../../entities/session';
import { call } from '../../../kernel/commands';
import { perform } from '../../../kernel/perform';
import { whileSignedIn } from '../../../kernel/request';
import { eventsLost, serverEventReceived, tellsOf } from '../../../kernel/signals';
import { selectSessionGuard } from './slice';

/**
 * The session is read anew when the page is loaded, when the person's account or what holds for the agency is another one,
 * and when the stream of events breaks: that ends with its session, also with one that was locked in another window.
 */
export function* renewalSaga(): SagaGenerator<void> {
  if ((yield* select(selectOwnId)) === '') yield* take(signedIn);
  else yield* fork(renew);
  const ownId = yield* select(selectOwnId);
  const mayBeAnother = (action: Action) =>
    eventsLost.match(action) ||
    (serverEventReceived.match(action) &&
      (tellsOf(action.payload, 'staff', ownId) || tellsOf(action.payload, 'agency')));
  yield* takeLatest(mayBeAnother, renew);
}

/** Of somebody else, who has signed in in another window, the next call tells. */
function* renew(): SagaGenerator<void> {
  if ((yield* select(selectSessionGuard)).status !== 'open') return;
  const answer = yield* whileSignedIn(() => perform(call('session.current', {})));
  if (!answer?.ok || answer.reply.outcome !== 'accepted') return;
  const { session } = answer.reply;
  if (session.agency.userId === (yield* select(selectOwnId))) yield* put(sessionRead(session));
}
