import { isEmailAddress } from '../../contract/rules/email';
import { personName } from '../../contract/rules/personName';
import type { InputOf } from '../../contract/script';
import type { ScriptByName } from '../../contract/scripts';
import { change, type ChangeContext, type Handler, read, type ReadContext, Refused } from '../http/handler';
import { newId } from '../ids';
import { note } from '../published/note';
import { findPublicReel, playableFilms, type PublicReel } from '../reels/publicReel';
import { enqueue } from './enqueue';
import { limitMailings, limitMails } from './limit';
import { headerText } from './mailbox';
import { recipientsIn } from './recipients';
import { reelLink, reelOfLink, stillAddress } from './reelLink';
import { reelSubject } from './reelSubject';
import { renderReelMail } from './template/reelMail';

/** How many films a mail shows. */
const STILLS = 3;

/** Puts the mail of a reel into the outbox; a worker sends it, or it stays there while there is no mail server. */
export const reelMail: Handler<'reel.mail'> = change(async (context, input) => {
  const { recipient, recipientName = '' } = input;
  if (!isEmailAddress(recipient))
    throw new Refused({ kind: 'invalid', problems: { recipient: 'malformed' } });
  await limitMails(context);
  const mail = await compose(context, input);
  const entryId = newId();
  const [mailId = ''] = await enqueue(context, [{ name: recipientName.trim(), address: recipient }], {
    ...mail,
    entryId,
  });
  await context.recordHistory(mailId, null);
  await note(context, 'reel', mail.reelId, 1, entryId);
  return { mailId, isStoredLocally: !context.hasMailServer };
});

/** The same for each recipient of a list, once each: all of them, or none. */
export const reelMailList: Handler<'reel.mailList'> = change(async (context, input) => {
  const recipients = recipientsIn(input.recipients);
  await limitMailings(context);
  const mail = await compose(context, input);
  const entryId = newId();
  await enqueue(context, recipients, { ...mail, entryId });
  await context.recordHistory(mail.reelId, { mails: recipients.length });
  await note(context, 'reel', mail.reelId, recipients.length, entryId);
  return { mails: recipients.length, isStoredLocally: !context.hasMailServer };
});

/** The mail as it would leave. */
export const reelComposeMail: Handler<'reel.composeMail'> = read(async (context, input) => {
  const { subject, parts } = await compose(context, input);
  return { subject, ...parts };
});

type Composing = Pick<ReadContext, 'caller' | 'publicUrl'> & Pick<ReadContext | ChangeContext, 'catalogue'>;

/**
 * The mail of a reel. The link must open a reel of this agency that is on and has a film to play, and who the agency is
 * comes from the directory, so that its mail carries nobody else's links and names.
 */
async function compose(context: Composing, input: InputOf<ScriptByName['reel.composeMail']>) {
  const { catalogue, caller, publicUrl } = context;
  const { agency } = caller;
  if (!isEmailAddress(input.senderMail))
    throw new Refused({ kind: 'invalid', problems: { senderMail: 'malformed' } });
  if (!isEmailAddress(agency.mainMail)) throw new Refused({ kind: 'conflict', reason: 'agencyHasNoMail' });
  const home = { agency, publicUrl };
  const reel = await reelToSend(context, reelOfLink(input.link, home), input.reelId);
  const films = await playableFilms(catalogue, reel);
  if (films.length === 0) throw new Refused({ kind: 'conflict', reason: 'reelEmpty' });
  const shown = films.filter((film) => film.thumbnail !== undefined).slice(0, STILLS);
  const sender = {
    name: headerText(personName(input.senderFirstName, input.senderLastName)),
    address: input.senderMail,
  };
  return {
    sender: { name: agency.displayName, address: agency.mainMail },
    replyTo: sender,
    subject: reelSubject(reel.owner, input.reelName, agency.displayName),
    parts: await renderReelMail({
      agency,
      sender,
      link: reelLink(reel.reelId, home),
      reelName: headerText(input.reelName),
      talentName: reel.owner,
      heading: input.heading.trim(),
      message: input.message.trim(),
      films: films.length,
      stills: shown.map(({ filmId, title }) => ({
        title,
        picture: `${stillAddress(reel.reelId, filmId, home)}&size=mail`,
      })),
    }),
    reelId: reel.reelId,
  };
}

/** The reel that the link opens; it must be the one the call names, if it names one, and on. */
async function reelToSend(
  { catalogue }: Pick<Composing, 'catalogue'>,
  linked: string | undefined,
  named: string | undefined,
): Promise<PublicReel> {
  const reel = linked === undefined ? undefined : await findPublicReel(catalogue, linked);
  // The link is this server's, and the reel that it opened is gone.
  if (!reel && named !== undefined && linked === named) throw new Refused({ kind: 'notFound' });
  if (!reel || (named !== undefined && named !== reel.reelId))
    throw new Refused({ kind: 'invalid', problems: { link: 'foreign' } });
  if (!reel.isOnline) throw new Refused({ kind: 'conflict', reason: 'reelOff' });
  return reel;
}
