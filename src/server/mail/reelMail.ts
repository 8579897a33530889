import { isEmailAddress } from '../../contract/rules/email';
import { change, type ChangeContext, type Handler, Refused } from '../http/handler';
import { limitMails } from './limit';
import { findPublicReel, playableFilms, type PublicReel } from '../reels/publicReel';
import { enqueue } from './enqueue';
import { headerText } from './mailbox';
import { reelLink, reelOfLink, stillAddress } from './reelLink';
import { renderReelMail } from './template/reelMail';

/** How many films a mail shows. */
const STILLS = 3;

/**
 * Puts the mail of a reel into the outbox; a worker sends it, or it stays there while there is no mail server. The link must open a reel of this agency that is on and has
 * a film to play, and who the agency is comes from the directory, so that its mail carries nobody else's links and names.
 */
export const reelMail: Handler<'reel.mail'> = change(async (context, input) => {
  const { catalogue, caller } = context;
  const { agency } = caller;
  for (const name of ['recipient', 'senderMail'] as const)
    if (!isEmailAddress(input[name]))
      throw new Refused({ kind: 'invalid', problems: { [name]: 'malformed' } });
  if (!isEmailAddress(agency.mainMail)) throw new Refused({ kind: 'conflict', reason: 'agencyHasNoMail' });
  await limitMails(context);
  const home = { agency, publicUrl: context.publicUrl };
  const reel = await reelToSend(context, reelOfLink(input.link, home), input.reelId);
  const films = await playableFilms(catalogue, reel);
  if (films.length === 0) throw new Refused({ kind: 'conflict', reason: 'reelEmpty' });
  const shown = films.filter((film) => film.thumbnail !== undefined).slice(0, STILLS);
  const sender = {
    name: headerText(`${input.senderFirstName} ${input.senderLastName}`),
    address: input.senderMail,
  };
  const subject = headerText(`${input.reelName} — ${agency.displayName}`);
  const parts = await renderReelMail({
    agency,
    sender,
    link: reelLink(reel.reelId, home),
    reelName: headerText(input.reelName),
    talentName: reel.owner,
    heading: input.heading.trim(),
    message: input.message.trim(),
    films: films.length,
    stills: shown.map(({ filmId, title }) => ({ title, picture: stillAddress(reel.reelId, filmId, home) })),
  });
  const [mailId = ''] = await enqueue(context, [input.recipient], {
    sender: { name: agency.displayName, address: agency.mainMail },
    replyTo: sender,
    subject,
    parts,
    reelId: reel.reelId,
  });
  await context.recordHistory(mailId, null);
  return { mailId, isStoredLocally: !context.hasMailServer };
});

/** The reel that the link opens; it must be the one the call names, if it names one, and on. */
async function reelToSend(
  { catalogue }: ChangeContext,
  linked: string | undefined,
  named: string | undefined,
): Promise<PublicReel> {
  const reel = linked === undefined ? undefined : await findPublicReel(catalogue, linked);
  if (!reel || (named !== undefined && named !== reel.reelId))
    throw new Refused({ kind: 'invalid', problems: { link: 'foreign' } });
  if (!reel.isOnline) throw new Refused({ kind: 'conflict', reason: 'reelOff' });
  return reel;
}
