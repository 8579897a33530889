import type { Session } from '../../contract/entities/session';
import { Refused, type SessionHandlers } from '../http/handler';
import type { LiveSession } from '../installation';
import { clearToken, tokenOf } from './cookie';
import type { SignInLimits } from './limits';
import { endSession, openSession, type SessionParts, tellOfSession } from './open';
import { originOf } from './origin';
import { passkeySiteOf } from './passkeySite';
import { checkSignIn, loginKey } from './signIn';
import { endAllOf } from './store';

type OwnScript = `session.${'signIn' | 'current' | 'signOut' | 'lock'}`;

const sessionOf = ({ caller: { agency, staff, needsFactor, language } }: LiveSession): Session => ({
  agency,
  staff: { ...staff, ...(needsFactor && { needsFactor }), language: language ?? '' },
});

/** Sign-in, whose session it is, its lock, and sign-out here or everywhere. */
export function sessionHandlers(
  parts: SessionParts & { readonly limits: SignInLimits },
): SessionHandlers<OwnScript> {
  const { settings, directory, sessions, streams, limits, vault, events } = parts;
  return {
    'session.signIn': {
      kind: 'session',
      async run(call, input) {
        const { request, now } = call;
        const account = loginKey(input.login);
        const origin = originOf(request, vault, account);
        const old = tokenOf(request);
        const here = old === undefined ? undefined : await sessions.find(old, now, 'evenLocked');
        const checks = { directory, limits, vault, passkeySite: passkeySiteOf(settings) };
        const signIn = await checkSignIn(checks, input, origin, now.getTime(), here?.caller.staffId);
        if ('refusal' in signIn) return signIn.refusal;
        const { person } = signIn;
        const session = await openSession(parts, call, { person, remember: input.remember });
        return session ? { outcome: 'accepted', session: sessionOf(session) } : { outcome: 'unexplained' };
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
          await endAllOf(directory, session.caller.staffId);
          streams.endPerson(session.caller.staffId);
        } else if (session !== undefined) await endSession(parts, session.tokenHash);
        if (session !== undefined) tellOfSession(parts, session.caller);
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
