import { put, type SagaGenerator, select } from 'typed-redux-saga';
import type { Session } from '../../../../contract/entities/session';
import { selectSession } from '../../../entities/session';
import { attempt, type Attempt } from '../../../kernel/mutation';
import { onLeading, reacting } from '../../../kernel/reactions';
import { closeItself } from '../../mail/closeItself';
import { doubtfulOf } from '../../mail/mailDoubt';
import { facts, intents, selectSendNewsletter } from './slice';
import type { SendForm } from './state';

export const sendNewsletterSaga = reacting(onLeading(intents.submitted, send));

function* send(): SagaGenerator<void> {
  const dialog = yield* select(selectSendNewsletter);
  const session = yield* select(selectSession);
  if (dialog.status !== 'sending' || session === null) return;
  const { newsletterId, form, doubtful } = dialog;
  // What may have gone out is sent again as the same request, whatever was typed in between.
  const before = doubtfulOf(doubtful, form)?.requestId ?? null;
  const tried = yield* mail(newsletterId, form, session, before);
  if (!tried.ok) yield* put(facts.refused(tried.failure));
  else if (tried.reply.isStoredLocally) yield* put(facts.kept(tried.reply));
  else {
    yield* put(facts.sent({ mails: tried.reply.mails }));
    yield* closeItself(intents.closed, facts.closedItself);
  }
}

interface Mailed {
  readonly mails: number;
  readonly isStoredLocally: boolean;
}

function* mail(
  newsletterId: string,
  { to, recipient, recipients }: SendForm,
  { agency, staff }: Session,
  before: string | null,
): SagaGenerator<Attempt<Mailed>> {
  const letter = { newsletterId, clientAbbreviation: agency.abbreviation };
  if (to === 'list') {
    const tried = yield* attempt('newsletter.mailList', { ...letter, recipients: recipients.trim() }, before);
    if (!tried.ok) return tried;
    const { mails, isStoredLocally = false } = tried.reply;
    return { ok: true, reply: { mails, isStoredLocally } };
  }
  const isTest = to === 'myself';
  const address = isTest ? staff.email : recipient.trim();
  const tried = yield* attempt('newsletter.mail', { ...letter, recipient: address, isTest }, before);
  if (!tried.ok) return tried;
  return { ok: true, reply: { mails: 1, isStoredLocally: tried.reply.isStoredLocally ?? false } };
}
