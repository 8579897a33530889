import { put, race, type SagaGenerator, select, take, takeLeading } from 'typed-redux-saga';
import type { Session } from '../../../contract/entities/session';
import { publicReelLink } from '../../../contract/rules/links';
import type { InputOf } from '../../../contract/script';
import type { ScriptByName } from '../../../contract/scripts';
import { selectAddresses } from '../../entities/configuration';
import { selectSession } from '../../entities/session';
import { newRequestId } from '../../kernel/commands';
import { perform } from '../../kernel/perform';
import { request } from '../../kernel/request';
import { showSuccess } from './commands';
import { doubtfulOf } from './doubt';
import { selectSendReel } from './selectors';
import { facts, intents } from './slice';
import type { Attempt, MailForm } from './state';

export function* sendReelSaga(): SagaGenerator<void> {
  yield* takeLeading(intents.submitted, send);
}

function* send(): SagaGenerator<void> {
  const dialog = yield* select(selectSendReel);
  const session = yield* select(selectSession);
  if (dialog.status !== 'sending' || session === null) return;
  const attempt = yield* attemptOf(dialog.form, dialog.doubtful);
  const { reelsSite } = yield* select(selectAddresses);
  const answer = yield* request('reel.mail', mailOf(attempt, dialog.reelId, session, reelsSite));
  if (answer.ok) yield* succeed();
  else yield* put(facts.refused({ attempt, refusal: answer.refusal }));
}

/** The dialog closes 1.2 s after the success, or when it is closed (spec section 9). */
function* succeed(): SagaGenerator<void> {
  yield* put(facts.sent());
  const { closed } = yield* race({ shown: perform(showSuccess()), closed: take(intents.closed) });
  if (!closed) yield* put(facts.closedItself());
}

/** What may have gone out keeps its request id when it is sent again, changed meanwhile or not: it is not sent twice. */
function* attemptOf(form: MailForm, doubtful: readonly Attempt[]): SagaGenerator<Attempt> {
  const before = doubtfulOf(doubtful, form);
  return before ?? { requestId: yield* perform(newRequestId()), form };
}

/** The fields of mailReel_v2019 (spec section 7). */
function mailOf(
  { form, requestId }: Attempt,
  reelId: string,
  { agency, staff }: Session,
  reelsSite: string,
): InputOf<ScriptByName['reel.mail']> {
  return {
    recipient: form.mailTo.trim(),
    link: publicReelLink(
      { abbreviation: agency.abbreviation, webAddress: agency.webAddress, reelsSite },
      reelId,
    ),
    reelName: form.reelName,
    clientName: agency.displayName,
    clientUrl: agency.webAddress,
    clientLogo: agency.logoUrl,
    clientInstagram: agency.instagram,
    clientFacebook: agency.facebook,
    heading: form.header,
    message: form.text,
    senderMail: form.mailFrom.trim(),
    senderFirstName: staff.firstName,
    senderLastName: staff.lastName,
    letterId: agency.mailLetterId,
    reelId,
    requestId,
  };
}
