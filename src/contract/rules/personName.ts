const CHINESE_OR_JAPANESE = /^[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]+$/u;

/** A person's name in reading order: first name, last name; in Chinese and Japanese the family name first and no space. */
export function personName(firstName: string, lastName: string): string {
  const [first, last] = [firstName.trim(), lastName.trim()];
  return CHINESE_OR_JAPANESE.test(first) && CHINESE_OR_JAPANESE.test(last)
    ? `${last}${first}`
    : `${first} ${last}`.trim();
}
