import { REEL_CODE_LENGTH } from '../../contract/constants';
import { kindOfReel } from '../../contract/rules/reelType';
import { change, type ChangeContext, type Handler } from '../http/handler';
import { live } from '../http/live';
import { newId } from '../ids';
import { lastPosition } from './lastPosition';
import { keepName } from './names';
import { plainReel } from './plainReel';
import { reelChanged } from './reelChanged';
import { giveSlug } from './slugs';
import { titled } from './titled';

/** What a person says of a new special reel; the call carries no code for it. */
interface NewSpecialReel {
  readonly title: string;
  readonly heading: string;
  readonly isNewName: boolean;
  readonly type: string;
}

/** Adds a special reel as the last of the agency's. */
export const agencyReelAdd: Handler<'agencyReel.add'> = change(async (context, input) => ({
  reelId: await addSpecial(context, null, input),
}));

/** Adds a special reel, or a group of them, as the last of a talent's. */
export const talentSpecialReelAdd: Handler<'talentSpecialReel.add'> = change(async (context, input) => {
  await live(context.catalogue, 'talents', input.talentId);
  return { reelId: await addSpecial(context, input.talentId, input) };
});

async function addSpecial(
  context: ChangeContext,
  talentId: string | null,
  { title, heading, isNewName, type }: NewSpecialReel,
): Promise<string> {
  const { catalogue } = context;
  const code = newId(REEL_CODE_LENGTH);
  if (isNewName) await keepName(context, title, code);
  const reelId = newId();
  await catalogue
    .insertInto('reels')
    .values({
      ...plainReel,
      reel_id: reelId,
      talent_id: talentId,
      special: 1,
      kind: kindOfReel({ type, isLink: false }),
      position: (await lastPosition(catalogue, talentId, 1)) + 1,
      ...titled(title),
      code,
      heading: heading.trim(),
    })
    .execute();
  await giveSlug(catalogue, reelId, title);
  await reelChanged(context, { reel_id: reelId, talent_id: talentId }, null);
  return reelId;
}
