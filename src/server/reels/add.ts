import { GROUP_TYPE } from '../../contract/rules/reelType';
import { change, type Handler, Refused } from '../http/handler';
import { live } from '../http/live';
import { newId } from '../ids';
import { checkedLink } from './checkedLink';
import { lastPosition } from './lastPosition';
import { keepName } from './names';
import { plainReel } from './plainReel';
import { reelChanged } from './reelChanged';

/** Adds a top-level reel or group as the talent's last (spec section 4, "Reel type"). */
export const reelAdd: Handler<'reel.add'> = change(async (context, input) => {
  const { catalogue } = context;
  const { talentId, type, isLink, code } = input;
  await live(catalogue, 'talents', talentId);
  if (isLink && type === GROUP_TYPE)
    throw new Refused({ kind: 'invalid', problems: { isLink: 'malformed' } });
  const link = isLink ? checkedLink(input.linkValue) : '';
  if (input.isNewName) await keepName(context, input.title, code);
  const reelId = newId();
  await catalogue
    .insertInto('reels')
    .values({
      ...plainReel,
      reel_id: reelId,
      talent_id: talentId,
      kind: isLink ? 'link' : type === GROUP_TYPE ? 'group' : 'reel',
      position: (await lastPosition(catalogue, talentId, 0)) + 1,
      title: input.title.trim(),
      code,
      link_value: link,
    })
    .execute();
  await reelChanged(context, { reel_id: reelId, talent_id: talentId }, null);
  context.alsoChanged('talent', talentId);
  return { reelId };
});
