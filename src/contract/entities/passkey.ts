import type { ValueOf } from '../wire/field';
import { optional, secret } from '../wire/field';
import { id, text } from '../wire/fields';

/** What a browser is asked to do with a passkey, as WebAuthn writes it in JSON. */
export const passkeyOptions = secret(text('PASSKEY_OPTIONS', { min: 1, max: 20_000 }), 'underItsNames');
/** What a person calls one. */
export const passkeyName = text('PASSKEY_NAME', { min: 1, max: 60 });

/** A passkey, as its person knows it again. */
export const passkeyFields = {
  passkeyId: id('PASSKEY_ID'),
  passkeyName,
  /** Instants, as ISO 8601 writes them. */
  madeAt: text('DATE_CREATED'),
  usedAt: optional(text('DATE_USED')),
};
export type Passkey = ValueOf<typeof passkeyFields>;
