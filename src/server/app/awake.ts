import type { Kysely } from 'kysely';
import type { Directory } from '../database/schema';

/** Whoever changes a catalogue says so for so long, in milliseconds, and says it again once half of that is over. */
export const AWAKE_FOR = 10 * 60_000;

/** Forgets that a catalogue is at rest, and its form, as it cannot be used: of one that is put back from a backup nobody knows either. */
export async function forgetRest(directory: Kysely<Directory>, abbreviation: string): Promise<void> {
  await directory
    .updateTable('agencies')
    .set({ wakes_at: '', catalogue_form: '' })
    .where('abbreviation', '=', abbreviation)
    .where((where) => where.or([where('wakes_at', '!=', ''), where('catalogue_form', '!=', '')]))
    .execute();
}

/**
 * Says in the directory that a catalogue is awake, before it is changed: no process puts it to rest then, and a start that comes
 * after a crash looks into it. Returns nothing while that has been said.
 */
export function wakeIn(directory: Kysely<Directory>): (abbreviation: string) => Promise<void> | undefined {
  const awakeUntil = new Map<string, number>();
  const saying = new Map<string, Promise<void>>();

  const say = async (abbreviation: string): Promise<void> => {
    const until = Date.now() + AWAKE_FOR;
    const { numUpdatedRows } = await directory
      .updateTable('agencies')
      .set({ awake_until: new Date(until).toISOString(), wakes_at: '' })
      .where('abbreviation', '=', abbreviation)
      .executeTakeFirstOrThrow();
    // The catalogue of an agency to be is there before the agency is.
    if (numUpdatedRows > 0n) awakeUntil.set(abbreviation, until);
  };

  return (abbreviation) => {
    const left = (awakeUntil.get(abbreviation) ?? 0) - Date.now();
    // One that is longer was said by a clock that was ahead.
    if (left > AWAKE_FOR / 2 && left <= AWAKE_FOR) return undefined;
    const said = saying.get(abbreviation) ?? say(abbreviation).finally(() => saying.delete(abbreviation));
    saying.set(abbreviation, said);
    return said;
  };
}
