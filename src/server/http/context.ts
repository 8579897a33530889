import type { Caller, Installation, Tenant } from '../installation';
import { findAgency } from './agencyRow';
import type { ReadContext } from './handler';

/** What the handlers of a caller's call are handed, and the caller's agency. */
export async function contextOf(
  installation: Installation,
  caller: Caller,
  now: Date,
): Promise<{ readonly context: ReadContext; readonly tenant: Tenant }> {
  const tenant = await installation.tenantOf(caller.agency);
  const { catalogue, folder, files } = tenant;
  const { vault, settings, directory } = installation;
  const { publicUrl, diskFloor } = settings;
  const hasMailServer = settings.smtpUrl !== undefined;
  const colleagues = () => installation.colleagues(caller.agency.abbreviation);
  const agencyRow = () => findAgency(directory, caller.agency.abbreviation);
  const outside = { publicUrl, hasMailServer, colleagues, agencyRow };
  return {
    context: { caller, catalogue, folder, files, diskFloor, vault, now, ...outside },
    tenant,
  };
}
