import type { Kysely } from 'kysely';
import type { Directory, StaffRow } from '../database/schema';
import { transact } from '../database/transact';
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

/** Somebody as the directory had them when they showed who they are; with `password_hash` where a password did. */
export type Checked = Pick<StaffRow, 'staff_id' | 'email' | 'factor_key' | 'passkeys'> &
  Partial<Pick<StaffRow, 'password_hash'>>;

/** Somebody who has shown who it is. */
interface Entering {
  readonly person: Checked;
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

/** What the person was checked by counts still. */
const isStill = async (changing: Kysely<Directory>, person: Checked): Promise<boolean> =>
  (await changing
    .selectFrom('staff')
    .select('staff_id')
    .where((row) => row.and({ ...person, status: 'active' }))
    .executeTakeFirst()) !== undefined;

/**
 * Opens a session in a browser in the place of the one that was there, and lets it be known again; nothing where it did not
 * last, or where how the person signs in was changed since the check: that has ended all sessions, and one more would outlive it.
 */
export async function openSession(
  parts: SessionParts,
  { request, reply, now }: Pick<SessionCall, 'request' | 'reply' | 'now'>,
  { person, remember, isVouched = false }: Entering,
): Promise<LiveSession | undefined> {
  const { settings, directory, sessions, vault } = parts;
  const old = tokenOf(request);
  if (old !== undefined) await endSession(parts, hashToken(old));
  const device = (request.headers['user-agent'] ?? '').slice(0, DEVICE_LIMIT);
  const token = await transact(directory, async (within) =>
    (await isStill(within, person))
      ? sessions.open(person.staff_id, device, now, { isVouched, within })
      : undefined,
  );
  const session = token === undefined ? undefined : await sessions.find(token, now);
  if (token === undefined || session === undefined) return undefined;
  setToken(reply, settings, token, remember);
  rememberDevice(reply, settings, vault, person.email, knownDevice(request, vault, person.email));
  tellOfSession(parts, session.caller);
  return session;
}
