/** A reel as the tables before told of it. */
export interface StoredReel {
  readonly reelId: string;
  readonly type: string;
  readonly position: number;
  readonly isTrashed: boolean;
  /** What it went into the trash with, `talent:<id>` or `reel:<id>`; nothing for what was deleted itself. */
  readonly within: string | null;
  /** Where it stood, if it was deleted itself. */
  readonly place: string | null;
}

/** Where a reel stands: in a group or in none, and at which position there, from 1. */
interface Place {
  readonly parentId: string | null;
  readonly position: number;
}

interface DeletedFrom {
  readonly position?: number;
  readonly groupId?: string | null;
}

/** Where all the reels of one owner stand, each that was deleted itself where it would have been restored to. */
export function placesOf(reels: readonly StoredReel[]): ReadonlyMap<string, Place> {
  const levels = new Map<string | null, StoredReel[]>();
  for (const reel of reels) {
    const groupId = groupOf(reel, reels);
    const level = levels.get(groupId);
    if (level) level.push(reel);
    else levels.set(groupId, [reel]);
  }
  return new Map(
    [...levels].flatMap(([parentId, level]) =>
      lineOf(level, parentId).map(({ reelId }, index) => [reelId, { parentId, position: index + 1 }]),
    ),
  );
}

const isSubReel = ({ type }: StoredReel) => type.startsWith('SR');
const wentAlone = ({ isTrashed, within }: StoredReel) => isTrashed && within === null;
const wentWithGroup = ({ isTrashed, within }: StoredReel) =>
  isTrashed && within?.startsWith('reel:') === true;
const deletedFrom = ({ place }: StoredReel) => (JSON.parse(place ?? 'null') ?? {}) as DeletedFrom;

/** The type of a reel in the trash may be out of date: there its entry tells the group. */
function groupOf(reel: StoredReel, reels: readonly StoredReel[]): string | null {
  if (!isSubReel(reel)) return null;
  const groups = reels.filter(({ type }) => type === 'MRS');
  const group = groups.find((other) => {
    if (wentAlone(reel)) return other.reelId === deletedFrom(reel).groupId;
    if (wentWithGroup(reel)) return reel.within === `reel:${other.reelId}`;
    return !wentAlone(other) && reel.type === `SR${other.position}`;
  });
  return group?.reelId ?? null;
}

/** A level in order. Sub-reels whose group is gone for ever stand last among the reels in no group. */
function lineOf(level: readonly StoredReel[], parentId: string | null): readonly StoredReel[] {
  const isLost = (reel: StoredReel) => parentId === null && isSubReel(reel);
  const placed = level.filter((reel) => !isLost(reel)).toSorted(byPosition);
  const line = placed.filter((reel) => !wentAlone(reel));
  const absent = placed
    .filter(wentAlone)
    .map((reel) => ({ reel, at: (deletedFrom(reel).position ?? level.length + 1) - 1 }));
  for (const { reel, at } of absent.toSorted((one, other) => one.at - other.at)) line.splice(at, 0, reel);
  return [...line, ...level.filter(isLost).toSorted(byPosition)];
}

const byPosition = (one: StoredReel, other: StoredReel) =>
  one.position - other.position || (one.reelId < other.reelId ? -1 : 1);
