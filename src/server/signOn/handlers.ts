import { issueToken, TOKEN_LIFE } from '../sessions/tokens';
import { Refused, type SessionHandlers } from '../http/handler';
import type { SessionParts } from '../sessions/open';
import { proofOf, setAttempt } from './attempt';
import { tellOfProvider } from './outcome';
import type { SignOnProvider } from './provider';

/** Sends a person to the provider of single sign-on, where there is one. */
export const signOnHandlers = (
  { directory, settings }: SessionParts,
  provider: SignOnProvider | undefined,
): SessionHandlers<'session.beginSignOn'> => ({
  'session.beginSignOn': {
    kind: 'session',
    async run({ reply, now }, { wantedPath: path }) {
      if (!provider) throw new Refused({ kind: 'notFound' });
      const token = await issueToken(directory, { purpose: 'signOn', staffId: null }, now);
      const providerAddress = await provider.begin(proofOf(token)).catch((error: unknown) => {
        tellOfProvider(error);
        throw new Refused({ kind: 'conflict', reason: 'providerAway' });
      });
      setAttempt(reply, settings, { token, path }, TOKEN_LIFE.signOn / 1000);
      return { providerAddress };
    },
  },
});
