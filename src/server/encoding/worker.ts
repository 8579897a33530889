import type { Tenant, Installation, Worker } from '../installation';
import { eachOf } from '../eachOf';
import { forgetWorker, newWorkerId } from '../workerId';
import { placeLeftovers } from './finish';
import { watchClaim } from './lease';
import { runJob } from './job';
import { type Claim, claimJob, returnJob } from './queue';
import { log } from '../log';
import { regularly } from '../regularly';
import { noteRound } from '../rounds';

interface WorkerOptions {
  /** How many films are encoded at once. */
  readonly atOnce?: number;
  /** How often the queue is looked at unasked, in milliseconds: for other processes' jobs, and those of the dead. */
  readonly pollInterval?: number;
  /** How long a job stays with a worker that says nothing, in milliseconds. */
  readonly lease?: number;
}

const COMPLAINT = 'The queue of encodings could not be read';

/** How often it is looked for what was cut off, in milliseconds. */
const FINISHES = 60_000;

const STOPPED = new Error('The worker was asked to stop.');

/** Encodes what has been received, until it is stopped; what is in hand then goes back to the queue. */
export function startEncodingWorker(
  installation: Installation,
  { atOnce = 1, pollInterval = 3000, lease = 30_000 }: WorkerOptions = {},
): Worker {
  const stopping = new AbortController();
  const inHand = new Set<Promise<void>>();
  const finished = new Map<string, number>();

  /** Takes jobs until all hands are full, from each agency in turn. */
  const fill = async () => {
    let tenants = await installation.atWork();
    tenants = await eachOf(installation, tenants, 'Encodings could not be finished', finishLeftovers);
    noteRound('encoding');
    for (let found = true; found;) {
      found = false;
      tenants = await eachOf(installation, tenants, COMPLAINT, async (tenant) => {
        if (stopping.signal.aborted || inHand.size >= atOnce) return;
        const claim = await next(tenant);
        if (!claim) return;
        found = true;
        start(tenant, claim);
      });
    }
  };
  const next = async ({ catalogue }: Tenant): Promise<Claim | undefined> => {
    const worker = newWorkerId();
    const processId = await claimJob(catalogue, worker, lease);
    if (processId !== undefined) return { processId, worker, lease };
    forgetWorker(worker);
    return undefined;
  };
  const start = (tenant: Tenant, claim: Claim) => {
    const job = work(tenant, claim)
      .catch((error: unknown) => log.error(error, `The encoding of upload ${claim.processId} broke off.`))
      .finally(() => {
        inHand.delete(job);
        looks.wake();
      });
    inHand.add(job);
  };
  const work = async (tenant: Tenant, claim: Claim) => {
    const watch = watchClaim(tenant, installation.events, claim, stopping.signal);
    try {
      await runJob(tenant, installation, claim, watch.signal, watch.report);
    } catch (error) {
      if (stopping.signal.aborted) await returnJob(tenant.catalogue, claim);
      else if (!watch.signal.aborted) throw error;
    } finally {
      watch.end();
      forgetWorker(claim.worker);
    }
  };
  /** Finishes what was cut off in an agency, by a crash or as what is kept was away: none is put to rest before the first time. */
  const finishLeftovers = async (tenant: Tenant) => {
    const { abbreviation } = tenant.agency;
    const now = performance.now();
    if (now - (finished.get(abbreviation) ?? -Infinity) < FINISHES || stopping.signal.aborted) return;
    await placeLeftovers(tenant, installation.events);
    finished.set(abbreviation, now);
  };
  const unsubscribe = installation.events.subscribeToAll((_abbreviation, event) => {
    if (event.kind === 'encoding' && event.status === 'waiting') looks.wake();
  });

  const looks = regularly(pollInterval, COMPLAINT, fill);
  return {
    wake: looks.wake,
    async stop() {
      stopping.abort(STOPPED);
      unsubscribe();
      await looks.stop();
      await Promise.all(inHand);
    },
  };
}
