import { secret } from '../wire/field';
import { text } from '../wire/fields';

/** What a browser answers that was asked to do something with a passkey, as WebAuthn writes it in JSON. */
export const passkeyAnswer = secret(text('PASSKEY', { min: 1, max: 20_000 }), 'underItsNames');
