import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
/** NIST SP 800-38D section 8.2: 96 bits, drawn anew for each text. */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** What stands before every sealed text, so that another cipher can follow one day. */
const VERSION = '1';

/** Seals texts for the database. `place` says what a text is of: sealed for one place, it opens in no other. */
export interface Vault {
  seal(text: string, place: string): string;
  /** Throws SealedOtherwise when it was sealed with another key, for another place, or was changed since. */
  open(sealed: string, place: string): string;
  /** True for what was sealed with this key. */
  isOwn(sealed: string): boolean;
  /** The mark of a text that only this key makes: what comes back with it was handed out here. */
  mark(text: string): string;
}

/** A sealed text that this key does not open in this place. */
export class SealedOtherwise extends Error {
  override readonly name = 'SealedOtherwise';
}

/** A vault whose key has 32 bytes: AES-256-GCM, a nonce a text, place and key number authenticated. */
export function createVault(key: Buffer): Vault {
  const keyNumber = createHash('sha256').update('greenroom key number').update(key).digest('hex').slice(0, 8);
  const head = `${VERSION}.${keyNumber}`;
  const context = (place: string) => Buffer.from(`${head}/${place}`);
  const markKey = createHmac('sha256', key).update('greenroom mark').digest();
  const isOwn = (sealed: string) => sealed.startsWith(`${head}.`);
  return {
    isOwn,
    mark: (text) => createHmac('sha256', markKey).update(text).digest('base64url'),
    seal(text, place) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(context(place));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return `${head}.${Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')}`;
    },
    open(sealed, place) {
      if (!isOwn(sealed)) throw new SealedOtherwise('sealed with another key');
      const bytes = Buffer.from(sealed.slice(head.length + 1), 'base64url');
      try {
        const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES))
          .setAAD(context(place))
          .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
        const body = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
        return Buffer.concat([body, decipher.final()]).toString('utf8');
      } catch {
        throw new SealedOtherwise('changed, or sealed for another place');
      }
    },
  };
}
