import { Refused } from '../http/handler';

/** So many files of one person are taken at once: all agencies share the turns in which pictures are encoded. */
const AT_ONCE = 20;
/** Seconds until one of them may be done. */
const AGAIN_AFTER = 10;

/** By person, in this process. */
const inHand = new Map<string, number>();

/** Does something with a file of a person, and refuses it as `tooMany` while that person's others have all the room there is. */
export async function asOneOfFew<T>(staffId: string, run: () => Promise<T>): Promise<T> {
  const others = inHand.get(staffId) ?? 0;
  if (others >= AT_ONCE) throw new Refused({ kind: 'tooMany', retryAfter: AGAIN_AFTER });
  inHand.set(staffId, others + 1);
  try {
    return await run();
  } finally {
    const left = (inHand.get(staffId) ?? 1) - 1;
    if (left > 0) inHand.set(staffId, left);
    else inHand.delete(staffId);
  }
}
