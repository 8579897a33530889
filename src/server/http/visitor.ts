import type { FastifyRequest } from 'fastify';
import type { Caller, Installation, Tenant } from '../installation';
import { Refused } from './handler';

/** Who calls with a session, and their agency. */
export interface Visitor {
  readonly caller: Caller;
  readonly tenant: Tenant;
}

/** Who asks for a file, or sends one, by the session cookie. Throws Refused without a session. */
export async function visitorOf(installation: Installation, request: FastifyRequest): Promise<Visitor> {
  const session = await installation.session(request);
  if (!session) throw new Refused({ kind: 'signedOut' });
  const { caller } = session;
  return { caller, tenant: await installation.tenantOf(caller.agency) };
}
