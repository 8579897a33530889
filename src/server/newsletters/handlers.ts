import type { ScriptName } from '../../contract/scripts';
import { change, type Handlers, read, Refused } from '../http/handler';
import { newId } from '../ids';
import { moveToTrash } from '../trash/delete';
import { previewAddresses, publicAddresses } from './addresses';
import { composed } from './composed';
import { newsletters } from './content';
import { keepable } from './keepable';
import { newsletterGet, newslettersList } from './lists';
import { newsletterMail, newsletterMailList } from './mail';

type NewsletterScript = Extract<ScriptName, `newsletter${string}`>;

/** As long as the token of a newsletter that is not saved yet will be. */
const ANY_TOKEN = newId().replace(/./g, 'a');

/** The agency's newsletters, and what staff do with them. */
export const newsletterHandlers: Handlers<NewsletterScript> = {
  'newsletters.list': newslettersList,
  'newsletter.get': newsletterGet,

  'newsletter.add': change(async (context, { newsletterId, requestId: _once, ...call }) => {
    const kept = await keepable(context.catalogue, contentIn(call, context.caller.agency.abbreviation));
    const known = { modified_at: context.now.toISOString(), public_token: newId() };
    await newsletters.add(context, newsletterId, kept, known);
    return {};
  }),

  'newsletter.update': change(async (context, { newsletterId, version, requestId: _once, ...call }) => {
    const stored = await newsletters.stored(context.catalogue, newsletterId);
    const content = contentIn(call, context.caller.agency.abbreviation);
    const kept = await keepable(context.catalogue, content, stored.content);
    const others = { modified_at: context.now.toISOString() };
    return newsletters.save(context, stored, kept, { known: version, others });
  }),

  'newsletter.delete': change(async (context, { newsletterId }) => {
    await moveToTrash(context, 'newsletter', newsletterId);
    return {};
  }),

  'newsletter.mail': newsletterMail,
  'newsletter.mailList': newsletterMailList,

  'newsletter.compose': read(async ({ catalogue, caller: { agency }, publicUrl }, content) => {
    // What is shown is what would be kept: nothing of it can have been there before.
    const kept = await keepable(catalogue, content, content);
    const home = { agency, publicUrl };
    const shown = await composed(catalogue, agency, kept, previewAddresses(home));
    const mailed = await composed(catalogue, agency, kept, publicAddresses(home, ANY_TOKEN));
    return { ...shown, bytes: Buffer.byteLength(mailed.html) };
  }),
};

interface Call {
  readonly html: string;
  readonly logoColour: string;
  readonly clientAbbreviation: string;
}

/** What staff wrote: the HTML of a browser is not kept. Refuses what is said for another agency. */
function contentIn<C extends Call>(
  { html: _theirs, logoColour: _derived, clientAbbreviation, ...content }: C,
  own: string,
) {
  if (clientAbbreviation !== own) throw new Refused({ kind: 'forbidden' });
  return content;
}
