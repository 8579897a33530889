import type { Action } from '@reduxjs/toolkit';
import { call as callSaga, fork, put, race, type SagaGenerator, select, take } from 'typed-redux-saga';
import { selectOwnId } from '../../../entities/permissions';
import { selectSession, sessionRead, signedIn } from '../../../entities/session';
import { call } from '../../../kernel/commands';
import { perform } from '../../../kernel/perform';
import { onLatest, reacting } from '../../../kernel/reactions';
import { whileSignedIn } from '../../../kernel/request';
import { tellsOf } from '../../../kernel/rowNews';
import { eventsLost, serverEventReceived } from '../../../kernel/signals';
import { preferencesIntents, selectLanguage } from '../../office/preferences';
import { selectSessionGuard } from './slice';

/**
 * The session is read anew when the page is loaded, when the person's account or what holds for the agency is another one,
 * and when the stream of events breaks: that ends with its session, also with one that was locked in another window. The
 * language that the person reads is told with it, so that mails which others cause are in it.
 */
export const renewalSaga = reacting(onLatest(preferencesIntents.languageChosen, tellLanguage), readAnew);

function* readAnew(): SagaGenerator<void> {
  if ((yield* select(selectOwnId)) !== '') yield* fork(renew);
  else {
    yield* take(signedIn);
    yield* fork(tellLanguage);
  }
  const ownId = yield* select(selectOwnId);
  const mayBeAnother = (action: Action) =>
    eventsLost.match(action) ||
    (serverEventReceived.match(action) &&
      (tellsOf(action.payload, 'staff', ownId) || tellsOf(action.payload, 'agency')));
  for (;;) {
    yield* take(mayBeAnother);
    while ((yield* race({ read: callSaga(renew), again: take(mayBeAnother) })).again);
  }
}

/** The language that the office is in, where the server tells that it knows another one, or none. */
function selectUntoldLanguage(
  root: Parameters<typeof selectSession>[0] & Parameters<typeof selectLanguage>[0],
) {
  const known = selectSession(root)?.staff.language;
  const language = selectLanguage(root);
  return known === undefined || known === language ? undefined : language;
}

function* tellLanguage(): SagaGenerator<void> {
  if (yield* select(selectUntoldLanguage)) yield* renew();
}

/** Of somebody else, who has signed in in another window, the next call tells. */
function* renew(): SagaGenerator<void> {
  if ((yield* select(selectSessionGuard)).status !== 'open') return;
  const language = yield* select(selectUntoldLanguage);
  const answer = yield* whileSignedIn(() => perform(call('session.current', language ? { language } : {})));
  if (!answer?.ok || answer.reply.outcome !== 'accepted') return;
  const { session } = answer.reply;
  if (session.agency.userId === (yield* select(selectOwnId))) yield* put(sessionRead(session));
}
