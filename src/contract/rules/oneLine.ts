/** True for a text without breaks and other signs that are not seen, its ends aside: it may stand in the head of a mail. */
export const isOneLine = (text: string): boolean => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text.trim());
