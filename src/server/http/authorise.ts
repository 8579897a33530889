import type { FastifyRequest } from 'fastify';
import { isAllowed } from '../../contract/rules/allow';
import type { AnyScript } from '../../contract/script';
import type { Caller, Installation, LiveSession } from '../installation';
import { Refused } from './handler';

/** What an office asks by itself, again and again, though nobody may sit there: it is no sign of life. */
const POLLED: readonly string[] = ['categories.list', 'presence.tell'];

/** Whose session a call of a script comes with. Throws Refused without one. */
export async function authenticate(
  installation: Installation,
  script: AnyScript,
  request: FastifyRequest,
): Promise<LiveSession> {
  const session = await installation.session(request, POLLED.includes(script.name) ? 'quietly' : undefined);
  if (session === undefined) throw await signedOut(installation, request);
  return session;
}

/** Nobody is signed in, or the session is locked. */
export async function signedOut(installation: Installation, request: FastifyRequest): Promise<Refused> {
  const locked = await installation.session(request, 'evenLocked');
  return new Refused(locked ? { kind: 'signedOut', isLocked: true } : { kind: 'signedOut' });
}

/** Who calls a script with a request, and may; asked again once a long request has come, who was shut out meanwhile may not. */
export async function callerOf(
  installation: Installation,
  script: AnyScript,
  request: FastifyRequest,
): Promise<Caller> {
  const { caller } = await authenticate(installation, script, request);
  requireAllowed(script, caller);
  return caller;
}

/** Refuses a script to who may not call it, as its literal says. */
export function requireAllowed({ allow, name }: AnyScript, caller: Caller): void {
  if (!isAllowed(allow, caller.staff)) throw new Refused({ kind: 'forbidden' });
  if (!/^(account|session)\./.test(name)) requireFactor(caller);
}

/** Refuses all but their own account to who has no second factor where the agency requires one. */
export function requireFactor({ needsFactor }: Caller): void {
  if (needsFactor) throw new Refused({ kind: 'conflict', reason: 'factorNeeded' });
}
