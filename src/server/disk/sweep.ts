import { transactQuietly } from '../database/transact';
import type { Tenant } from '../installation';
import { type Dated, datedNames } from './aged';
import type { KeptFiles } from './keptFiles';
import { enterRemovals, workOffRemovals } from './removals';

/** Gives up what is nobody's any more, of each kind of files of an agency, and removes all that is to be removed. */
export async function sweep(tenant: Tenant, kinds: readonly KeptFiles[], now: Date): Promise<void> {
  for (const kind of kinds) {
    if (!kind.giveUp) continue;
    const { giveUp } = kind;
    const passing = await passingIn(tenant, kind);
    await transactQuietly(tenant.catalogue, async (transaction) =>
      enterRemovals(transaction, await giveUp(transaction, now, passing), now),
    );
  }
  await workOffRemovals(tenant);
}

/** What is in a folder of one kind of files without a row. */
async function passingIn({ files }: Tenant, { folder, rows, passes }: KeptFiles): Promise<readonly Dated[]> {
  return rows && !passes ? [] : datedNames(files, folder, passes ?? (() => true));
}
