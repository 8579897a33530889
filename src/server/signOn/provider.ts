import type { ClientAuth, Configuration, IDToken } from 'openid-client';
import type { Settings, SignOnSettings } from '../settings';
import { type Proof, RETURN_PATH } from './attempt';

/** Who somebody is, in the words of the provider. */
export interface Identity {
  readonly issuer: string;
  readonly subject: string;
  /** In lower case; empty where it gives none. */
  readonly email: string;
  readonly isVerified: boolean;
  /** It says that it has asked for more than one factor. */
  readonly hasFactor: boolean;
}

/** The provider of single sign-on, as this server speaks with it. */
export interface SignOnProvider {
  /** Where a person is sent to sign in. Rejects where the provider cannot be reached. */
  begin(proof: Proof): Promise<string>;
  /** Who has come back to `address` from it. Rejects where what came does not belong to that proof, or cannot be verified. */
  finish(address: URL, proof: Proof): Promise<Identity>;
}

/** Seconds until a provider that says nothing counts as one that cannot be reached. */
const PATIENCE = 8;

/** The provider of these settings. What it says of itself is read when it is first needed, and again once that has failed. */
export function signOnProvider(
  signOn: SignOnSettings,
  { publicUrl }: Pick<Settings, 'publicUrl'>,
): SignOnProvider {
  let known: Promise<Configuration> | undefined;
  const configuration = () => {
    known ??= discover(signOn).catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };
  return {
    async begin({ state, nonce, verifier }) {
      const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await import('openid-client');
      const address = buildAuthorizationUrl(await configuration(), {
        scope: 'openid email',
        redirect_uri: publicUrl + RETURN_PATH,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...{ state, nonce },
        ...(signOn.factorClasses.length > 0 && { acr_values: signOn.factorClasses.join(' ') }),
      });
      return address.href;
    },
    async finish(address, { state, nonce, verifier }) {
      const { authorizationCodeGrant, fetchUserInfo } = await import('openid-client');
      const config = await configuration();
      const tokens = await authorizationCodeGrant(config, address, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
      });
      const claims = tokens.claims();
      if (claims === undefined) throw new Error('The provider gave no ID token.');
      const asksMore =
        claims['email'] === undefined && config.serverMetadata().userinfo_endpoint !== undefined;
      const more = asksMore ? await fetchUserInfo(config, tokens.access_token, claims.sub) : claims;
      return identityOf(signOn, claims, more);
    },
  };
}

async function discover({ issuer, clientId, clientSecret }: SignOnSettings): Promise<Configuration> {
  const {
    allowInsecureRequests,
    ClientSecretBasic,
    ClientSecretPost,
    discovery,
    enableNonRepudiationChecks,
    None,
  } = await import('openid-client');
  /** As OpenID Connect has it, a provider that names no way takes the header. */
  const withSecret: ClientAuth = (server, ...rest) => {
    const ways = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const way = ways.includes('client_secret_basic') ? ClientSecretBasic : ClientSecretPost;
    return way(clientSecret)(server, ...rest);
  };
  const isPlain = issuer.startsWith('http:');
  return discovery(new URL(issuer), clientId, undefined, clientSecret === undefined ? None() : withSecret, {
    // Signatures of ID tokens are checked although they come from the provider itself.
    execute: [enableNonRepudiationChecks, ...(isPlain ? [allowInsecureRequests] : [])],
    timeout: PATIENCE,
  });
}

function identityOf(
  { factorClasses, trustsAddresses }: SignOnSettings,
  { iss: issuer, sub: subject, amr, acr }: IDToken,
  { email, email_verified: verified = trustsAddresses }: Readonly<Record<string, unknown>>,
): Identity {
  return {
    ...{ issuer, subject },
    email: typeof email === 'string' ? email.trim().toLowerCase() : '',
    isVerified: verified === true || verified === 'true',
    // RFC 8176: `mfa` stands for more than one factor, whichever.
    hasFactor: (Array.isArray(amr) && amr.includes('mfa')) || factorClasses.includes(String(acr)),
  };
}
