/** RFC 5321 section 4.5.3.1: the lengths of a local part and of a whole address, in octets. */
const LOCAL_PART_LIMIT = 64;
const ADDRESS_LIMIT = 254;

/** The HTML standard's pattern of a valid e-mail address (section 4.10.5.1.5), whose top-level domain is no number (RFC 3696, 2). */
export const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@(?!(?:.*\.)?\d+$)[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** True for an address that mail can be sent to: the pattern, the lengths, and no misplaced dot in the local part. */
export function isEmailAddress(text: string): boolean {
  if (text.length > ADDRESS_LIMIT || !emailPattern.test(text)) return false;
  const local = text.slice(0, text.lastIndexOf('@'));
  return local.length <= LOCAL_PART_LIMIT && !/^\.|\.$|\.\./.test(local);
}
