import type { Tenant, EventHub } from '../installation';
import { type Claim, renewLease } from './queue';

/** So often in the length of a lease a worker says that it lives. */
const RENEWALS = 6;

interface ClaimWatch {
  /** Aborts when the job was cancelled, or went to another worker, or `stopping` aborted. */
  readonly signal: AbortSignal;
  /** Keeps how far the job is, for the next renewal to write down. */
  readonly report: (percent: number) => void;
  end(): void;
}

/** Keeps a claim alive while its job runs, and ends the job when it is not the worker's any more. */
export function watchClaim(
  { agency, catalogue }: Tenant,
  events: EventHub,
  claim: Claim,
  stopping: AbortSignal,
): ClaimWatch {
  const lost = new AbortController();
  let progress = 0;
  const renew = async () => {
    // A database that cannot be reached takes nothing away yet: the lease may outlast it.
    const kept = await renewLease(catalogue, claim, progress).catch(() => true);
    if (!kept) lost.abort(new Error('The job is not this worker’s any more.'));
  };
  const timer = setInterval(() => void renew(), claim.lease / RENEWALS);
  const unsubscribe = events.subscribe(agency.abbreviation, (event) => {
    const cancelled =
      event.kind === 'encoding' && event.processId === claim.processId && event.status === 'none';
    if (cancelled) lost.abort(new Error('The upload was cancelled.'));
  });
  return {
    signal: AbortSignal.any([lost.signal, stopping]),
    report: (percent) => {
      progress = percent;
    },
    end: () => {
      clearInterval(timer);
      unsubscribe();
    },
  };
}
