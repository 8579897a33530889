import { transactQuietly } from '../database/transact';
import type { Tenant } from '../installation';
import type { KeptFiles } from './keptFiles';
import { enterRemovals, workOffRemovals } from './removals';

/** Gives up what is nobody's any more, of each kind of files of an agency, and removes all that is to be removed. */
export async function sweep(tenant: Tenant, kinds: readonly KeptFiles[], now: Date): Promise<void> {
  const { catalogue, files } = tenant;
  for (const { giveUp } of kinds)
    if (giveUp)
      await transactQuietly(catalogue, async (transaction) =>
        enterRemovals(transaction, await giveUp(transaction, files, now), now),
      );
  await workOffRemovals(tenant);
}
