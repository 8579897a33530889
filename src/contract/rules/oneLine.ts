/**
 * True for a text without breaks and other signs that are not seen, its ends aside, and without those that turn what stands
 * beside them (Unicode Standard Annex 9, 2.1 to 2.4): it may stand in the head of a mail.
 */
export const isOneLine = (text: string): boolean =>
  !/[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u.test(text.trim());
