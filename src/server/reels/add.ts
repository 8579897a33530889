import { change, type Handler, Refused } from '../http/handler';
import { live } from '../http/live';
import { newId } from '../ids';
import { keepName } from './names';
import { levelOf } from './positions';

/** Adds a top-level reel or group as the talent's last (spec section 4, "Reel type"). */
export const reelAdd: Handler<'reel.add'> = change(async (context, input) => {
  const { catalogue } = context;
  const { talentId, type, isLink, code } = input;
  await live(catalogue, 'talents', talentId);
  const link = isLink ? checkedLink(input.linkValue) : '';
  if (input.isNewName) await keepName(catalogue, input.title, code);
  const reelId = newId();
  await catalogue
    .insertInto('reels')
    .values({
      reel_id: reelId,
      talent_id: talentId,
      type,
      position: (await levelOf(catalogue, talentId, type)).length + 1,
      title: input.title.trim(),
      code,
      online: 1,
      is_link: isLink ? 1 : 0,
      link_value: link,
      trashed_at: null,
    })
    .execute();
  await context.recordHistory(reelId, null);
  context.publish({ kind: 'changed', what: 'reels', talentId });
  context.publish({ kind: 'changed', what: 'talents', talentId });
  return { reelId };
});

/** A link needs an address (spec section 5), and one that a browser may follow: http, https, ftp, or none of them named. */
function checkedLink(value: string): string {
  const link = value.trim();
  if (link === '') throw new Refused({ kind: 'invalid', problems: { linkValue: 'required' } });
  const isAddress = /^(https?|ftp):\/\//i.test(link)
    ? URL.canParse(link)
    : !/^[a-z][a-z0-9+-]*:/i.test(link) && URL.canParse(`http://${link}`);
  if (!isAddress) throw new Refused({ kind: 'invalid', problems: { linkValue: 'malformed' } });
  return link;
}
