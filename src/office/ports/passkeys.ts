import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import type { Asked, PasskeyTrouble } from '../kernel/world';

type Ask = Asked['passkeys.ask'];

/** Has the browser make a passkey or sign in with one; answers what it gives for the server, or why it gave nothing. */
export async function askPasskey({ does, passkeyOptions }: Ask['input']): Promise<Ask['answer']> {
  if (!window.PublicKeyCredential) return { why: 'unable' };
  try {
    const optionsJSON = JSON.parse(passkeyOptions) as never;
    const given = does === 'make' ? startRegistration({ optionsJSON }) : startAuthentication({ optionsJSON });
    return { passkeyAnswer: JSON.stringify(await given) };
  } catch (error) {
    return { why: (error instanceof WebAuthnError && troubles[error.code]) || 'brokenOff' };
  }
}

const troubles: { readonly [code in WebAuthnError['code']]?: PasskeyTrouble } = {
  ERROR_INVALID_DOMAIN: 'address',
  ERROR_INVALID_RP_ID: 'address',
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: 'known',
  ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT: 'unable',
  ERROR_AUTHENTICATOR_NO_SUPPORTED_PUBKEYCREDPARAMS_ALG: 'unable',
};
