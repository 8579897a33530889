import type { Kysely } from 'kysely';
import type { Session } from '../../contract/entities/session';
import type { Directory } from '../database/schema';
import type { SessionStreams } from '../events/streams';
import { Refused, type SessionHandlers, type SessionScript } from '../http/handler';
import type { Installation, LiveSession } from '../installation';
import type { Settings } from '../settings';
import { clearToken, setToken, tokenOf } from './cookie';
import { rememberDevice } from './device';
import type { SignInLimits } from './limits';
import { originOf } from './origin';
import { passkeySiteOf } from './passkeySite';
import { checkSignIn, loginKey } from './signIn';
import { hashToken, type Sessions } from './store';

interface SessionParts {
  readonly settings: Settings;
  readonly directory: Kysely<Directory>;
  readonly sessions: Sessions;
  readonly streams: SessionStreams;
  readonly limits: SignInLimits;
  readonly vault: Installation['vault'];
  readonly events: Installation['events'];
}

const DEVICE_LIMIT = 200;

const sessionOf = ({ caller: { agency, staff, needsFactor, language } }: LiveSession): Session => ({
  agency,
  staff: { ...staff, ...(needsFactor && { needsFactor }), language: language ?? '' },
});

/** Sign-in, whose session it is, its lock, and sign-out here or everywhere. */
export function sessionHandlers({
  settings,
  directory,
  sessions,
  streams,
  limits,
  vault,
  events,
}: SessionParts): SessionHandlers<Extract<SessionScript, `session.${string}`>> {
  const end = async (tokenHash: string) => {
    await sessions.end(tokenHash);
    streams.endSession(tokenHash);
  };
  /** Tells the person's other browsers, and colleagues who look at when the person was there. */
  const tell = ({ staffId, agency }: LiveSession['caller']) =>
    events.publish(agency.abbreviation, { kind: 'changed', entity: 'session', id: staffId, version: null });
  return {
    'session.signIn': {
      kind: 'session',
      async run({ request, reply, now }, input) {
        const account = loginKey(input.login);
        const { device: known, ...origin } = originOf(request, vault, account);
        const old = tokenOf(request);
        const here = old === undefined ? undefined : await sessions.find(old, now, 'evenLocked');
        const parts = { directory, limits, vault, passkeySite: passkeySiteOf(settings) };
        const signIn = await checkSignIn(parts, input, origin, now.getTime(), here?.caller.staffId);
        if ('refusal' in signIn) return signIn.refusal;
        if (old !== undefined) await end(hashToken(old));
        const device = (request.headers['user-agent'] ?? '').slice(0, DEVICE_LIMIT);
        const token = await sessions.open(signIn.staffId, device, now);
        const session = await sessions.find(token, now);
        if (session === undefined) return { outcome: 'unexplained' };
        setToken(reply, settings, token, input.remember);
        rememberDevice(reply, settings, vault, account, known);
        tell(session.caller);
        return { outcome: 'accepted', session: sessionOf(session) };
      },
    },
    'session.current': {
      kind: 'session',
      async run({ request, now }, { language }) {
        const token = tokenOf(request);
        const session = token === undefined ? undefined : await sessions.find(token, now, 'evenLocked');
        if (session === undefined) throw new Refused({ kind: 'signedOut' });
        if (session.isLocked) throw new Refused({ kind: 'signedOut', isLocked: true });
        const { caller } = session;
        if (language === undefined || language === caller.language)
          return { outcome: 'accepted', session: sessionOf(session) };
        await directory
          .updateTable('staff')
          .set({ language })
          .where('staff_id', '=', caller.staffId)
          .execute();
        return { outcome: 'accepted', session: sessionOf({ ...session, caller: { ...caller, language } }) };
      },
    },
    'session.signOut': {
      kind: 'session',
      async run({ reply, session }, { everywhere }) {
        if (session !== undefined && everywhere) {
          await sessions.endAllOf(session.caller.staffId);
          streams.endPerson(session.caller.staffId);
        } else if (session !== undefined) await end(session.tokenHash);
        if (session !== undefined) tell(session.caller);
        clearToken(reply, settings);
        // What the browser keeps of this person's pictures and pages goes with the session.
        reply.header('clear-site-data', '"cache"');
        return {};
      },
    },
    'session.lock': {
      kind: 'session',
      async run({ session, now }) {
        if (session === undefined) throw new Refused({ kind: 'signedOut' });
        const { tokenHash, caller } = session;
        await sessions.lock(tokenHash, now);
        streams.endSession(tokenHash);
        // Other processes end theirs.
        const event = { kind: 'changed', entity: 'staff', id: caller.staffId, version: null } as const;
        events.publish(caller.agency.abbreviation, event);
        return {};
      },
    },
  };
}
