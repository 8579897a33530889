import { change, type Handler, Refused } from '../http/handler';
import { checkedLink } from './checkedLink';
import { liveReel } from './find';
import { reelChanged } from './reelChanged';

/** Gives a talent's link another name and address, or another reel a name. What a colleague changed meanwhile stays. */
export const reelUpdate: Handler<'reel.update'> = change(async (context, input) => {
  const { reelId, talentId, isLink, code } = input;
  const reel = await liveReel(context.catalogue, reelId, talentId);
  if (isLink !== (reel.kind === 'link'))
    throw new Refused({ kind: 'invalid', problems: { isLink: 'malformed' } });
  const wanted = { title: input.title.trim(), link_value: isLink ? checkedLink(input.linkValue) : '' };
  const seen = {
    title: input.seenTitle ?? reel.title,
    link_value: input.seenLinkValue ?? reel.link_value,
  };
  const isAs = ({ title, link_value }: typeof wanted) =>
    reel.title === title && reel.link_value === link_value;
  if (!isAs(seen) && !isAs(wanted)) throw new Refused({ kind: 'conflict', reason: 'changed' });
  await context.catalogue
    .updateTable('reels')
    .set({ ...wanted, code })
    .where('reel_id', '=', reelId)
    .execute();
  await reelChanged(context, reel, { title: reel.title, link: reel.link_value });
  return {};
});
