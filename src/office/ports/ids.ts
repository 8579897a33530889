const LETTERS_AND_DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/** The largest multiple of 62 in a byte: what lies above would make the first letters likelier. */
const FAIR_BELOW = 248;

const BATCH = 64;

/** A random text of `length` letters and digits, each as likely as the others. */
export function newId({ length }: { readonly length: number }): string {
  let id = '';
  while (id.length < length) {
    const bytes = crypto.getRandomValues(new Uint8Array(BATCH));
    for (const byte of bytes)
      if (byte < FAIR_BELOW && id.length < length) id += LETTERS_AND_DIGITS[byte % LETTERS_AND_DIGITS.length];
  }
  return id;
}
