import type { FastifyRequest } from 'fastify';
import type { Tenant, Installation } from '../installation';
import { type Caller, Refused } from './handler';

/** Who is at the door with a session, and their agency's place. */
interface Visitor {
  readonly caller: Caller;
  readonly tenant: Tenant;
}

/** Who asks for a file, or sends one, by the session cookie. Throws Refused without a session. */
export async function visitorOf(installation: Installation, request: FastifyRequest): Promise<Visitor> {
  const caller = await installation.caller(request);
  if (!caller) throw new Refused({ kind: 'signedOut' });
  return { caller, tenant: await installation.tenantOf(caller.agency) };
}
