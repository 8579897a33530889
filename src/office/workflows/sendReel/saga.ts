import { put, race, type SagaGenerator, select, take, takeLeading } from 'typed-redux-saga';
import { DIALOG_SUCCESS_DELAY } from '../../../contract/constants';
import type { Session } from '../../../contract/entities/session';
import { publicReelLink } from '../../../contract/rules/links';
import { selectAddresses } from '../../entities/configuration';
import { selectSession } from '../../entities/session';
import { sleep } from '../../kernel/commands';
import { attempt, type ChangeInput } from '../../kernel/mutation';
import { perform } from '../../kernel/perform';
import { doubtfulOf } from './doubt';
import { facts, intents, selectSendReel } from './slice';
import type { MailForm } from './state';

export function* sendReelSaga(): SagaGenerator<void> {
  yield* takeLeading(intents.submitted, send);
}

function* send(): SagaGenerator<void> {
  const dialog = yield* select(selectSendReel);
  const session = yield* select(selectSession);
  if (dialog.status !== 'sending' || session === null) return;
  const { form, reelId, doubtful } = dialog;
  const { reelsSite, storeSite } = yield* select(selectAddresses);
  const mail = mailOf(form, reelId, session, { reelsSite, storeSite });
  // What may have gone out is sent again as the same request, whatever was typed in between.
  const tried = yield* attempt('reel.mail', mail, doubtfulOf(doubtful, form)?.requestId ?? null);
  if (!tried.ok) yield* put(facts.refused(tried.failure));
  else if (tried.reply.isStoredLocally) yield* put(facts.kept());
  else yield* succeed();
}

/** The dialog closes 1.2 s after the success, or when it is closed (spec section 9). */
function* succeed(): SagaGenerator<void> {
  yield* put(facts.sent());
  const { closed } = yield* race({
    shown: perform(sleep(DIALOG_SUCCESS_DELAY)),
    closed: take(intents.closed),
  });
  if (!closed) yield* put(facts.closedItself());
}

/** The fields of mailReel_v2019 (spec section 7). */
function mailOf(
  form: MailForm,
  reelId: string,
  { agency, staff }: Session,
  sites: { readonly reelsSite: string; readonly storeSite: string },
): ChangeInput<'reel.mail'> {
  return {
    recipient: form.recipient.trim(),
    link: publicReelLink(
      { abbreviation: agency.abbreviation, webAddress: agency.webAddress, ...sites },
      reelId,
    ),
    reelName: form.reelName,
    clientName: agency.displayName,
    clientUrl: agency.webAddress,
    clientLogo: agency.logoUrl,
    clientInstagram: agency.instagram,
    clientFacebook: agency.facebook,
    heading: form.heading,
    message: form.message,
    senderMail: form.senderMail.trim(),
    senderFirstName: staff.firstName,
    senderLastName: staff.lastName,
    letterId: agency.mailLetterId,
    reelId,
  };
}
