import { GROUP_TYPE, isSubReelType, subReelType, TALENT_REEL_TYPE } from './reelType';

/** A reel where it stands: `position` counts from 1 on its level, and `type` says which level that is. */
export interface ReelPlace {
  readonly reelId: string;
  readonly type: string;
  readonly position: number;
}

/** A reel of the first level, with what stands in it: nothing, unless it is a group. */
export interface ReelBranch {
  readonly reelId: string;
  readonly isGroup: boolean;
  readonly subReels: readonly string[];
}

export type ReelOrder = readonly ReelBranch[];

/** The order that places make. A sub-reel whose group is not there stands on the first level, as its last. */
export function reelOrder(places: readonly ReelPlace[]): ReelOrder {
  const sorted = places.toSorted((one, other) => one.position - other.position);
  const first = sorted.filter(({ type }) => !isSubReelType(type));
  const groupTypes = new Set(
    first.filter(({ type }) => type === GROUP_TYPE).map(({ position }) => subReelType(position)),
  );
  const orphans = sorted.filter(({ type }) => isSubReelType(type) && !groupTypes.has(type));
  return [...first, ...orphans].map(({ reelId, type, position }) => ({
    reelId,
    isGroup: type === GROUP_TYPE,
    subReels:
      type === GROUP_TYPE
        ? sorted.filter((reel) => reel.type === subReelType(position)).map((reel) => reel.reelId)
        : [],
  }));
}

/** The places of an order as it is read, a group before what stands in it: from 1 on each level (spec section 4). */
export function reelPlaces(order: ReelOrder): readonly ReelPlace[] {
  return order.flatMap(({ reelId, isGroup, subReels }, index) => [
    { reelId, type: isGroup ? GROUP_TYPE : TALENT_REEL_TYPE, position: index + 1 },
    ...subReels.map((subReelId, at) => ({
      reelId: subReelId,
      type: subReelType(index + 1),
      position: at + 1,
    })),
  ]);
}

/** Whether places are an order as it is read: nothing doubled, from 1 without a gap, each sub-reel behind its group. */
export function areReelPlaces(places: readonly ReelPlace[]): boolean {
  const read = reelPlaces(reelOrder(places));
  return (
    new Set(places.map(({ reelId }) => reelId)).size === places.length &&
    places.every((place, index) => isSamePlace(place, read[index]))
  );
}

const isSamePlace = (one: ReelPlace, other: ReelPlace | undefined) =>
  one.reelId === other?.reelId && one.type === other.type && one.position === other.position;

/** Whether two orders are one, within groups too. */
export function isSameReelOrder(one: ReelOrder, other: ReelOrder): boolean {
  const [places, others] = [reelPlaces(one), reelPlaces(other)];
  return places.length === others.length && places.every((place, index) => isSamePlace(place, others[index]));
}
