import { randomBytes } from 'node:crypto';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/** Bytes from here on would make the first letters likelier than the last. */
const FAIR_BYTES = 256 - (256 % LETTERS.length);

/** A new identifier: 20 letters and digits (119 bits) that nobody can guess. */
export function newId(length = 20): string {
  let id = '';
  while (id.length < length) {
    for (const byte of randomBytes(length * 2)) {
      if (byte < FAIR_BYTES && id.length < length) id += LETTERS[byte % LETTERS.length];
    }
  }
  return id;
}
