import { kindOfReel } from '../../contract/rules/reelType';
import { change, type Handler, Refused } from '../http/handler';
import { live } from '../http/live';
import { newId } from '../ids';
import { keepableLink } from './keepableLink';
import { lastPosition } from './lastPosition';
import { keepName } from './names';
import { plainReel } from './plainReel';
import { reelChanged } from './reelChanged';
import { titled } from './titled';

/** Adds a top-level reel, group, link or poster as the talent's last (spec section 4, "Reel type"). */
export const reelAdd: Handler<'reel.add'> = change(async (context, input) => {
  const { catalogue } = context;
  const { talentId, code } = input;
  const kind = kindOfReel(input);
  await live(catalogue, 'talents', talentId);
  if (input.isLink && kind === 'group')
    throw new Refused({ kind: 'invalid', problems: { isLink: 'malformed' } });
  const link = await keepableLink(catalogue, kind, input);
  if (input.isNewName) await keepName(context, input.title, code);
  const reelId = newId();
  await catalogue
    .insertInto('reels')
    .values({
      ...plainReel,
      reel_id: reelId,
      talent_id: talentId,
      kind,
      position: (await lastPosition(catalogue, talentId, 0)) + 1,
      ...titled(input.title),
      code,
      ...link,
    })
    .execute();
  await reelChanged(context, { reel_id: reelId, talent_id: talentId }, null);
  context.alsoChanged('talent', talentId);
  return { reelId };
});
