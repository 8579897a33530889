import { areReelPlaces, type ReelPlace } from '../../contract/rules/reelOrder';
import { AGENCY_REEL_TYPE, GROUP_TYPE, TALENT_REEL_TYPE } from '../../contract/rules/reelType';
import type { InputOf } from '../../contract/script';
import type { ScriptByName } from '../../contract/scripts';
import { change, type Handler, Refused } from '../http/handler';
import { specialOwner } from './find';
import { inOrder } from './inOrder';
import { levelsOf, placeAll, placesNow } from './levels';

/**
 * Puts all reels of one owner into another order, sub-reels into their groups (spec section 4, "Reel type"). All must be
 * named, each once, as they are read; an order that was drawn before another change is refused as stale, unless it is so
 * already.
 */
export const reelOrder: Handler<'reel.order'> = change(async (context, input) => {
  const { catalogue } = context;
  const [named] = input.reelIds;
  if (named === undefined) throw new Refused({ kind: 'invalid', problems: { reelIds: 'required' } });
  const talentId = specialOwner(input.talentId);
  const reels = await levelsOf(catalogue, named, talentId);
  if (!reels) throw new Refused({ kind: 'notFound' });
  const shown = reels.filter(({ trashed_at }) => trashed_at === null);
  // What names many that are not there is not even read: an order of thousands of groups and sub-reels takes long.
  if (input.reelIds.length > 2 * shown.length) throw new Refused({ kind: 'conflict', reason: 'stale' });
  const wanted = wantedPlaces(input);
  const byId = new Map(shown.map((reel) => [reel.reel_id, reel]));
  const isAll = wanted.length === shown.length && wanted.every(({ reelId }) => byId.has(reelId));
  const now = placesNow(shown);
  if (!isAll || (!isAsSeen(input, now) && !isSameOrder(wanted, now)))
    throw new Refused({ kind: 'conflict', reason: 'stale' });
  for (const { reelId, type } of wanted)
    if ((byId.get(reelId)?.kind === 'group') !== (type === GROUP_TYPE))
      throw new Refused({ kind: 'invalid', problems: { types: 'malformed' } });
  await placeAll(catalogue, reels, wanted);
  const before = shown.map(({ reel_id, parent_id, position }) => ({ reel_id, parent_id, position }));
  await context.recordHistory(input.talentId, before);
  context.alsoChanged('reels', talentId ?? '');
  return 'done' as const;
});

type Input = InputOf<ScriptByName['reel.order']>;

/** The agency's special reels have a type of their own, and stand as those of a talent do. */
const plainType = (type = '') => (type === AGENCY_REEL_TYPE ? TALENT_REEL_TYPE : type);

/** The order that is asked for, as it is read. Refuses what is none. */
function wantedPlaces({ reelIds, types, positions, places }: Input): readonly ReelPlace[] {
  const named = reelIds.map((reelId, at) => ({
    reelId,
    type: plainType(types[at]),
    position: Number(positions[at]),
  }));
  const wanted = inOrder(named, places, 'places');
  if (types.length === reelIds.length && positions.length === reelIds.length && areReelPlaces(wanted))
    return wanted;
  throw new Refused({ kind: 'invalid', problems: { positions: 'malformed' } });
}

/** Whether the order that the person saw, if the office tells it, is the one that is there. */
function isAsSeen({ seenReelIds, seenTypes }: Input, now: readonly ReelPlace[]): boolean {
  if (!seenReelIds || !seenTypes) return true;
  return isSameOrder(
    seenReelIds.map((reelId, at) => ({ reelId, type: plainType(seenTypes[at]) })),
    now,
  );
}

type Read = readonly Pick<ReelPlace, 'reelId' | 'type'>[];

const isSameOrder = (one: Read, other: Read) =>
  one.length === other.length &&
  one.every(({ reelId, type }, at) => other[at]?.reelId === reelId && other[at].type === type);
