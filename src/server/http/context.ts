import type { Caller, Installation, Tenant } from '../installation';
import type { ReadContext } from './handler';

/** What the handlers of a caller's call are handed, and the caller's agency. */
export async function contextOf(
  installation: Installation,
  caller: Caller,
  now: Date,
): Promise<{ readonly context: ReadContext; readonly tenant: Tenant }> {
  const tenant = await installation.tenantOf(caller.agency);
  const { catalogue, folder } = tenant;
  const { vault, settings } = installation;
  const { publicUrl, diskFloor } = settings;
  const hasMailServer = settings.smtpUrl !== undefined;
  const colleagues = () => installation.colleagues(caller.agency.abbreviation);
  return {
    context: { caller, catalogue, folder, diskFloor, publicUrl, hasMailServer, vault, colleagues, now },
    tenant,
  };
}
