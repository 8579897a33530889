import { kindOfReel } from '../../contract/rules/reelType';
import type { ReelRow } from '../database/schema';
import { change, type Handler, Refused } from '../http/handler';
import { liveReel } from './find';
import { keepableLink, type LinkColumns } from './keepableLink';
import { reelChanged } from './reelChanged';
import { titled } from './titled';

type Content = LinkColumns & Pick<ReelRow, 'title'>;

const isSame = (one: Content, other: Content) =>
  (['title', 'link_value', 'subtitle_1', 'subtitle_2', 'picture'] as const).every(
    (column) => one[column] === other[column],
  );

/** Gives a talent's link or poster other words and another address, or another reel a name. What a colleague changed meanwhile stays. */
export const reelUpdate: Handler<'reel.update'> = change(async (context, input) => {
  const { catalogue } = context;
  const { reelId, talentId, isLink, isUploaded, code } = input;
  const reel = await liveReel(catalogue, reelId, talentId);
  const isAs = kindOfReel({ type: '', isLink, isUploaded });
  if (isAs !== (reel.kind === 'group' ? 'reel' : reel.kind))
    throw new Refused({ kind: 'invalid', problems: { isLink: 'malformed' } });
  const wanted: Content = {
    title: input.title.trim(),
    ...(await keepableLink(catalogue, reel.kind, input, reel.picture)),
  };
  const seen: Content = {
    title: input.seenTitle ?? reel.title,
    link_value: input.seenLinkValue ?? reel.link_value,
    subtitle_1: input.seenSubtitle1 ?? reel.subtitle_1,
    subtitle_2: input.seenSubtitle2 ?? reel.subtitle_2,
    picture: input.seenPicture ?? reel.picture,
  };
  if (!isSame(reel, seen) && !isSame(reel, wanted))
    throw new Refused({ kind: 'conflict', reason: 'changed' });
  await catalogue
    .updateTable('reels')
    .set({ ...wanted, ...titled(wanted.title), code })
    .where('reel_id', '=', reelId)
    .execute();
  await reelChanged(context, reel, {
    ...{ title: reel.title, linkValue: reel.link_value, picture: reel.picture },
    ...{ subtitle1: reel.subtitle_1, subtitle2: reel.subtitle_2 },
  });
  return {};
});
