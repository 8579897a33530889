import type { SelectQueryBuilder } from 'kysely';
import type { Catalogue } from '../database/schema';
import { type ChangeContext, Refused } from './handler';
import type { ScriptName } from '../../contract/scripts';
import type { Caller } from '../installation';

const HOUR = 60 * 60 * 1000;
/** Between clocks of machines that are right, in milliseconds; of calls at once, too, the later ones may have been done first. */
const SKEW = 60_000;

/** Whose changes are counted, and where they are noted. */
interface Counted extends Pick<ChangeContext, 'catalogue' | 'now'> {
  readonly caller: Pick<Caller, 'staffId'>;
}

type Changes = SelectQueryBuilder<Catalogue, 'activity', { readonly at: string }>;

/**
 * Refuses the caller who within an hour has made `most` changes by these scripts, until the first of them is an hour old.
 * `counted` narrows down which of them count.
 */
export async function limitHourly(
  { catalogue, caller, now }: Counted,
  scripts: readonly ScriptName[],
  most: number,
  counted: (changes: Changes) => Changes = (changes) => changes,
): Promise<void> {
  const first = await counted(catalogue.selectFrom('activity').select('at'))
    .where('at', '>', new Date(now.getTime() - HOUR).toISOString())
    .where('at', '<=', new Date(now.getTime() + SKEW).toISOString())
    .where('staff_id', '=', caller.staffId)
    .where('script', 'in', scripts)
    .orderBy('at', 'desc')
    .limit(1)
    .offset(most - 1)
    .executeTakeFirst();
  if (!first) return;
  const retryAfter = Math.max(1, (Date.parse(first.at) + HOUR - now.getTime()) / 1000);
  throw new Refused({ kind: 'tooMany', retryAfter });
}
