import type { Kysely } from 'kysely';
import type { Directory } from '../database/schema';
import type { SessionStreams } from '../events/streams';
import type { SessionCall } from '../http/handler';
import type { Installation, LiveSession } from '../installation';
import type { Settings } from '../settings';
import { setToken, tokenOf } from './cookie';
import { knownDevice, rememberDevice } from './device';
import { hashToken, type Sessions } from './store';

/** What opens and ends sessions. */
export interface SessionParts {
  readonly settings: Settings;
  readonly directory: Kysely<Directory>;
  readonly sessions: Sessions;
  readonly streams: SessionStreams;
  readonly vault: Installation['vault'];
  readonly events: Installation['events'];
}

/** Somebody who has shown who it is. */
interface Entering {
  readonly staffId: string;
  /** The key under which the account is kept. */
  readonly account: string;
  readonly remember: boolean;
  /** A provider has answered for the second factor. */
  readonly isVouched?: boolean;
}

const DEVICE_LIMIT = 200;

/** Ends a session, with the streams of news that it has. */
export async function endSession(
  { sessions, streams }: Pick<SessionParts, 'sessions' | 'streams'>,
  tokenHash: string,
): Promise<void> {
  await sessions.end(tokenHash);
  streams.endSession(tokenHash);
}

/** Tells the person's other browsers, and colleagues who look at when the person was there. */
export const tellOfSession = (
  { events }: Pick<SessionParts, 'events'>,
  { staffId, agency }: LiveSession['caller'],
): void =>
  events.publish(agency.abbreviation, { kind: 'changed', entity: 'session', id: staffId, version: null });

/** Opens a session in a browser in the place of the one that was there, and lets it be known again; nothing where it did not last. */
export async function openSession(
  parts: SessionParts,
  { request, reply, now }: Pick<SessionCall, 'request' | 'reply' | 'now'>,
  { staffId, account, remember, isVouched = false }: Entering,
): Promise<LiveSession | undefined> {
  const { settings, sessions, vault } = parts;
  const old = tokenOf(request);
  if (old !== undefined) await endSession(parts, hashToken(old));
  const device = (request.headers['user-agent'] ?? '').slice(0, DEVICE_LIMIT);
  const token = await sessions.open(staffId, device, now, isVouched);
  const session = await sessions.find(token, now);
  if (session === undefined) return undefined;
  setToken(reply, settings, token, remember);
  rememberDevice(reply, settings, vault, account, knownDevice(request, vault, account));
  tellOfSession(parts, session.caller);
  return session;
}
