import type { FastifyRequest } from 'fastify';
import type { Caller, Installation, Looking, Tenant } from '../installation';
import { requireFactor, signedOut } from './authorise';

/** Who calls with a session, and their agency. */
export interface Visitor {
  readonly caller: Caller;
  readonly tenant: Tenant;
}

/** Who asks for a file, or sends one, by the session cookie. Throws Refused without a session. */
export async function visitorOf(
  installation: Installation,
  request: FastifyRequest,
  how?: Looking,
): Promise<Visitor> {
  const session = await installation.session(request, how);
  if (!session) throw await signedOut(installation, request);
  const { caller } = session;
  requireFactor(caller);
  return { caller, tenant: await installation.tenantOf(caller.agency) };
}
