import type { Kysely } from 'kysely';
import type { Catalogue } from '../../database/schema';
import { eachOf } from '../../eachOf';
import type { Installation } from '../../installation';

interface Queues {
  /** Of one agency after the other. */
  readonly counts: readonly { readonly queue: string; readonly state: string; readonly count: number }[];
  /** Seconds that the oldest which waits has waited, over all agencies; 0 where none does. */
  readonly oldest: ReadonlyMap<string, number>;
}

/** How many mails and encodings there are in each state, and how long the oldest that waits has waited. */
export async function queuesOf(installation: Installation, now: Date): Promise<Queues> {
  const counts: Queues['counts'][number][] = [];
  const oldest = new Map([
    ['mail', 0],
    ['encoding', 0],
  ]);
  const atWork = await installation.atWork();
  await eachOf(installation, atWork, 'Queues could not be counted', async ({ catalogue }) => {
    for (const { queue, state, count, first } of await statesIn(catalogue)) {
      counts.push({ queue, state, count });
      const age = (now.getTime() - Date.parse(first)) / 1000;
      if (state === 'waiting') oldest.set(queue, Math.max(age, oldest.get(queue) ?? 0));
    }
  });
  return { counts: [...counts, ...(await countsAtRest(installation, now))], oldest };
}

/** Of the agencies at rest, in which nothing waits: as it was noted when they were put to rest. */
async function countsAtRest({ directory }: Installation, now: Date): Promise<Queues['counts']> {
  const rows = await directory
    .selectFrom('agencies')
    .select('queue_states')
    .where('disabled_at', 'is', null)
    .where('wakes_at', '>', now.toISOString())
    .where('queue_states', '!=', '[]')
    .execute();
  return rows.flatMap(({ queue_states }) => JSON.parse(queue_states) as Queues['counts']);
}

/**
 * The mails and encodings of an agency by state, with the instant of the first of each. A mail of an account counts until it
 * has ended: nobody can send it again. An encoding that failed and is no film's is no trouble: another file was chosen in
 * place of its own.
 */
export async function statesIn(catalogue: Kysely<Catalogue>) {
  const mails = await catalogue
    .selectFrom('outbox')
    .where(({ or, eb }) => or([eb('is_private', '=', 0), eb('status', 'in', ['waiting', 'sending'])]))
    .select(({ fn }) => [
      'status as state',
      fn.countAll<number>().as('count'),
      fn.min('created_at').as('first'),
    ])
    .groupBy('status')
    .execute();
  const encodings = await catalogue
    .selectFrom('encoding_jobs')
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('status', '!=', 'failed'),
        exists(
          selectFrom('films')
            .select('film_id')
            .whereRef('films.process_id', '=', 'encoding_jobs.process_id')
            .where('films.trashed_at', 'is', null),
        ),
      ]),
    )
    .select(({ fn }) => [
      'status as state',
      fn.countAll<number>().as('count'),
      fn.min('queued_at').as('first'),
    ])
    .groupBy('status')
    .execute();
  return [
    ...mails.map((row) => ({ ...row, queue: 'mail' as const })),
    ...encodings.map((row) => ({ ...row, queue: 'encoding' as const })),
  ];
}
