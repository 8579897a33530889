import { isDayText } from '../../contract/rules/dayText';
import { isEmailAddress } from '../../contract/rules/email';

/** True of a word as programs use: what is none is masked where a word of the program may stand too. */
export const isProgramWord = (text: string): boolean =>
  /^[a-z][\w./:-]*$/i.test(text) && !/\d.*\d/.test(text);

/** A day in any dress, as a secret is looked for: DD/MM/YYYY, or YYYY-MM-DD. */
export function isDay(text: string): boolean {
  const digits = text.replace(/[\s._/-]/g, '');
  const written = [
    digits.replace(/^(..)(..)(....)$/, '$1/$2/$3'),
    digits.replace(/^(....)(..)(..)$/, '$3/$2/$1'),
  ];
  return written.some(isDayText);
}

/** Of letters, but for an id at its end. */
const isPath = (text: string) => /^(?:\/[a-z]+)+(?:\/[\p{L}\p{N}._-]+)?$/iu.test(text);

const isMail = (text: string) => isEmailAddress(text) && /\.[a-z]{2,}$/i.test(text);

/** True of what the office tells apart by what it is: where people do not write as they like, it means that and no secret. */
export const isOfProgram = (text: string): boolean =>
  isProgramWord(text) || isDay(text) || isMail(text) || isPath(text);
