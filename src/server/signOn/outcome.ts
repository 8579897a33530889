import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignOnTrouble } from '../../contract/entities/signOn';
import { Refused } from '../http/handler';
import { log } from '../log';
import { takeToken } from '../sessions/tokens';
import { openSession, type SessionParts } from '../sessions/open';
import { hasFactor } from '../sessions/people';
import { proofOf, takeAttempt } from './attempt';
import { personOf } from './identities';
import type { SignOnProvider } from './provider';

/** What a return from the provider came to: a session, and the page that its person wanted to see; or why not. */
type Outcome = { readonly path: string } | { readonly why: SignOnTrouble };

/** Opens the session of who has come back from the provider; each attempt is taken once, in the browser in which it was begun. */
export async function signOnOutcome(
  parts: SessionParts,
  provider: SignOnProvider,
  request: FastifyRequest,
  reply: FastifyReply,
  now: Date,
): Promise<Outcome> {
  const brought = takeAttempt(request, reply, parts.settings);
  if (!brought) return { why: 'over' };
  try {
    await takeToken(parts.directory, brought.token, now, 'signOn');
    const proof = proofOf(brought.token);
    const address = new URL(request.url, parts.settings.publicUrl);
    const identity = await provider.finish(address, proof);
    const person = await personOf(parts.directory, identity, now);
    if (person === 'unverified') return { why: 'unverified' };
    if (person === undefined) return { why: 'noAccount' };
    if (hasFactor(person) && !identity.hasFactor) return { why: 'factor' };
    const entering = { person, remember: false, isVouched: identity.hasFactor };
    const session = await openSession(parts, { request, reply, now }, entering);
    return session ? { path: brought.path } : { why: 'noAccount' };
  } catch (error) {
    return { why: whyOf(error) };
  }
}

function whyOf(error: unknown): SignOnTrouble {
  if (error instanceof Refused) return 'over';
  if ((Object(error) as { readonly error?: unknown }).error === 'access_denied') return 'cancelled';
  tellOfProvider(error);
  return isOfNetwork(error) ? 'unreachable' : 'failed';
}

/** The library wraps what fetch rejects with: a TypeError where nothing answers, a TimeoutError where that takes too long. */
function isOfNetwork(error: unknown): boolean {
  if (!error) return false;
  const { name, cause } = Object(error) as { readonly name?: string; readonly cause?: unknown };
  return name === 'TypeError' || name === 'TimeoutError' || isOfNetwork(cause);
}

/** Tells whoever runs the server of what is not the person's doing. */
export const tellOfProvider = (error: unknown): void =>
  log.warn({ err: error }, 'Single sign-on: the provider cannot be reached, or what it says cannot be used');
