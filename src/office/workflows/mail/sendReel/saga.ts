import { put, type SagaGenerator, select } from 'typed-redux-saga';
import type { Recipient } from '../../../../contract/rules/addressList';
import { selectAddresses } from '../../../entities/addresses';
import { selectSession } from '../../../entities/session';
import { attempt } from '../../../kernel/mutation';
import { onLeading, reacting } from '../../../kernel/reactions';
import { closeItself } from '../closeItself';
import { doubtfulOf } from '../mailDoubt';
import { letterOf, listText, recipientsOf } from './letter';
import { facts, intents, selectSendReel } from './slice';

export const sendReelSaga = reacting(onLeading(intents.submitted, send));

function* send(): SagaGenerator<void> {
  const dialog = yield* select(selectSendReel);
  const session = yield* select(selectSession);
  if (dialog.status !== 'sending' || session === null) return;
  const { form, reelId, doubtful } = dialog;
  const letter = letterOf(form, reelId, session, yield* select(selectAddresses));
  const recipients = recipientsOf(form, session);
  const [only] = recipients;
  // What may have gone out is sent again as the same request, whatever was typed in between.
  const before = doubtfulOf(doubtful, form)?.requestId ?? null;
  const tried =
    recipients.length === 1 && only
      ? yield* attempt('reel.mail', { ...letter, ...called(only), recipient: only.address }, before)
      : yield* attempt('reel.mailList', { ...letter, recipients: listText(recipients) }, before);
  if (!tried.ok) yield* put(facts.refused(tried.failure));
  else if (tried.reply.isStoredLocally) yield* put(facts.kept());
  else {
    yield* put(facts.sent());
    yield* closeItself(intents.closed, facts.closedItself);
  }
}

/** The name of whom it goes to, if one was written. */
const called = ({ name }: Recipient) => (name === '' ? {} : { recipientName: name });
